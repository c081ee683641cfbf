#include "analysis/judge.h"

#include <cassert>
#include <concepts>
#include <utility>

#include "analysis/hints.h"
#include "analysis/small_board_solver.h"
#include "engine/generic_searcher.h"
#include "engine/level.h"
#include "engine/ply_level.h"

namespace outflank::analysis {

namespace {

using othello::Othello;
using tafl::Tafl;

/// Where only time or nodes end the thinking, an exact solution.
engine::Stage goal_of(const Effort& effort, int empties) {
    assert(!effort.level || !effort.depth);
    if (effort.level) return engine::goal_of_level(*effort.level, empties);
    return effort.depth ? engine::goal_of_depth(*effort.depth, empties) : engine::Task{}.goal;
}

/// Of the generic search, where a level is a depth.
std::optional<int> plies_of(const Effort& effort) {
    return effort.depth ? effort.depth : effort.level;
}

Limits limits_of(const Effort& effort, const std::stop_token& stop) {
    Limits limits;
    limits.stop = stop;
    limits.nodes = effort.nodes;
    if (effort.time) limits.deadline = Clock::now() + *effort.time;
    return limits;
}

engine::Report best_by_engine(engine::Engine& engine, const othello::Position& wide,
                              const Effort& effort, const std::stop_token& stop,
                              const OnReport<othello::Move>& on_report) {
    const auto position = narrowed(wide);
    engine::Task task;
    task.goal = goal_of(effort, kernels::count(position.empties()));
    return engine.search(position, task, limits_of(effort, stop), on_report);
}

std::vector<engine::Report> hints_by_engine(engine::Engine& engine, const othello::Position& wide,
                                            const Effort& effort, const HintLimits& limits) {
    const auto position = narrowed(wide);
    const auto goal = goal_of(effort, kernels::count(position.empties()));
    return best_moves(engine, position, goal, limits);
}

}  // namespace

template <Game G>
struct Judge<G>::Mind {
    std::shared_ptr<engine::Engine> engine;  // null: the searcher thinks
    std::optional<engine::GenericSearcher<G>> searcher;
    std::unique_ptr<SmallBoardSolver> solver;  // of ends of games on 4x4 and 6x6; null elsewhere

    /// Null where the searcher is to think.
    SmallBoardSolver* solver_of(const typename G::Position& position, const Effort& effort) const {
        if constexpr (std::same_as<G, Othello>) {
            if (solver && (effort.is_boundless() || solver->is_in_reach(position)))
                return solver.get();
        }
        return nullptr;
    }
};

template <Game G>
Judge<G>::Judge(const G& game, std::shared_ptr<engine::Engine> engine, std::size_t hash_megabytes,
                unsigned threads)
    : mind_(std::make_unique<Mind>()) {
    if (engine::has_own_engine(game)) {
        assert(engine);
        mind_->engine = std::move(engine);
    } else {
        mind_->searcher.emplace(engine::generic_searcher(
            game, hash_megabytes, engine::GenericParts<G>::evaluator(game), threads));
        if constexpr (std::same_as<G, Othello>) mind_->solver = SmallBoardSolver::for_board(game);
    }
}

template <Game G>
Judge<G>::Judge(Judge&&) noexcept = default;
template <Game G>
Judge<G>& Judge<G>::operator=(Judge&&) noexcept = default;
template <Game G>
Judge<G>::~Judge() = default;

template <Game G>
auto Judge<G>::best(const Record& record, const Effort& effort, const std::stop_token& stop,
                    const OnReport<typename G::Move>& on_report) -> Report {
    if constexpr (std::same_as<G, Othello>) {
        if (mind_->engine)
            return best_by_engine(*mind_->engine, record.position(), effort, stop, on_report);
        if (auto* solver = mind_->solver_of(record.position(), effort))
            return solver->solve(record.position(), limits_of(effort, stop), on_report);
    }
    Limits limits = limits_of(effort, stop);
    limits.depth = plies_of(effort);
    return best_play(*mind_->searcher, record, limits, on_report);
}

template <Game G>
auto Judge<G>::hints(const Record& record, std::size_t count, const Effort& effort,
                     const std::stop_token& stop, const OnHintProgress& on_progress)
    -> std::vector<Report> {
    const HintLimits limits{
        .count = count, .time = effort.time, .stop = stop, .on_progress = on_progress};
    if constexpr (std::same_as<G, Othello>) {
        if (mind_->engine)
            return hints_by_engine(*mind_->engine, record.position(), effort, limits);
        if (auto* solver = mind_->solver_of(record.position(), effort))
            return solver->best_moves(record.position(), limits);
    }
    return best_moves(*mind_->searcher, record, plies_of(effort), limits);
}

template <Game G>
void Judge<G>::forget() {
    if (mind_->engine) mind_->engine->forget();
    if (mind_->searcher) mind_->searcher->clear();
    if (mind_->solver) mind_->solver->forget();
}

template class Judge<Othello>;
template class Judge<Tafl>;

template <Game G>
Effort effort_of_level(const G& game, int level) {
    if (engine::has_own_engine(game)) return {level, std::nullopt};
    const auto [plies, most_time] = engine::ply_level(level);
    return {plies, most_time};
}

template Effort effort_of_level(const Othello&, int);
template Effort effort_of_level(const Tafl&, int);

}  // namespace outflank::analysis
