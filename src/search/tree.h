/// Tree: one search of the tree below a position, to a given depth, within a window.
///
/// Alpha-beta (search/alphabeta.h has the idea) made fast. Moves come in a good order
/// (search/move_order.h), what was found is remembered (search/transpositions.h), repetition is
/// seen (search/path.h), and every move but the first is searched with a scout window, which asks
/// no more than whether it is better. What it learns it keeps for the next, deeper search: Searcher
/// (search/searcher.h) does the deepening.
///
/// Where the policy lets it be selective, late moves are looked at less deeply and near the horizon
/// not at all (search/reduction.h), and so is a position that nothing is known about yet. Wins and
/// losses stay proven: only searched moves make them.
///
/// Nothing is allocated for a position, but for a path that grows longer than any before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "eval/evaluator.h"
#include "search/budget.h"
#include "search/line.h"
#include "search/move_order.h"
#include "search/path.h"
#include "search/policy.h"
#include "search/reduction.h"
#include "search/transpositions.h"
#include "search/window.h"

namespace outflank {

template <Game G, Evaluator<G> E, Policy<G> P>
class Tree {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    static constexpr int MaxDepth = CompleteDepth - 1;

    /// Without a table it remembers nothing; the table must outlive it, and others may use it, too.
    Tree(G game, E evaluator, P policy, Transpositions<Move>* table)
        : game_(std::move(game)),
          evaluator_(std::move(evaluator)),
          policy_(std::move(policy)),
          table_(table) {}

    /// To be called before the first search of a position. The path leads to it, and the budget is
    /// for all searches that follow.
    void begin(const Position& root, Path<G> path, Limits limits) {
        root_ = root;
        path_ = std::move(path);
        path_->begin_search();
        budget_ = Budget(std::move(limits));
        best_move_.reset();
        memory_.begin_search();
    }

    /// The score of the position, exact within the window, otherwise a bound. Means nothing when
    /// the budget is spent; best_line() and best_score() do. REQUIRES: begin(), 1 <= depth <=
    /// MaxDepth.
    Score search(int depth, Window window) {
        horizon_ = 0;
        return visit(root_, depth, window, 0);
    }

    /// The line of the best move found by the last search, even if it was cut short; empty when
    /// none was better than alpha. And its score.
    [[nodiscard]] std::vector<Move> best_line() const { return lines_.root(); }
    [[nodiscard]] Score best_score() const { return best_score_; }
    /// Did the last search rest on finished games alone?
    [[nodiscard]] bool is_complete() const { return horizon_ == 0; }
    [[nodiscard]] const Budget& budget() const { return budget_; }
    [[nodiscard]] const G& game() const { return game_; }
    [[nodiscard]] const E& evaluator() const { return evaluator_; }

    /// Forgets everything it has learnt, but for the table.
    void clear() { memory_ = MoveMemory<G>(MaxDepth); }

  private:
    static constexpr int MaxPly = MaxDepth + 64;  // loud moves go on beyond the horizon
    static constexpr int UnknownDepth = 4;  // a position without a best move gets a ply less
    static constexpr int HopelessDepth = 2;  // up to here a bad evaluation is believed

    /// Counts the position and looks whether there is anything to search.
    Score visit(const Position& position, int depth, Window window, int ply) {
        lines_.clear(ply);
        if (!budget_.enter()) return 0;
        if (game_.is_over(position))
            return evaluator_.decided(game_, position, *game_.outcome(position), ply);
        if (ply > 0 && path_->is_drawn()) return drawn_by_repetition(position, ply);
        return depth <= 0 ? quiesce(position, window, ply) : look_up(position, depth, window, ply);
    }

    /// The draw belongs to the path, not to the position, so nothing above it is the whole truth
    /// about another path.
    Score drawn_by_repetition(const Position& position, int ply) {
        ++horizon_;
        const Outcome draw{.winner = std::nullopt, .score = 0, .reason = Reason::Repetition};
        return evaluator_.decided(game_, position, draw, ply);
    }

    /// Answers from the table, or searches and remembers.
    Score look_up(const Position& position, int depth, Window window, int ply) {
        if (!table_) return try_moves(position, depth, window, ply, best_at(ply)).score;

        const std::uint64_t key = game_.key(position) ^ policy_.salt(game_, position, depth);
        std::optional<Move> first = best_at(ply);
        if (const auto entry = table_->find(key)) {
            const auto answer = entry->answer(depth, window.beta, ply);
            if (answer && window.is_scout()) {
                if (entry->depth != CompleteDepth) ++horizon_;
                return *answer;
            }
            if (!first) first = entry->best();
        }
        const std::uint64_t horizon_before = horizon_;
        if (P::IsSelective && !first && depth >= UnknownDepth) --depth;
        const Found found = try_moves(position, depth, window, ply, first);
        if (budget_.is_spent()) return 0;
        const int reach = horizon_ == horizon_before ? CompleteDepth : depth;
        table_->store(key, reach, found.score, bound(found.score, window),
                      found.move ? found.move : first, ply);
        return found.score;
    }

