/// SearchWorker: principal variation search of 8x8 Othello with everything this game allows.
///
/// Null-window nodes cut by stability, by the table, by Multi-ProbCut and by children the table
/// already knows; the known move is searched before the others are judged; few empty squares are
/// left to the exact solver. Scores are in hundredths of a disc. A depth equal to the number of
/// empty squares is a search to the end.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/frame.h"
#include "engine/move_order.h"
#include "engine/open_nodes.h"
#include "engine/probcut.h"
#include "engine/put_off.h"
#include "engine/worker.h"
#include "kernels/bitboard.h"
#include "kernels/stability.h"
#include "solver/candidates.h"
#include "solver/endgame.h"

namespace outflank::engine {

template <class Kernel, class Eval, class Rules>
class SearchWorker final : public Worker {
  public:
    SearchWorker(Shared& shared, const Eval& eval)
        : shared_(shared), eval_(eval), order_(eval), endgame_(shared.control) {}

    RootResult search_root(const Node& position, const Stage& stage, int alpha, int beta,
                           Bitboard root_moves) override {
        selectivity_ = stage.selectivity;
        const Frame root{position, Eval::state_of(position.own, position.other)};
        const int depth = std::min(stage.depth, root.empties);
        const bool solves_leaves = stage.leaves == Leaves::Solved && depth < root.empties;
        solved_leaf_ = solves_leaves ? std::min(depth, SolvedLeafEmpties) : 0;
        const TableKey key = TableKey::of(root.own, root.other);
        TableEntry known;
        const bool found = shared_.table.find(key, known);
        const Bitboard all_moves = mobility<Kernel, Rules>(root);
        List list;
        list.fill(root.own, root.other, all_moves & root_moves);
        const int known_first = Order::bring_known_forward(list, found, known);
        order_.judge(root, depth, list, known_first);
        ++nodes_;
        const Best best = search_moves(root, depth, alpha, beta, list, known_first, key);
        if (shared_.control.is_stopped())
            return best.score > alpha ? RootResult{best.score, best.square} : RootResult{};
        if ((all_moves & ~root_moves) == 0) store(key, depth, alpha, beta, best);
        return {best.score, best.square};
    }

    void forget() override {
        order_.forget();
        endgame_.forget();
    }
    void work_in_parallel(bool parallel) override { is_parallel_ = parallel; }
    [[nodiscard]] std::uint64_t nodes() const override { return all_nodes() - forgotten_; }
    [[nodiscard]] std::uint64_t nodes_lately() const override {
        return nodes_lately_.load(std::memory_order_relaxed);
    }
    void forget_nodes() override { forgotten_ = all_nodes(); }

  private:
    using List = solver::Candidates<Kernel>;
    using Frame = engine::Frame<Eval>;
    using Order = MoveOrder<Kernel, Eval, Rules>;

    // Chosen by the time of FFO 40-49 (docs/experiments.md).
    static constexpr int SolverEmpties = 13;  // from here down the solver takes over
    static constexpr int SolvedLeafEmpties = 10;  // more squares make a leaf too dear
    static constexpr int TryChildrenDepth = 5;  // from here up, ask the table about the children
    static constexpr int TryChildrenEmpties = 15;  // the same in searches to the end
    static constexpr int EarlyMoves = 3;  // of a loose search, before later ones are looked at less
    static constexpr int ReducedDepth = 6;  // ... from here up
    static constexpr int Reduction = 2;  // even: the same side moves at the leaves
    static constexpr int PutOffDepth = 6;  // smaller trees are not worth putting off
    static constexpr int PutOffEmpties = 15;
    static constexpr int Infinity = 30000;

    struct Best {
        int score = -Infinity;
        int square = TableEntry::NoMove;

        [[gnu::always_inline]] void take(int candidate_score, int candidate_square) {
            if (candidate_score <= score) return;
            score = candidate_score;
            square = candidate_square;
        }
    };

