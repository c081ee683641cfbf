/// Othello on 8x8, hand-tuned: the same Game as Othello{8}, on two words and a kernel of
/// src/kernels.
///
/// The kernel is a template parameter, so that everything built on this game carries the kernel in
/// its name and can be compiled once per instruction set. Text goes through the any-size game;
/// nobody reads positions in a hot loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "games/othello/move.h"
#include "games/othello/othello.h"
#include "games/othello/position8.h"
#include "games/othello/scoring.h"
#include "kernels/bitboard.h"

namespace outflank::othello {

template <class Kernel>
class Othello8 {
  public:
    using Position = Position8;
    using Move = othello::Move;
    using Moves = MoveList<Move, 64>;
    static constexpr bool FinishedCountsInPerft = true;

    constexpr explicit Othello8(Scoring scoring = Scoring::WinnerTakesEmpties)
        : scoring_(scoring) {}

    [[nodiscard]] Position start() const { return start8(); }

    [[nodiscard]] Moves moves(const Position& position) const {
        Moves result;
        auto squares = Kernel::mobility(position.own, position.other);
        if (squares == 0 && opponent_can_move(position)) result.push_back(Move::pass());
        for (; squares != 0; squares &= squares - 1)
            result.push_back(Move::at(Square::from_index64(kernels::lowest(squares))));
        return result;
    }

    [[nodiscard]] std::size_t count_moves(const Position& position) const {
        const auto squares = Kernel::mobility(position.own, position.other);
        if (squares == 0) return opponent_can_move(position) ? 1 : 0;
        return static_cast<std::size_t>(kernels::count(squares));
    }

    [[nodiscard]] bool is_legal(const Position& position, Move move) const {
        const auto squares = Kernel::mobility(position.own, position.other);
        if (move.is_pass()) return squares == 0 && opponent_can_move(position);
        return move.square().is_on(8) && (squares & kernels::bit(move.square().index64())) != 0;
    }

    /// REQUIRES: is_legal(position, move).
    [[nodiscard]] Position after(const Position& position, Move move) const {
        const Side next = opponent(position.to_move);
        if (move.is_pass()) return {.own = position.other, .other = position.own, .to_move = next};
        const int square = move.square().index64();
        const auto flips = Kernel::flips(square, position.own, position.other);
        return {.own = position.other ^ flips,
                .other = position.own ^ flips ^ kernels::bit(square),
                .to_move = next};
    }

    [[nodiscard]] Side to_move(const Position& position) const { return position.to_move; }

    [[nodiscard]] bool is_over(const Position& position) const {
        return Kernel::mobility(position.own, position.other) == 0 && !opponent_can_move(position);
    }

    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const {
        if (!is_over(position)) return std::nullopt;
        return final_outcome(kernels::count(position.black()), kernels::count(position.white()),
                             kernels::count(position.empties()), scoring_);
    }

    [[nodiscard]] int gain(const Position& position, Move move) const {
        return move.is_pass() ? 0
                              : kernels::count(Kernel::flips(move.square().index64(), position.own,
                                                             position.other));
    }

    [[nodiscard]] std::uint64_t key(const Position& position) const {
        return othello::key(position);
    }
    [[nodiscard]] RepetitionRule repetition() const { return {}; }

    [[nodiscard]] std::string format(const Position& position) const {
        return wide().format(widened(position));
    }
    [[nodiscard]] std::string format(Move move) const { return othello::format(move); }
    [[nodiscard]] std::string diagram(const Position& position) const {
        return wide().diagram(widened(position));
    }
    [[nodiscard]] Result<Position> parse_position(std::string_view text) const {
        const auto position = wide().parse_position(text);
        if (!position) return position.error();
        return narrowed(*position);
    }
    [[nodiscard]] Result<Move> parse_move(std::string_view text) const {
        return wide().parse_move(text);
    }
    [[nodiscard]] std::string name() const { return wide().name(); }
    [[nodiscard]] std::string_view side_name(Side side) const {
        return side == Side::One ? "Black" : "White";
    }

    [[nodiscard]] Position transformed(const Position& position, Symmetry symmetry) const {
        return othello::transformed(position, symmetry);
    }
    [[nodiscard]] Move transformed(Move move, Symmetry symmetry) const {
        return othello::transformed(move, symmetry, 8);
    }

  private:
    [[nodiscard]] bool opponent_can_move(const Position& position) const {
        return Kernel::mobility(position.other, position.own) != 0;
    }
    [[nodiscard]] Othello wide() const { return Othello(8, scoring_); }

    Scoring scoring_;
};

}  // namespace outflank::othello
