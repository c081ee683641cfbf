/// Autosave: games are kept while they are played, so that one that was cut off can be taken up
/// again.
///
/// Each running game has a file `ID.game` and holds a lock on `ID.lock`, which the system takes
/// away however the program ends. So a game whose lock is free was cut off, or left unfinished.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/descriptor.h"
#include "core/result.h"

namespace outflank::app {

/// $XDG_STATE_HOME/outflank, by default ~/.local/state/outflank; nothing where there is no home.
std::optional<std::filesystem::path> state_folder();

class Autosave {
  public:
    /// Keeps nothing where the folder cannot be made or written: a game is played all the same.
    explicit Autosave(std::filesystem::path folder);

    /// Whether games can be kept there: makes the folder. Where not, the sentence says why.
    [[nodiscard]] Result<Done> check_place() const;

    /// The newest game that was cut off, as text. Nobody else is offered it while this lives.
    [[nodiscard]] const std::optional<std::string>& cut_off() const { return cut_off_; }
    /// From now on the game that was cut off is the one at hand, and the one that was at hand, if
    /// any, is the one that was cut off. REQUIRES: there is one.
    void take_up();

    /// The game at hand as it stands now.
    void keep(std::string_view text);
    /// The game at hand gives way to another: it stays kept, and is the one that was cut off.
    /// False: there was none.
    bool set_aside();
    /// The game at hand is over and need not be kept any more.
    void discard();

  private:
    /// A game's files and the lock on them.
    struct Place {
        std::filesystem::path game;
        Descriptor lock;
    };

    [[nodiscard]] static std::optional<Place> locked(const std::filesystem::path& game);
    void find_cut_off();
    static void remove(Place& place);

    std::filesystem::path folder_;
    std::optional<std::string> cut_off_;
    std::optional<Place> offered_;
    std::optional<Place> at_hand_;
};

}  // namespace outflank::app