    /// Is the score above alpha? A result above alpha is a lower bound, any other an upper bound.
    int null_window(const Frame& node, int depth, int alpha, bool passed = false) {
        const bool to_the_end = reaches_the_end(node, depth);
        if (to_the_end) {
            depth = node.empties;
            const int alpha_discs = floor_discs(alpha);
            if (depth <= SolverEmpties)
                return 100 * endgame_.null_window(node.own, node.other, alpha_discs);
            alpha = 100 * alpha_discs;
        }
        ++nodes_;
        if (depth <= 0)
            return eval_.evaluate_near(alpha, alpha + 1, node.own, node.other, node.state);
        if (++unpolled_ % 256 == 0) poll();
        if (is_leaving()) return 0;
        if (to_the_end) {
            if (const int cap = stability_cap(node, alpha); cap <= alpha) return cap;
        }
        const TableKey key = TableKey::of(node.own, node.other);
        TableEntry known;
        const bool found = shared_.table.find(key, known);
        if (const int cut = cut_by_known(found, known, depth, alpha); cut != NoCut) return cut;
        const Bitboard moves = mobility<Kernel, Rules>(node);
        if (moves == 0) return null_window_of_pass(node, depth, alpha, passed);
        if (selectivity_ != Exact &&
            depth >= (to_the_end ? ProbCut::LeastEmpties : ProbCut::LeastDepth)) {
            if (const int cut = probable_cut(node, depth, alpha); cut != NoCut) return cut;
        }
        List list;
        fill(list, node, depth, moves);
        if (depth >= (to_the_end ? TryChildrenEmpties : TryChildrenDepth)) {
            if (const int cut = cut_by_known_child(node, depth, alpha, list); cut != NoCut)
                return cut;
        }
        return answered(node, {key, depth, alpha, alpha + 1}, [&]() __attribute__((always_inline)) {
            return search_null_window_moves(node, depth, alpha, list, found, known, key);
        });
    }

    /// What a search of the node's moves finds, unless another worker is quicker.
    template <class Search>
    [[gnu::always_inline]] int answered(const Node& node, const OpenNodes::Node& question,
                                        const Search& search) {
        const bool is_shared = is_parallel_ && is_worth_putting_off(node, question.depth);
        Best best;
        {
            const OpenNodes::Opened opened(is_shared ? &open_ : nullptr, question);
            if (is_shared) look_around();
            best = search();
        }
        if (is_leaving()) return open_.arrive().value_or(0);
        store(question.key, question.depth, question.alpha, question.beta, best);
        return best.score;
    }

    [[gnu::noinline]] void look_around() {
        if (is_leaving()) return;
        open_.look_around([this](const OpenNodes::Node& question) -> std::optional<int> {
            TableEntry known;
            if (!shared_.table.find(question.key, known) || !is_good_enough(known, question.depth))
                return std::nullopt;
            if (known.lower >= question.beta || known.lower == known.upper) return known.lower;
            if (known.upper <= question.alpha) return known.upper;
            return std::nullopt;
        });
    }

    /// Is whatever is being searched of no use any more?
    [[gnu::always_inline]] [[nodiscard]] bool is_leaving() const {
        return shared_.control.is_stopped() || open_.is_leaving();
    }

    /// Where the table will be asked about the children, their lines are sent for at once.
    [[gnu::always_inline]] void fill(List& list, const Node& node, int depth, Bitboard moves) {
        const bool to_the_end = depth == node.empties;
        if (depth <= (to_the_end ? SolverEmpties + 1 : 1))
            return list.fill(node.own, node.other, moves);
        list.fill(node.own, node.other, moves, [&](const Candidate& move) {
            const Node next = node.after(move);
            shared_.table.fetch(TableKey::of(next.own, next.other));
        });
    }

    /// Whether the leaves of such a search are solved, or the game itself is over there.
    [[gnu::always_inline]] bool has_solved_leaves(const Node& node, int depth) const {
        return node.empties - depth <= solved_leaf_;
    }

    /// Where all leaves will be solved and the solver can take the whole, it is asked at once.
    [[gnu::always_inline]] bool reaches_the_end(const Node& node, int depth) const {
        return depth >= node.empties ||
               (node.empties <= SolverEmpties && has_solved_leaves(node, depth));
    }

    /// The same question where the side to move has no move.
    [[gnu::always_inline]] int null_window_of_pass(const Frame& node, int depth, int alpha,
                                                   bool passed) {
        const Frame next = node.after_pass();
        if (passed || mobility<Kernel, Rules>(next) == 0)
            return 100 * Rules::final_score(node.own, node.other);
        return -null_window(next, depth, -alpha - 1, true);
    }

    /// The known move first; only if it does not cut are the others judged at all.
    Best search_null_window_moves(const Frame& node, int depth, int alpha, List& list, bool found,
                                  const TableEntry& known, const TableKey& key) {
        Best best;
        int from = 0;
        if (found && list.bring_to(0, known.move)) {
            best.take(-null_window(node.after(list[0]), depth - 1, -alpha - 1), list[0].square);
            if (best.score > alpha || list.count() == 1 || is_leaving()) return best;
            from = 1;
        }
        const bool has_second = found && list.bring_to(from, known.second_move);
        const int known_first = from + (has_second ? 1 : 0);
        order_.judge(node, depth, list, known_first);

        PutOff put_off(shared_.busy, key, is_parallel_ && is_worth_putting_off(node, depth));
        for (int i = from; i < list.count() && best.score <= alpha; ++i) {
            const Candidate& move = i < known_first ? list[i] : list.bring_best_to(i);
            if (i > 0 && put_off.leaves_for_later(move)) continue;
            const PutOff::Mark mark = put_off.mark(move);
            best.take(null_window_of_move(node, depth, alpha, move, i), move.square);
            if (is_leaving()) return best;
        }
        // Whoever helps begins anywhere, so that not all of them help with the same move.
        const int help_from = static_cast<int>(nodes_ % 64);
        for (int i = 0; i < put_off.count() && best.score <= alpha && !is_leaving(); ++i) {
            const Candidate& move = put_off[(i + help_from) % put_off.count()];
            best.take(null_window_of_move(node, depth, alpha, move, list.count()), move.square);
        }
        const bool is_known = !is_leaving();  // what a stop left says nothing
        if (is_known && best.score > alpha && depth < node.empties)
            order_.learn(node, list, best.square);
        return best;
    }

