/// The NBoard protocol, version 2: lines between an Othello board and an engine, both ways.
///
/// Only text and values are known here; who plays is somebody else's business. Reading is liberal,
/// because engines differ in what they leave out; writing is strict. A line that is neither side's
/// is to be ignored, says the protocol, so the parsers' errors are for logs and status lines.
///
///     < nboard 2                  > set myname Outflank
///     < set depth 6
///     < set game (;GM[Othello]...;)
///     < ping 1                    > pong 1
///     < go                        > nodestats 35805 0.02
///                                 > === E6/1.20/0.02
///     < move E6/1.20/0.02
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "games/othello/move.h"
#include "play/noted_move.h"

namespace outflank::protocol::nboard {

inline constexpr int Version = 2;

namespace command {

struct Hello {
    int version = Version;
    friend bool operator==(const Hello&, const Hello&) = default;
};
struct SetDepth {
    int depth = 0;
    friend bool operator==(const SetDepth&, const SetDepth&) = default;
};
struct SetGame {
    std::string ggf;  // what is said from here on is about the end of this game
    friend bool operator==(const SetGame&, const SetGame&) = default;
};
struct SetContempt {
    int discs = 0;  // what a draw is worth to Black
    friend bool operator==(const SetContempt&, const SetContempt&) = default;
};
struct MoveMade {
    NotedMove made;
    friend bool operator==(const MoveMade&, const MoveMade&) = default;
};
struct Hint {
    int count = 1;
    friend bool operator==(const Hint&, const Hint&) = default;
};
struct Go {
    friend bool operator==(Go, Go) = default;
};
struct Ping {
    int number = 0;
    friend bool operator==(const Ping&, const Ping&) = default;
};
struct Learn {
    friend bool operator==(Learn, Learn) = default;
};
struct Analyze {
    friend bool operator==(Analyze, Analyze) = default;
};
struct Quit {
    friend bool operator==(Quit, Quit) = default;
};

}  // namespace command

/// What a board tells an engine.
using Command = std::variant<command::Hello, command::SetDepth, command::SetGame,
                             command::SetContempt, command::MoveMade, command::Hint, command::Go,
                             command::Ping, command::Learn, command::Analyze, command::Quit>;

Result<Command> parse_command(std::string_view line);
std::string format(const Command& command);

namespace event {

struct Pong {
    int number = 0;
    friend bool operator==(const Pong&, const Pong&) = default;
};
/// The answer to `go`. The engine does not make the move; the board does.
struct Chosen {
    NotedMove chosen;
    friend bool operator==(const Chosen&, const Chosen&) = default;
};
/// One move of the answer to `hint`.
struct Hinted {
    std::vector<othello::Move> line;  // never empty
    double eval = 0;
    std::string depth;  // "14", "73%", "100%" when exact, "100%W" when only who wins is known
    bool is_from_book = false;
    friend bool operator==(const Hinted&, const Hinted&) = default;
};
struct Status {
    std::string text;
    friend bool operator==(const Status&, const Status&) = default;
};
struct MyName {
    std::string name;  // no blanks
    friend bool operator==(const MyName&, const MyName&) = default;
};
struct NodeStats {
    std::uint64_t nodes = 0;  // of this search
    double seconds = 0;
    friend bool operator==(const NodeStats&, const NodeStats&) = default;
};
struct Analysis {
    int moves_made = 0;  // passes count
    double eval = 0;
    friend bool operator==(const Analysis&, const Analysis&) = default;
};
struct Learned {
    friend bool operator==(Learned, Learned) = default;
};

}  // namespace event

/// What an engine tells a board.
using Event = std::variant<event::Pong, event::Chosen, event::Hinted, event::Status, event::MyName,
                           event::NodeStats, event::Analysis, event::Learned>;

Result<Event> parse_event(std::string_view line);
std::string format(const Event& event);

}  // namespace outflank::protocol::nboard
