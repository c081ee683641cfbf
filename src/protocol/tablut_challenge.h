/// The JSON messages of the University of Bologna's Tablut Challenge server as values, for both
/// ends of the wire. Length prefixes are LengthFraming's.
///
///     C->S  "name"
///     S->C  {"board":[["EMPTY",...9],...9],"turn":"WHITE"}
///     C->S  {"from":"e4","to":"d4","turn":"WHITE"}
///
/// White has the defenders (Side::Two), Black the attackers. The first row is rank 1.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "games/tafl/tafl.h"

namespace outflank::protocol::challenge {

inline constexpr std::size_t BoardSize = 9;
inline constexpr std::uint16_t WhitePort = 5800;
inline constexpr std::uint16_t BlackPort = 5801;

enum class Cell : std::uint8_t { Empty, White, Black, King, Throne };
enum class Turn : std::uint8_t { White, Black, WhiteWin, BlackWin, Draw };

constexpr Turn turn_of(Side side) { return side == Side::Two ? Turn::White : Turn::Black; }
constexpr Turn won_by(Side side) { return side == Side::Two ? Turn::WhiteWin : Turn::BlackWin; }

using Board = std::array<std::array<Cell, BoardSize>, BoardSize>;  // [rank][file]

/// What the server tells both clients after every move.
struct State {
    Board board{};
    Turn turn = Turn::White;
    friend bool operator==(const State&, const State&) = default;
};

/// What a client sends when it is its turn.
struct Action {
    Side side = Side::Two;
    tafl::Move move{};
    friend bool operator==(Action, Action) = default;
};

std::string format_name(std::string_view name);
Result<std::string> parse_name(std::string_view json);

std::string format(const State& state);
/// Nine rows of nine known cells and a known turn; whether such a position can come up is
/// position_of's question.
Result<State> parse_state(std::string_view json);

std::string format(Action action);
Result<Action> parse_action(std::string_view json);

Board board_of(const tafl::Position& position);

/// The position with that side to move, checked as every position from outside is.
Result<tafl::Position> position_of(const tafl::Tafl& game, const Board& board, Side to_move);

}  // namespace outflank::protocol::challenge
