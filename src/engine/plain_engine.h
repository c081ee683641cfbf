/// PlainEngine: the engine's contract kept by brute force, for tests only. It is the oracle of what
/// is built on an engine: few empties, nothing but the rules of the any-size game, no table, no
/// pruning.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "engine/engine.h"
#include "games/othello/othello.h"

namespace outflank::engine {

class PlainEngine final : public Engine {
  public:
    /// What it was asked, for tests that want to know.
    std::vector<Task> tasks;
    std::vector<Limits> limits_given;
    int times_forgotten = 0;
    /// Called before each search is begun.
    std::function<void()> on_begin = [] {};

    explicit PlainEngine(othello::Scoring scoring = othello::Scoring::WinnerTakesEmpties)
        : game_(8, scoring) {}

    Report search(const othello::Position8& position, const Task& task, const Limits& limits,
                  const OnReport<othello::Move>& on_report) override {
        on_begin();
        tasks.push_back(task);
        limits_given.push_back(limits);
        nodes_ = 0;
        const auto root = widened(position);
        const int empties = kernels::count(position.empties());
        Report report = unfinished(root, task);
        if (!limits.is_out_of_time() && !report.line.empty()) {
            report = best_of(root, task, std::min(task.goal.depth, empties));
            report.is_exact = task.goal.depth >= empties && task.goal.selectivity == Exact;
            report.selectivity = SelectivityPercent[task.goal.selectivity];
        }
        report.nodes = nodes_;
        if (on_report) on_report(report);
        return report;
    }

    void forget() override { ++times_forgotten; }

  private:
    using Moves = std::vector<othello::Move>;

    Moves root_moves(const othello::Position& root, const Task& task) const {
        Moves moves;
        for (const auto move : game_.moves(root)) {
            const bool is_wanted =
                move.is_pass() || (task.root_moves & kernels::bit(move.square().index64())) != 0;
            if (is_wanted) moves.push_back(move);
        }
        return moves;
    }

    Report unfinished(const othello::Position& root, const Task& task) const {
        Report report;
        const Moves moves = root_moves(root, task);
        if (!moves.empty()) report.line = {moves.front()};
        if (!moves.empty()) report.selectivity = SelectivityPercent.front();
        report.is_exact = moves.empty();
        report.score = Disc * for_mover(root);
        return report;
    }

    Report best_of(const othello::Position& root, const Task& task, int depth) {
        Report best;
        best.depth = depth;
        best.score = -Infinite;
        for (const auto move : root_moves(root, task)) {
            Moves line;
            const int rest = move.is_pass() ? depth : depth - 1;
            const Score score = -value(game_.after(root, move), rest, line);
            if (score <= best.score) continue;
            best.score = score;
            best.line = {move};
            best.line.insert(best.line.end(), line.begin(), line.end());
        }
        return best;
    }

    Score value(const othello::Position& position, int depth, Moves& line) {
        ++nodes_;
        const auto moves = game_.moves(position);
        if (moves.empty() || (depth <= 0 && !moves[0].is_pass())) return Disc * for_mover(position);
        Score best = -Infinite;
        for (const auto move : moves) {
            Moves tail;
            const int rest = move.is_pass() ? depth : depth - 1;
            const Score score = -value(game_.after(position, move), rest, tail);
            if (score <= best) continue;
            best = score;
            line = {move};
            line.insert(line.end(), tail.begin(), tail.end());
        }
        return best;
    }

    int for_mover(const othello::Position& position) const {
        const auto outcome = game_.outcome(position);
        const int for_black =
            outcome ? outcome->score : game_.score(position, othello::Scoring::RawDifference);
        return position.to_move() == Side::One ? for_black : -for_black;
    }

    othello::Othello game_;
    std::uint64_t nodes_ = 0;
};

}  // namespace outflank::engine
