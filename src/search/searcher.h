/// Searcher: the generic search, for every game and every evaluation.
///
/// It searches one ply deep, then two, then three (search/tree.h), so that there is always an
/// answer, and each iteration shows the next one where to look first. With the default policy the
/// score at a depth is that of the textbook (search/alphabeta.h), unless the table knew a position
/// deeper than it was asked.
///
/// On one thread it is deterministic: the same searches in the same order give the same answers,
/// unless time ends them. Further threads search the same position on their own, a ply ahead or
/// not, and what they find out reaches the first one by the table they share.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "search/report.h"
#include "search/tree.h"

namespace outflank {

struct SearcherOptions {
    std::size_t table_bytes = std::size_t{64} << 20;  // 0: remember nothing
    Score aspiration = 200;  // how far from the last score the next one is expected; 0: anywhere
    unsigned threads = 1;
};

template <Game G, Evaluator<G> E, Policy<G> P = PlainPolicy>
class Searcher {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Report = SearchReport<Move>;

    explicit Searcher(const G& game, const E& evaluator, const SearcherOptions& options = {},
                      const P& policy = {})
        : table_(options.table_bytes > 0 ? std::make_unique<Table>(options.table_bytes) : nullptr),
          tree_(game, evaluator, policy, table_.get()),
          aspiration_(options.aspiration) {
        if (!table_) return;  // nothing that others found out would reach the first thread
        for (unsigned i = 1; i < options.threads; ++i)
            helpers_.emplace_back(game, evaluator, policy, table_.get());
    }

    /// The best move for the side to move, from a position without a past. Blocks until a limit is
    /// reached, or nothing is left to find out: the game is searched to its end, or won or lost for
    /// certain. Without limits that may be never. Whatever ends it, it returns at once with a legal
    /// move, unless the game is over.
    Report search(const Position& position, const Limits& limits,
                  const OnReport<Move>& on_report = {}) {
        return search(position, Path<G>(tree_.game(), position), limits, on_report);
    }

    /// The same where the past matters: the path leads to the position. REQUIRES: the game is not
    /// drawn by repetition already.
    Report search(const Position& position, Path<G> path, const Limits& limits,
                  const OnReport<Move>& on_report = {}) {
        begin_ = Clock::now();
        const auto moves = tree_.game().moves(position);
        report_ = first_report(position, moves);
        if (moves.empty()) return report_;
        if (table_) table_->begin_search();
        const int deepest = deepest_iteration(limits, moves.size());
        const bool alone = helpers_.empty() || limits.nodes;  // a number of nodes is to be exact
        std::optional<Crew> crew;
        if (!alone) crew.emplace(helpers_, position, path, deepest);
        tree_.begin(position, std::move(path), limits);
        for (int depth = 1; depth <= deepest && !report_.is_exact; ++depth) {
            const bool is_finished = iterate(depth);
            take_report();
            if (!is_finished) break;
            report_.depth = depth;
            report_.is_exact = tree_.is_complete() || is_decided(report_.score);
            if (on_report) on_report(report_);
        }
        if (crew) report_.nodes += crew->end();
        return report_;
    }

    /// Forgets everything it has learnt, as if newly made.
    void clear() {
        if (table_) table_->clear();
        tree_.clear();
        for (TreeSearch& helper : helpers_) helper.clear();
    }

  private:
    using TreeSearch = Tree<G, E, P>;
    using Table = Transpositions<Move>;

    /// The other threads while the first one searches.
    class Crew {
      public:
        Crew(std::vector<TreeSearch>& helpers, const Position& position, const Path<G>& path,
             int deepest)
            : helpers_(helpers) {
            Limits limits;
            limits.stop = enough_.get_token();
            for (std::size_t i = 0; i < helpers.size(); ++i) {
                TreeSearch& helper = helpers[i];
                helper.begin(position, path, limits);
                // Every other one is a ply ahead, so that they do not all do the same.
                const int first = 1 + static_cast<int>((i + 1) % 2);
                threads_.emplace_back([&helper, first, deepest] {
                    for (int depth = first; depth <= deepest && !helper.budget().is_spent();
                         ++depth)
                        helper.search(depth, Window{});
                });
            }
        }
        ~Crew() { end(); }
        Crew(const Crew&) = delete;
        Crew& operator=(const Crew&) = delete;

        /// Blocks until all have stopped; gives how many positions they entered.
        std::uint64_t end() {
            enough_.request_stop();
            threads_.clear();
            std::uint64_t nodes = 0;
            for (const TreeSearch& helper : helpers_) nodes += helper.budget().nodes();
            return nodes;
        }

      private:
        std::vector<TreeSearch>& helpers_;
        std::stop_source enough_;
        std::vector<std::jthread> threads_;
    };

    static constexpr int ForcedDepth = 4;  // a single legal move needs a score, but no thought
    static constexpr int FirstAspiration = 4;  // the scores of the first iterations jump too much

    /// What can be said before the first search: any legal move is better than none.
    Report first_report(const Position& position, const typename G::Moves& moves) const {
        Report report;
        const G& game = tree_.game();
        if (moves.empty()) {
            report.is_exact = true;
            report.score = tree_.evaluator().decided(game, position, *game.outcome(position), 0);
        } else {
            report.score = tree_.evaluator().evaluate(game, position);
            report.line = {moves[0]};
        }
        return report;
    }

    static int deepest_iteration(const Limits& limits, std::size_t choices) {
        const int wanted = limits.depth.value_or(TreeSearch::MaxDepth);
        const bool is_forced = choices == 1 && limits.deadline;
        return std::min({wanted, TreeSearch::MaxDepth, is_forced ? ForcedDepth : wanted});
    }

    /// Expects a score near the last one, and looks further on the side where it is wrong. False
    /// when the budget ran out.
    bool iterate(int depth) {
        const bool expects = aspiration_ > 0 && depth >= FirstAspiration;
        const Score expected = report_.score;
        Window window = expects ? Window::around(expected, aspiration_) : Window{};
        for (Score reach = aspiration_;;) {
            const Score score = tree_.search(depth, window);
            if (tree_.budget().is_spent()) return false;
            if (window.contains(score)) return true;
            take_report();
            reach = is_decided(score) ? Infinite : 4 * reach;
            if (score <= window.alpha) window.alpha = std::max(expected - reach, -Infinite);
            if (score >= window.beta) window.beta = std::min(expected + reach, Infinite);
        }
    }

    /// The last search may have ended before it found anything better than it had.
    void take_report() {
        if (auto line = tree_.best_line(); !line.empty()) {
            report_.line = std::move(line);
            report_.score = tree_.best_score();
        }
        report_.nodes = tree_.budget().nodes();
        report_.time = Clock::now() - begin_;
    }

    std::unique_ptr<Table> table_;  // none: nothing is remembered
    TreeSearch tree_;
    std::vector<TreeSearch> helpers_;  // one for each further thread
    Score aspiration_;
    Report report_;
    Clock::time_point begin_;
};

}  // namespace outflank
