/// ExternalEngine: an Othello engine in another process, whatever protocol it speaks.
///
/// A client keeps in mind what the engine knows of the game, so that it is told only what is new
/// and keeps what it has thought out. Its errors speak of the engine as "it".
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/line_channel.h"
#include "games/othello/othello.h"
#include "play/player.h"

namespace outflank::roster {

class ExternalEngine {
  public:
    using Move = othello::Move;
    using Record = GameRecord<othello::Othello>;

    virtual ~ExternalEngine() = default;

    /// The first words. Waits until the engine has answered, so that it is ready to play.
    virtual Result<Done> greet(const Patience& patience) = 0;

    /// Its move for the side to move, legal or not.
    virtual Result<Choice<Move>> choose(const Record& record, const Conditions<Move>& conditions,
                                        const Patience& patience) = 0;

    /// Asks it to leave; does not wait.
    virtual void dismiss() = 0;
};

/// How many moves of the record are known already; nothing where it is another game.
inline std::optional<std::size_t> moves_known(const std::optional<ExternalEngine::Record>& known,
                                              const ExternalEngine::Record& record) {
    if (!known || known->game() != record.game() || known->start() != record.start())
        return std::nullopt;
    const auto& old = known->moves();
    const auto& now = record.moves();
    const bool goes_on =
        old.size() <= now.size() && std::equal(old.begin(), old.end(), now.begin());
    return goes_on ? std::optional(old.size()) : std::nullopt;
}

/// Beyond this many lines that are no answer, an engine talks rubbish.
inline constexpr int MostLinesOfTalk = 20'000;

}  // namespace outflank::roster