    /// A move that comes late is first looked at less deep: nearly always that is enough to leave
    /// it.
    [[gnu::always_inline]] int null_window_of_move(const Frame& node, int depth, int alpha,
                                                   const Candidate& move, int place) {
        const Frame next = node.after(move);
        if (place >= EarlyMoves && depth >= ReducedDepth && !has_solved_leaves(node, depth) &&
            selectivity_ == Loosest) {
            const int score = -null_window(next, depth - 1 - Reduction, -alpha - 1);
            if (score <= alpha) return score;
        }
        return -null_window(next, depth - 1, -alpha - 1);
    }

    /// The exact score where it lies inside the window.
    int full_window(const Frame& node, int depth, int alpha, int beta, bool passed = false) {
        if (reaches_the_end(node, depth)) depth = node.empties;
        ++nodes_;
        if (node.empties == 0) return 100 * Rules::final_score(node.own, node.other);
        if (depth <= 0) return eval_.evaluate_near(alpha, beta, node.own, node.other, node.state);
        if (++unpolled_ % 256 == 0) poll();
        if (is_leaving()) return 0;
        const TableKey key = TableKey::of(node.own, node.other);
        TableEntry known;
        const bool found = shared_.table.find(key, known);
        if (found && is_good_enough(known, depth) && known.lower == known.upper) return known.lower;
        const Bitboard moves = mobility<Kernel, Rules>(node);
        if (moves == 0) {
            const Frame next = node.after_pass();
            if (passed || mobility<Kernel, Rules>(next) == 0)
                return 100 * Rules::final_score(node.own, node.other);
            return -full_window(next, depth, -beta, -alpha, true);
        }
        List list;
        list.fill(node.own, node.other, moves);
        const int known_first = Order::bring_known_forward(list, found, known);
        order_.judge(node, depth, list, known_first);
        return answered(node, {key, depth, alpha, beta}, [&]() __attribute__((always_inline)) {
            return search_moves(node, depth, alpha, beta, list, known_first, key);
        });
    }

    /// The first move with the whole window, the others only to show that they are not better.
    /// After a stop, the best of what was finished.
    Best search_moves(const Frame& node, int depth, int alpha, int beta, List& list,
                      int known_first, const TableKey& key) {
        Best best;
        PutOff put_off(shared_.busy, key, is_parallel_ && is_worth_putting_off(node, depth));
        const auto search_move = [&](const Candidate& move, bool is_first) {
            const Frame next = node.after(move);
            const int low = std::max(alpha, best.score);
            int score = is_first ? 0 : -null_window(next, depth - 1, -low - 1);
            if (is_first || (score > low && score < beta))
                score = -full_window(next, depth - 1, -beta, -low);
            if (!is_leaving()) best.take(score, move.square);
        };
        for (int i = 0; i < list.count() && best.score < beta; ++i) {
            const Candidate& move = i < known_first ? list[i] : list.bring_best_to(i);
            if (i > 0 && put_off.leaves_for_later(move)) continue;
            const PutOff::Mark mark = put_off.mark(move);
            search_move(move, i == 0);
            if (is_leaving()) return best;
        }
        for (int i = 0; i < put_off.count() && best.score < beta && !is_leaving(); ++i)
            search_move(put_off[i], false);
        return best;
    }

    [[gnu::always_inline]] static bool is_worth_putting_off(const Node& node, int depth) {
        return depth >= (depth == node.empties ? PutOffEmpties : PutOffDepth);
    }

    static constexpr int NoCut = Infinity;

    [[gnu::always_inline]] static int stability_cap(const Node& node, int alpha) {
        if constexpr (!Rules::HasStability) return Infinity;
        if (6400 - 200 * kernels::count(node.other) > alpha) return Infinity;
        return 6400 -
               200 * kernels::count(kernels::Stability<Kernel>::stable(node.other, node.own));
    }

    [[gnu::always_inline]] bool is_good_enough(const TableEntry& known, int depth) const {
        return known.depth >= depth && known.selectivity >= selectivity_;
    }

