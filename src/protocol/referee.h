/// Referee: one game of Tafl between two connected players, as a state machine without I/O and
/// without a watch. It hears what the clients say and when, and tells what is to be sent to whom
/// and written into the log.
///
///     Referee referee(dialect, game, laws, names, seed);
///     deliver(referee.begin(now));
///     while (!referee.verdict()) deliver(referee.hear(side, message, now));   // or lost, tick
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/tafl/tafl.h"
#include "protocol/dialect.h"
#include "protocol/verdict.h"
#include "search/limits.h"

namespace outflank::protocol {

/// The time for a move. A move that comes late, but within the cushion, is replaced by a random
/// one; without a move after the cushion the game is lost.
struct TimeLaw {
    Duration first{};  // for the first move of each side
    Duration others{};
    Duration cushion{};
};

struct Letter {
    Side to = Side::One;
    std::string message;
};

/// What follows from an event.
struct Ruling {
    std::vector<Letter> letters;  // in the order they are to be sent
    std::vector<std::string> log;  // lines for spectators
};

class Referee {
  public:
    using Names = std::array<std::string, 2>;  // by index(Side)
    using TimePoint = Clock::time_point;

    /// The dialect must outlive it.
    Referee(const Dialect& dialect, const tafl::Tafl& game, const TimeLaw& law, Names names,
            std::uint64_t seed);

    Ruling begin(TimePoint now);
    Ruling hear(Side from, std::string_view message, TimePoint now);
    /// The connection to a player is of no more use; the sentence says why.
    Ruling lost(Side side, const std::string& sentence);
    /// Nobody has said anything until now.
    Ruling tick(TimePoint now);
    /// Ends the game for nobody.
    Ruling interrupt();

    /// When a tick will end the game.
    [[nodiscard]] TimePoint deadline() const { return turn_began_ + limit() + law_.cushion; }

    [[nodiscard]] const TaflRecord& record() const { return record_; }
    [[nodiscard]] const Names& names() const { return names_; }
    [[nodiscard]] const std::optional<Verdict>& verdict() const { return verdict_; }

  private:
    [[nodiscard]] Duration limit() const;
    [[nodiscard]] std::string title(Side side) const;
    void note_noise(Side from, const std::string& sentence);
    void play(tafl::Move move, TimePoint now);
    void go_on(TimePoint now);
    void end(Verdict verdict);
    void send(Side to, const std::optional<std::string>& message);
    void send_both(const std::optional<std::string>& message);
    Ruling ruling();

    const Dialect& dialect_;
    TimeLaw law_;
    Names names_;
    Rng rng_;
    TaflRecord record_;
    TimePoint turn_began_;
    int noises_ = 0;
    std::optional<Verdict> verdict_;
    Ruling ruling_;  // of the event at hand
};

}  // namespace outflank::protocol