    /// The root begins with what the last search thought best.
    [[nodiscard]] std::optional<Move> best_at(int ply) const {
        return ply == 0 ? best_move_ : std::nullopt;
    }

    static Bound bound(Score score, const Window& window) {
        if (score >= window.beta) return Bound::AtLeast;
        return score <= window.alpha ? Bound::AtMost : Bound::Exactly;
    }

    struct Found {
        Score score = -Infinite;
        std::optional<Move>
            move;  // none when no move is better than alpha: then they are all alike
    };

    Found try_moves(const Position& position, int depth, Window window, int ply,
                    std::optional<Move> first) {
        MovePicker<G, P> picker(game_, position, policy_, memory_, first, depth, ply);
        Found found;
        for (int number = 0;; ++number) {
            if (is_enough(position, picker, found, depth, number, window)) {
                ++horizon_;
                found.score = std::max(found.score, window.alpha);
                return found;
            }
            const auto move = picker.next();
            if (!move) return found;
            const bool is_late = P::IsSelective && picker.is_quiet();
            const Plies plies{depth, is_late ? late_move_reduction(depth, number) : 0};
            const Score score = try_move(position, *move, plies, window, ply, number == 0);
            if (budget_.is_spent()) return found;
            found.score = std::max(found.score, score);
            if (score <= window.alpha) continue;
            window.alpha = score;
            found.move = *move;
            lines_.extend(ply, *move);
            if (ply == 0) note_best(*move, score);
            if (score >= window.beta) {
                learn(position, picker, *move, depth, ply);
                return found;
            }
        }
    }

    /// Whether a scout may leave the quiet moves that are left alone: there were many already, or
    /// the evaluation is too far below alpha. Never where everything so far is lost.
    bool is_enough(const Position& position, MovePicker<G, P>& picker, const Found& found,
                   int depth, int number, Window window) {
        if constexpr (P::IsSelective) {
            if (!window.is_scout() || found.score <= -LongestWin) return false;
            if (picker.is_quiet()) return number >= most_moves(depth);
            return depth <= HopelessDepth && !is_decided(window.alpha) && picker.comes_to_quiet() &&
                   evaluation(position) + depth * P::QuietGain <= window.alpha;
        }
        return false;
    }

    /// The move was enough; those before it were not.
    void learn(const Position& position, const MovePicker<G, P>& picker, Move move, int depth,
               int ply) {
        const Side side = game_.to_move(position);
        for (const Move tried : picker.quiet_so_far())
            if (tried != move) memory_.blame(side, tried, depth);
        memory_.praise(side, move, depth, ply);
    }

    void note_best(Move move, Score score) {
        best_move_ = move;
        best_score_ = score;
    }

    /// To go with the move, and of those, to be saved at first.
    struct Plies {
        int depth;
        int saved;
    };

    /// The first move is expected to be best; the others have to show that they are better.
    Score try_move(const Position& position, Move move, Plies plies, Window window, int ply,
                   bool is_first) {
        const Position next = game_.after(position, move);
        path_->push(game_, next);
        const Window asked = is_first ? window : window.scout();
        const int rest = plies.depth - 1;
        if (table_ && rest > plies.saved) table_->prefetch(game_.key(next));
        Score score = -visit(next, rest - plies.saved, asked.turned(), ply + 1);
        if (plies.saved > 0 && score > window.alpha)
            score = -visit(next, rest, asked.turned(), ply + 1);
        if (!is_first && window.contains(score))
            score = -visit(next, rest, window.turned(), ply + 1);
        path_->pop();
        return score;
    }

    /// Beyond the horizon: the evaluation, or what a loud move makes of it. Nobody has to make one.
    Score quiesce(const Position& position, Window window, int ply) {
        ++horizon_;
        Score best = evaluation(position);
        if constexpr (P::HasLoudMoves) {
            if (best >= window.beta || ply >= MaxPly) return best;
            window.alpha = std::max(window.alpha, best);
            const auto hints = policy_.hints(game_, position, 0);
            for (const Move move : hints.loud_moves()) {
                best = std::max(best, try_move(position, move, {0, 0}, window, ply, true));
                if (best >= window.beta || budget_.is_spent()) break;
                window.alpha = std::max(window.alpha, best);
            }
        }
        return best;
    }

    Score evaluation(const Position& position) {
        if constexpr (RememberingEvaluator<E, G>)
            return evaluator_.evaluate(game_, position, evaluator_memory_);
        else
            return evaluator_.evaluate(game_, position);
    }

    G game_;
    E evaluator_;
    P policy_;
    typename MemoryOf<E>::Type evaluator_memory_;
    Transpositions<Move>* table_;
    MoveMemory<G> memory_{MaxDepth};
    LineTable<Move> lines_{MaxPly + 1};

    // Of the search under way.
    Position root_{};
    std::optional<Path<G>> path_;
    Budget budget_{Limits{}};
    std::optional<Move> best_move_;
    Score best_score_ = 0;
    std::uint64_t horizon_ = 0;  // how often a score rested on something else than finished games
};

}  // namespace outflank
