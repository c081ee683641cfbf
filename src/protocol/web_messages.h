/// What a web page or a program sends to `outflank serve`, as values. docs/api.md tells what each
/// message means; here a text is only taken apart, and nothing in it is looked up or played.
///
///     C->S  {"type":"create","game":{"name":"othello","size":8},"seats":["human","mcts"]}
///     C->S  {"type":"play","request":7,"move":"f5"}
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"

namespace outflank::protocol::web {

/// Longer messages and bodies are refused before they are read.
inline constexpr std::size_t LongestMessage = 256 * 1024;

/// A game as a message names it; nothing in it: Othello on 8x8.
struct GameName {
    std::string name;  // empty: othello
    std::optional<int> size;
    std::string rules;  // empty: the usual ones

    friend bool operator==(const GameName&, const GameName&) = default;
};

/// What a question is about. Without a record: the game that the connection is attached to.
struct Subject {
    GameName game;
    std::optional<std::string> record;

    friend bool operator==(const Subject&, const Subject&) = default;
};

using SeatNames = std::array<std::string, 2>;  // by index(Side)

struct Create {
    static constexpr int UsualLevel = 3;
    GameName game;
    std::optional<SeatNames> seats;  // nothing: a person, and the engine at the usual level
    std::string record;
    std::optional<std::string> time;
    std::optional<std::string> clock;
};
struct Attach {
    std::string id;
};
struct Detach {};

/// About the game that the connection is attached to.
struct Play {
    std::string move;
};
struct Undo {};
struct Redo {};
struct New {};
struct Load {
    std::string record;
};
struct Sit {
    SeatNames seats;
};
struct SetTime {
    std::optional<std::string> time;
};
struct Swap {};
struct Resign {};
struct Pause {};
struct Resume {};
struct Hurry {};

/// Questions, which need no game.
struct Hint {
    static constexpr int UsualLevel = 16;
    Subject about;
    std::optional<int> level;  // nothing: the usual one, or the highest that is allowed
    std::optional<std::size_t> count;  // nothing: every move
};
struct Analyze {
    static constexpr int UsualLevel = 12;
    Subject about;
    std::optional<int> level;
};
struct Solve {
    Subject about;
};
/// A teaching agent thinks aloud.
struct Tree {
    Subject about;
    std::string player;
};
/// Players against each other, from balanced openings with either side.
struct Arena {
    static constexpr int UsualGames = 20;
    GameName game;
    std::vector<std::string> players;  // two or more
    int games = UsualGames;  // of each pairing
    std::optional<std::string> time;  // the most a move may take
    std::uint64_t seed = 1;
};
/// What came of the arena so far, as a file.
struct Report {
    std::string format;
};
/// One study, or all.
struct Stop {
    bool hint = true;
    bool analysis = true;
    bool tree = true;
    bool arena = true;
};
/// Whether anybody is there.
struct Ping {};
struct Parse {
    GameName game;
    std::string text;
    std::size_t number = 1;  // which of its games
};
struct Export {
    Subject about;
    std::string format;
    std::map<std::string, std::string> tags;
};

/// Obeyed by the game itself.
using GameMessage =
    std::variant<Play, Undo, Redo, New, Load, Sit, SetTime, Swap, Resign, Pause, Resume, Hurry>;
using Message = std::variant<Create, Attach, Detach, GameMessage, Hint, Analyze, Tree, Arena,
                             Report, Stop, Ping, Parse, Export>;

/// A message with the number that its answers are to carry.
struct Envelope {
    std::optional<std::int64_t> request;
    Result<Message> message;
};

/// Takes every text. An error names the member that is missing or wrong; members nobody knows are
/// skipped.
Envelope parse_message(std::string_view text);

/// The bodies of the REST requests: the members of the messages of the same names.
Result<Hint> parse_hint(std::string_view body);
Result<Analyze> parse_analyze(std::string_view body);
Result<Solve> parse_solve(std::string_view body);

}  // namespace outflank::protocol::web
