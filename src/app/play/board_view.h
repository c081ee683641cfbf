/// BoardView: a position as it is looked at, the same for every game: what stands on each square,
/// and what is marked there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/othello/othello.h"
#include "games/symmetry.h"
#include "games/tafl/tafl.h"
#include "play/record.h"

namespace outflank::app {

enum class Man : std::uint8_t { None, Dark, Light, King };
enum class Ground : std::uint8_t { Plain, Camp, Goal };  // of Tafl: camps, and where the king goes

struct SquareView {
    Man man = Man::None;
    Ground ground = Ground::Plain;
    bool is_playable = false;
    bool is_last = false;  // of the last move
    bool is_turning = false;  // from one man to another, or off the board

    friend bool operator==(const SquareView&, const SquareView&) = default;
};

struct BoardView {
    int size = 8;
    bool is_othello = true;
    std::vector<SquareView> squares;  // row by row from a1

    [[nodiscard]] const SquareView& at(Cell cell) const {
        return squares[static_cast<std::size_t>(cell.rank * size + cell.file)];
    }
    SquareView& at(Cell cell) {
        return squares[static_cast<std::size_t>(cell.rank * size + cell.file)];
    }
    [[nodiscard]] bool contains(Cell cell) const {
        return cell.file >= 0 && cell.file < size && cell.rank >= 0 && cell.rank < size;
    }

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// "f5".
std::string cell_name(Cell cell);

/// The last position of a record. In Tafl the moves of the piece on `chosen` are the playable ones.
BoardView view_of(const GameRecord<othello::Othello>& record, std::optional<Cell> chosen);
BoardView view_of(const GameRecord<tafl::Tafl>& record, std::optional<Cell> chosen);

/// How far a change of the board has come that people watch.
enum class Change : std::uint8_t { Begun, Turning, Done };

/// On the way from one board to the next: the new man stands at once, the others turn, then stand.
BoardView in_change(const BoardView& before, const BoardView& after, Change change);

/// How many men a side has; the king is one of the second side's.
int count_men(const BoardView& board, Side side);

}  // namespace outflank::app
