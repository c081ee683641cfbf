/// MoveOrder: which moves of 8x8 Othello a search tries first.
///
/// What the table knows comes before everything. The others are judged by what they leave the other
/// side: its replies, its frontier in searches to the end, and where it pays an evaluation or, near
/// the end of the game, a few plies of looking ahead. In the middle game what has been a good reply
/// before counts, too.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/frame.h"
#include "engine/refutations.h"
#include "engine/square_worths.h"
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
        if (depth == node.empties)
            judge_to_the_end(node, list, from);
        else
            judge_in_the_middle(node, depth, list, from);
    }

    /// The move was enough, and those before it in the list were not. Not in searches to the end,
    /// which have better to go by.
    [[gnu::always_inline]] void learn(const Node& node, const List& list, int square) {
        refutations_.learn(node.last, list, square);
    }

    void forget() { refutations_.forget(); }

  private:
    static constexpr int Infinity = 30000;
    // Weights are in hundredths of a disc. Chosen by the work that searches of 12 to 16 plies take
    // (docs/experiments.md).
    static constexpr int EvaluationDepth = 4;  // from here up, moves are evaluated

    void judge_in_the_middle(const Frame<Eval>& node, int depth, List& list, int from) {
        for (int i = from; i < list.count(); ++i) {
            Candidate& move = list[i];
            const int experience = refutations_.worth(node.last, move.square);
            if (depth <= 1) {
                move.promise = 9 * at_first_sight(node, move) + 2 * experience;
                continue;
            }
            move.promise = experience - 50 * replies_left(node.Node::after(move));
            move.promise += depth < EvaluationDepth ? 3 * at_first_sight(node, move)
                                                    : -evaluation(node.after(move));
        }
    }

    void judge_to_the_end(const Frame<Eval>& node, List& list, int from) {
        const int empties = node.empties;
        const int reply_weight = empties > 16 ? 350 : 500;
        const int frontier_weight = empties > 16 ? 100 : 200;
        const int look = look_ahead_depth(empties);
        const solver::Parity parity = solver::parity_of(Rules::empties(node.own, node.other));
        for (int i = from; i < list.count(); ++i) {
            Candidate& move = list[i];
            const Node next = node.Node::after(move);
            move.promise = -reply_weight * replies_left(next);
            move.promise -= frontier_weight * kernels::count(Rules::frontier(next.other, next.own));
            if (look >= 0) move.promise -= look_ahead(node.after(move), look, -Infinity, Infinity);
            if (parity & solver::quarter_of(move.square)) move.promise += 100;
        }
    }

    /// How many plies to look ahead in order to judge a move; -1: the replies left are judgement
    /// enough.
    [[gnu::always_inline]] static int look_ahead_depth(int empties) {
        return empties <= 13 ? -1 : empties <= 16 ? 0 : empties <= 19 ? 1 : empties <= 22 ? 2 : 3;
    }

    /// Corners count twice.
    [[gnu::always_inline]] static int replies_left(const Node& next) {
        const Bitboard replies = mobility<Kernel, Rules>(next);
        return kernels::count(replies) + kernels::count(replies & Rules::Corners);
    }

    /// How promising a move is before anybody looked at what it leads to. What counts is how much
    /// of what it flips is next to empty squares, where the other side can use it; flips inside
    /// cost nearly nothing. Fitted to 47,000 cuts of searches (docs/experiments.md).
    [[gnu::always_inline]] static int at_first_sight(const Node& node, const Candidate& move) {
        const Bitboard empties = Rules::empties(node.own, node.other) & ~kernels::bit(move.square);
        const Bitboard exposed = move.flips & kernels::with_neighbours(empties);
        return SquareWorths[static_cast<std::size_t>(move.square)] - 28 * kernels::count(exposed) -
               2 * kernels::count(move.flips);
    }

    [[gnu::always_inline]] int evaluation(const Frame<Eval>& node) {
        ++nodes_;
        return eval_.evaluate(node.own, node.other, node.state);
    }

    /// A small plain alpha-beta: for a handful of plies anything more costs more than it saves.
    int look_ahead(const Frame<Eval>& node, int depth, int alpha, int beta) {
        if (depth == 0) return evaluation(node);
        ++nodes_;
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
    Refutations refutations_;
    std::uint64_t nodes_ = 0;
};

}  // namespace outflank::engine
