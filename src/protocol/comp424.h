/// The lines of McGill's COMP 424 server, winter 2018, as values, for both ends of the wire.
///
///     C->S  START <name>
///     S->C  START Player-<id> <name>
///     S->C  PLAY Player-<id>
///     both  x1 y1 x2 y2 <id>            rows and columns from 0; row x is rank x+1, column y file
///     a+y S->C  GAMEOVER [reason ](WINNER <id>|DRAW|UNDECIDED|CANCELLED n)
///
/// Player 0 has the attackers, Side::One.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "games/game.h"
#include "games/tafl/square.h"

namespace outflank::protocol::comp424 {

inline constexpr int BoardSize = 9;
inline constexpr std::uint16_t UsualPort = 8123;

struct Join {
    std::string name;
    friend bool operator==(const Join&, const Join&) = default;
};

struct Welcome {
    Side you = Side::One;
    std::string name;
    friend bool operator==(const Welcome&, const Welcome&) = default;
};

struct YourTurn {
    Side you = Side::One;
    friend bool operator==(YourTurn, YourTurn) = default;
};

/// A move that a client makes, or that the server tells both clients.
struct Played {
    Side side = Side::One;
    tafl::Move move{};
    friend bool operator==(Played, Played) = default;
};

/// Five numbers that name no player or no squares of the board: an illegal move, where a line that
/// cannot be read is no move at all.
struct Impossible {
    friend bool operator==(Impossible, Impossible) = default;
};

enum class Ending : std::uint8_t { Won, Drawn, Undecided, Cancelled };

struct GameOver {
    Ending ending = Ending::Drawn;
    std::optional<Side> winner;  // of a game that was won
    std::string reason;  // one line, may be empty
    friend bool operator==(const GameOver&, const GameOver&) = default;
};

using FromClient = std::variant<Join, Played, Impossible>;
using FromServer = std::variant<Welcome, YourTurn, Played, GameOver>;

Result<FromClient> parse_from_client(std::string_view line);
Result<FromServer> parse_from_server(std::string_view line);

/// Without the end of the line.
std::string format(const Join& join);
std::string format(const Welcome& welcome);
std::string format(YourTurn turn);
std::string format(Played played);
std::string format(const GameOver& over);

}  // namespace outflank::protocol::comp424
