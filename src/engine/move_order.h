/// MoveOrder: which moves of 8x8 Othello a search tries first.
///
/// What the table knows comes before everything. The others are judged by what they leave the other
/// side: its replies, its frontier in searches to the end, and where it pays a few plies of looking
/// ahead.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/frame.h"
#include "kernels/bitboard.h"
#include "search/table.h"
#include "solver/candidates.h"
#include "solver/geometry.h"

namespace outflank::engine {

template <class Kernel, class Eval, class Rules>
class MoveOrder {
  public:
    using List = solver::Candidates<Kernel>;

    explicit MoveOrder(const Eval& eval) : eval_(eval) {}

    /// Positions looked at since it was made.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    /// Returns how many of the list's first moves the table knew.
    [[gnu::always_inline]] static int bring_known_forward(List& list, bool found,
                                                          const TableEntry& known) {
        if (!found) return 0;
        int count = 0;
        if (list.bring_to(count, known.move)) ++count;
        if (list.bring_to(count, known.second_move)) ++count;
        return count;
    }

    /// Gives every move from there on its promise.
    void judge(const Frame<Eval>& node, int depth, List& list, int from) {
        if (depth <= 1) {
            for (int i = from; i < list.count(); ++i) list[i].promise = at_first_sight(list[i]);
            return;
        }
        const bool to_the_end = depth == node.empties;
        const int reply_weight = !to_the_end ? 50 : depth > 16 ? 350 : 500;
        const int frontier_weight = depth > 16 ? 100 : 200;
        const int look = look_ahead_depth(node, depth);
        const solver::Parity parity = solver::parity_of(Rules::empties(node.own, node.other));
        for (int i = from; i < list.count(); ++i) {
            Candidate& move = list[i];
            const Node next = node.Node::after(move);
            const Bitboard replies = mobility<Kernel, Rules>(next);
            move.promise = -reply_weight *
                           (kernels::count(replies) + kernels::count(replies & Rules::Corners));
            if (to_the_end)
                move.promise -=
                    frontier_weight * kernels::count(Rules::frontier(next.other, next.own));
            if (look < 0 && !to_the_end) move.promise += 5 * at_first_sight(move);
            if (look >= 0) move.promise -= look_ahead(node.after(move), look, -Infinity, Infinity);
            if (to_the_end && (parity & solver::quarter_of(move.square))) move.promise += 100;
        }
    }

  private:
    static constexpr int Infinity = 30000;

    /// How many plies to look ahead in order to judge the moves of a node; -1: the replies left are
    /// judgement enough.
    [[gnu::always_inline]] static int look_ahead_depth(const Node& node, int depth) {
        if (depth == node.empties)
            return depth <= 13 ? -1 : depth <= 16 ? 0 : depth <= 19 ? 1 : depth <= 22 ? 2 : 3;
        return depth <= 3 ? -1 : depth <= 6 ? 0 : depth <= 10 ? 1 : depth <= 14 ? 2 : 3;
    }

    /// How promising a move is before anybody looked at what it leads to.
    [[gnu::always_inline]] static int at_first_sight(const Candidate& move) {
        return solver::SquareWorths[static_cast<std::size_t>(move.square)] -
               2 * kernels::count(move.flips);
    }

    /// A small plain alpha-beta: for a handful of plies anything more costs more than it saves.
    int look_ahead(const Frame<Eval>& node, int depth, int alpha, int beta) {
        ++nodes_;
        if (depth == 0) return eval_.evaluate(node.own, node.other, node.state);
        const Bitboard moves = mobility<Kernel, Rules>(node);
        if (moves == 0) {
            const Frame<Eval> next = node.after_pass();
            if (mobility<Kernel, Rules>(next) == 0)
                return 100 * Rules::final_score(node.own, node.other);
            return -look_ahead(next, depth - 1, -beta, -alpha);
        }
        int best = -Infinity;
        for (Bitboard rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            const int square = kernels::lowest(rest);
            const Candidate move{Kernel::flips(square, node.own, node.other), square, 0};
            best = std::max(
                best, -look_ahead(node.after(move), depth - 1, -beta, -std::max(alpha, best)));
        }
        return best;
    }

    Eval eval_;
    std::uint64_t nodes_ = 0;
};

}  // namespace outflank::engine