    [[gnu::always_inline]] int cut_by_known(bool found, const TableEntry& known, int depth,
                                            int alpha) const {
        if (!found || !is_good_enough(known, depth)) return NoCut;
        if (known.lower > alpha) return known.lower;
        return known.upper <= alpha ? known.upper : NoCut;
    }

    [[gnu::always_inline]] int cut_by_known_child(const Node& node, int depth, int alpha,
                                                  const List& list) const {
        for (int i = 0; i < list.count(); ++i) {
            const Node next = node.after(list[i]);
            TableEntry reply;
            const bool found = shared_.table.find(TableKey::of(next.own, next.other), reply);
            if (found && is_good_enough(reply, depth - 1) && -reply.upper > alpha)
                return -reply.upper;
        }
        return NoCut;
    }

    /// A shallow search far enough outside the window stands for the deep one. The static
    /// evaluation says on which side it is worth trying.
    int probable_cut(const Frame& node, int depth, int alpha) {
        const bool to_the_end = depth == node.empties;
        const ProbCut::Odds& odds = to_the_end                       ? ProbCut::ToTheEnd
                                    : has_solved_leaves(node, depth) ? ProbCut::ToSolvedLeaves
                                                                     : ProbCut::InTheMiddle;
        const int shallow = ProbCut::shallow_depth(depth);
        const int error =
            shared_.errors[static_cast<std::size_t>(node.empties)][static_cast<std::size_t>(depth)];
        const int margin = static_cast<int>(odds.caution * SelectivityErrors[selectivity_] * error);
        const int hope = static_cast<int>(odds.hope * margin);
        const auto seen = eval_.glance(node.own, node.other, node.state);
        const int hoped = seen.score + odds.rise_of_glance;
        const auto looked_at = [&](int low) __attribute__((always_inline)) {
            if (shallow > 0) return null_window(node, shallow, low);
            ++nodes_;
            return eval_.near(seen, low, low + 1, node.state);
        };
        const int high = alpha + std::max(0, margin - odds.rise);
        if (high + 1 < 6400 && hoped > alpha + hope && looked_at(high) > high)
            return next_above(alpha, to_the_end);
        const int low = alpha - margin - odds.rise;
        if (low > -6400 && hoped <= alpha - hope && looked_at(low) <= low)
            return next_below(alpha, to_the_end);
        return NoCut;
    }

    /// The nearest scores on either side of a null window. To the end, alpha is a whole number of
    /// discs, and an odd one where scores are even: a cut must not claim a score that cannot be.
    [[gnu::always_inline]] static int next_above(int alpha, bool to_the_end) {
        return alpha + (to_the_end ? 100 : 1);
    }
    [[gnu::always_inline]] static int next_below(int alpha, bool to_the_end) {
        return alpha - (to_the_end && Rules::HasEvenScores ? 100 : 0);
    }

    [[nodiscard]] std::uint64_t all_nodes() const {
        return nodes_ + order_.nodes() + endgame_.nodes();
    }

    [[gnu::noinline]] void poll() {
        nodes_lately_.store(nodes(), std::memory_order_relaxed);
        if (shared_.table.is_crowded_by(std::exchange(stored_, 0)) &&
            shared_.control.has_time_to_spare())
            shared_.table.grow();
        shared_.control.poll(nodes());
    }

    /// The discs that a score to the end must exceed. Such scores are even where the winner takes
    /// the empty squares, so "above 2" and "above 3" are one question, and asking it in one way
    /// finds more in the table.
    [[gnu::always_inline]] static int floor_discs(int score) {
        const int discs = score >= 0 ? score / 100 : -((99 - score) / 100);
        return Rules::HasEvenScores ? discs | 1 : discs;
    }

    void store(const TableKey& key, int depth, int alpha, int beta, const Best& best) {
        TableEntry entry;
        if (best.score > alpha) entry.lower = static_cast<std::int16_t>(best.score);
        if (best.score < beta) entry.upper = static_cast<std::int16_t>(best.score);
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.selectivity = selectivity_;
        // What one ply finds is no better an order than first sight.
        if (depth > 1) entry.move = static_cast<std::uint8_t>(best.square);
        shared_.table.store(key, entry);
        ++stored_;
    }

    Shared& shared_;
    Eval eval_;
    Order order_;
    solver::Endgame<Kernel, Rules, Control> endgame_;
    static_assert(SolverEmpties <= decltype(endgame_)::MostEmpties);
    Selectivity selectivity_ = Exact;
    int solved_leaf_ = 0;  // the most empty squares of a leaf that is solved
    bool is_parallel_ = false;
    OpenNodes open_;
    std::uint64_t nodes_ = 0;
    std::uint64_t forgotten_ = 0;
    std::atomic<std::uint64_t> nodes_lately_{0};
    std::uint32_t unpolled_ = 0;
    std::uint64_t stored_ = 0;  // in the table, since it was told
};

}  // namespace outflank::engine
