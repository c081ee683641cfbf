/// Mcts: Monte Carlo tree search, which plays every game without knowing anything but its rules.
///
/// The idea: try the moves in many simulated games and play the one that was tried most. Which one
/// to try next is a bandit's problem (UCT): a move is worth another look because it has done well
/// or because it has hardly been tried, and
///
///     mean + c sqrt(ln(all tries) / its tries)
///
/// weighs the two. Good moves so get most tries, and their own best answers most of those; the mean
/// converges to what minimax would find. One simulation is mcts_simulation.h; this file says when
/// to stop, keeps the tree from move to move, and reports. docs/mcts.md is for students.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "core/result.h"
#include "search/limits.h"
#include "search/mcts_report.h"
#include "search/mcts_simulator.h"
#include "search/path.h"
#include "search/report.h"

namespace outflank {

template <Game G>
class Mcts {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Tree = mcts::Tree<Move>;
    using Simulator = mcts::Simulator<G>;

    /// Refuses more memory than the machine has.
    static Result<Mcts> make(G game, std::unique_ptr<Simulator> simulator, std::size_t megabytes) {
        auto tree = Tree::of_megabytes(megabytes);
        if (!tree) return tree.error();
        return Mcts(std::move(game), std::move(simulator), *std::move(tree));
    }

    /// Thinks about the position that those moves lead to until a limit of iterations or time is
    /// reached or the result is proven; blocks. What was found about it in an earlier search of the
    /// same game is used again. Reports on the way, every tenth of a second, and at the end.
    ///
    /// A report's score is in thousandths of a win, and its nodes are those added to the tree. A
    /// forced move is given back without a thought.
    /// REQUIRES: the game goes on; one of iterations, deadline and stop token will end the search.
    SearchReport<Move> search(const Position& start, const std::vector<Move>& moves,
                              const Limits& limits, const OnReport<Move>& on_report = {}) {
        begin_ = Clock::now();
        go_to(start, moves);
        make_room(limits);
        nodes_before_ = tree_.nodes_added();
        if (game_.count_moves(root_) > 1) simulate(limits, on_report);
        auto last = report();
        if (on_report) on_report(last);
        return last;
    }

    [[nodiscard]] const Tree& tree() const { return tree_; }

  private:
    /// Simulations between two looks at the clock. The slowest, random games on 16x16, take about
    /// 0.1 ms each.
    static constexpr std::uint64_t Batch = 16;
    static constexpr Duration BetweenReports = std::chrono::milliseconds(100);
    static constexpr std::uint32_t MostVisits = std::numeric_limits<std::uint32_t>::max() - Batch;

    Mcts(G game, std::unique_ptr<Simulator> simulator, Tree tree)
        : game_(std::move(game)),
          simulator_(std::move(simulator)),
          tree_(std::move(tree)),
          start_(game_.start()),
          root_(start_) {}

    /// Makes the position that the moves lead to the root, with whatever the tree knows of it.
    void go_to(const Position& start, const std::vector<Move>& moves) {
        const bool goes_on = start == start_ && moves.size() >= moves_.size() &&
                             std::equal(moves_.begin(), moves_.end(), moves.begin());
        if (!goes_on) tree_.clear();
        for (std::size_t i = moves_.size(); goes_on && i < moves.size(); ++i)
            tree_.advance(moves[i]);
        start_ = root_ = start;
        moves_ = moves;
        Path<G> path(game_, start);
        for (const Move move : moves) {
            root_ = game_.after(root_, move);
            path.push(game_, root_);
        }
        simulator_->begin(root_, std::move(path));
    }

    /// A tree that is half full is compacted before the search. It may take a quarter of the time
    /// there is; a large tree is not worth more in a short one.
    void make_room(const Limits& limits) {
        if (tree_.used() < tree_.capacity() / 2) return;
        Limits patience = limits;
        if (limits.deadline) patience.deadline = begin_ + (*limits.deadline - begin_) / 4;
        tree_.compact([&] { return patience.is_out_of_time(); });
    }

    void simulate(const Limits& limits, const OnReport<Move>& on_report) {
        const auto& root = tree_[tree_.root()];
        auto next_report = begin_ + BetweenReports;
        std::uint64_t left = limits.iterations.value_or(MostVisits);
        while (left > 0 && !root.is_proven() && root.visits < MostVisits &&
               !limits.is_out_of_time()) {
            const std::uint64_t batch = std::min(left, Batch);
            simulator_->run(tree_, batch);
            left -= batch;
            if (!on_report || Clock::now() < next_report) continue;
            on_report(report());
            next_report = Clock::now() + BetweenReports;
        }
    }

    /// There is a move in it even if there was no time to try one.
    [[nodiscard]] SearchReport<Move> report() const {
        auto result = mcts::report_on(tree_);
        if (result.line.empty()) result.line = {game_.moves(root_)[0]};
        result.nodes = tree_.nodes_added() - nodes_before_;
        result.time = Clock::now() - begin_;
        return result;
    }

    G game_;
    std::unique_ptr<Simulator> simulator_;
    Tree tree_;
    Position start_;  // of the game that the tree belongs to
    std::vector<Move> moves_;  // from there to the root
    Position root_;
    std::uint64_t nodes_before_ = 0;  // what the tree had had before the search
    Clock::time_point begin_;
};

}  // namespace outflank
