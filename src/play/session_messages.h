/// What a Session is told and what it tells: commands in, events out, all of them plain values.
///
/// A skin (terminal, web server, engine protocol) turns what its user does into commands and what
/// the session answers into whatever it shows or sends.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "games/game.h"
#include "play/record.h"
#include "search/report.h"

namespace outflank {

/// Who sits at one side: a player by name, or a person.
struct Seat {
    std::string player;  // empty: a person, whose moves come as command::Play

    [[nodiscard]] bool is_person() const { return player.empty(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

using Seats = std::array<Seat, 2>;  // by index(Side)

/// One request for a move. An answer to any but the last request comes too late and is ignored.
using Ticket = std::uint64_t;

namespace command {

/// A person's move; while the session is paused, for either side.
template <Game G>
struct Play {
    typename G::Move move;
};

/// Back to where a person was last to move, or by one move where no person is waited for. A
/// resignation is taken back first.
struct Undo {};
/// Forward along what was taken back, as far as Undo went.
struct Redo {};

/// From the game's own start, with the same seats.
struct NewGame {};
template <Game G>
struct SetPosition {
    typename G::Position position;
};
/// Goes on at the end of the record, by its game's size and rules.
template <Game G>
struct Load {
    GameRecord<G> record;
};

struct Sit {
    Seats seats;
};
struct SwapSides {};

/// The person to move gives up, or the one who waits for a player.
struct Resign {};
/// Nobody is asked to move until Resume.
struct Pause {};
/// Goes on with a game that stands still: paused, resigned, or left by a player that failed.
struct Resume {};

/// What a player found so far, in answer to event::Thinking.
template <Game G>
struct Progressed {
    Ticket ticket;
    SearchReport<typename G::Move> report;
};
/// What a player decided; no move: it resigns.
template <Game G>
struct Chosen {
    Ticket ticket;
    std::optional<typename G::Move> move;
};
/// A player cannot go on; the session pauses.
struct Failed {
    Ticket ticket;
    std::string sentence;
};

}  // namespace command

template <Game G>
using Command = std::variant<command::Play<G>, command::Undo, command::Redo, command::NewGame,
                             command::SetPosition<G>, command::Load<G>, command::Sit,
                             command::SwapSides, command::Resign, command::Pause, command::Resume,
                             command::Progressed<G>, command::Chosen<G>, command::Failed>;

namespace event {

/// Record, seats or both are not what they were.
struct Changed {};
/// A side could not move; the pass is in the record already.
struct Passed {
    Side side;
};
/// The player at that side is to choose a move for the record as it stands.
struct Thinking {
    Side side;
    Ticket ticket;
};
/// The answer to that request is not wanted any more.
struct Abandoned {
    Ticket ticket;
};
template <Game G>
struct Progress {
    Side side;
    SearchReport<typename G::Move> report;
};
/// Once a game; Resume tells it again.
struct Ended {
    std::optional<Side> winner;
    std::string_view reason;  // as in match reports: "discs", "king-escaped", "resign"
};
/// What was asked cannot be, and why. The game is what it was; after a player's failure it is
/// paused.
struct Refused {
    std::string sentence;
};

}  // namespace event

template <Game G>
using Event = std::variant<event::Changed, event::Passed, event::Thinking, event::Abandoned,
                           event::Progress<G>, event::Ended, event::Refused>;

}  // namespace outflank
