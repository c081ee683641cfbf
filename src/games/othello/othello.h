/// Othello on any even board from 4x4 to 16x16, as a Game. Black is Side::One and begins.
///
/// This is the game for every size and the oracle of the hand-tuned 8x8 one: it is written to be
/// read, and the board size is a plain value. A side without a move passes (the pass is then its
/// only move); when neither side can move, the game is over and the discs are counted.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "games/othello/move.h"
#include "games/othello/position.h"
#include "games/othello/scoring.h"
#include "games/othello/wide_bits.h"

namespace outflank::othello {

class Othello {
  public:
    using Position = othello::Position;
    using Move = othello::Move;
    using Moves = MoveList<Move, LargestSize * LargestSize>;
    static constexpr bool FinishedCountsInPerft = true;

    static constexpr bool is_size(int size) {
        return size >= SmallestSize && size <= LargestSize && size % 2 == 0;
    }
    /// For a size that comes from outside.
    static Result<Othello> of_size(int size, Scoring scoring = Scoring::WinnerTakesEmpties);
    /// REQUIRES: is_size(size).
    constexpr explicit Othello(int size, Scoring scoring = Scoring::WinnerTakesEmpties)
        : board_(WideBits::board(size)), size_(size), scoring_(scoring) {
        assert(is_size(size));
    }

    [[nodiscard]] constexpr int size() const { return size_; }

    /// The four discs in the middle, on 8x8 d4 and e5 White, e4 and d5 Black; Black to move.
    [[nodiscard]] Position start() const;
    /// In ascending order of squares.
    [[nodiscard]] Moves moves(const Position& position) const;
    [[nodiscard]] std::size_t count_moves(const Position& position) const;
    [[nodiscard]] bool is_legal(const Position& position, Move move) const;
    /// REQUIRES: is_legal(position, move).
    [[nodiscard]] Position after(const Position& position, Move move) const;
    [[nodiscard]] Side to_move(const Position& position) const { return position.to_move(); }
    [[nodiscard]] bool is_over(const Position& position) const;
    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const;
    [[nodiscard]] int gain(const Position& position, Move move) const;
    [[nodiscard]] std::uint64_t key(const Position& position) const { return position.key(); }
    [[nodiscard]] RepetitionRule repetition() const { return {}; }  // discs only ever come on

    /// The squares where the side to move, or the side given, can put a disc.
    [[nodiscard]] WideBits playable(const Position& position) const;
    [[nodiscard]] WideBits playable(const Position& position, Side side) const;
    [[nodiscard]] WideBits empties(const Position& position) const;
    /// For Black, as if the game ended here.
    [[nodiscard]] int score(const Position& position, Scoring scoring) const;

    [[nodiscard]] std::string format(const Position& position) const;
    [[nodiscard]] std::string format(Move move) const { return othello::format(move); }
    [[nodiscard]] std::string diagram(const Position& position) const;
    [[nodiscard]] Result<Position> parse_position(std::string_view text) const;
    [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::string_view side_name(Side side) const {
        return side == Side::One ? "Black" : "White";
    }

    [[nodiscard]] Position transformed(const Position& position, Symmetry symmetry) const;
    [[nodiscard]] Move transformed(Move move, Symmetry symmetry) const {
        return othello::transformed(move, symmetry, size_);
    }

    friend bool operator==(const Othello&, const Othello&) = default;

  private:
    [[nodiscard]] bool opponent_can_move(const Position& position) const {
        return playable(position, opponent(position.to_move())).any();
    }

    WideBits board_;
    int size_;
    Scoring scoring_;
};

}  // namespace outflank::othello
