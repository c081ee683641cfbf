#include "analysis/hints.h"

namespace outflank::analysis {

Limits share_of(const HintLimits& limits, std::optional<Clock::time_point> end, std::size_t left) {
    Limits share;
    share.stop = limits.stop;
    if (end) {
        const auto now = Clock::now();
        share.deadline = now + (*end - now) / static_cast<Duration::rep>(left);
    }
    return share;
}

std::vector<engine::Report> best_moves(engine::Engine& engine, const othello::Position8& position,
                                       const engine::Stage& goal, const HintLimits& limits) {
    const auto end = limits.time ? std::optional(Clock::now() + *limits.time) : std::nullopt;
    const std::size_t choices = othello::Othello(8).count_moves(widened(position));
    const std::size_t count = std::min(limits.count, choices);
    engine::Task task;
    task.goal = goal;
    std::vector<engine::Report> hints;
    while (hints.size() < count && !(limits.stop.stop_requested() && !hints.empty())) {
        auto report = engine.search(position, task, share_of(limits, end, count - hints.size()),
                                    progress_of<othello::Move>(limits, hints.size() + 1, count));
        const auto move = report.best();
        if (!move.is_pass()) task.root_moves &= ~kernels::bit(move.square().index64());
        insert_by_score(hints, std::move(report));
    }
    return hints;
}

}  // namespace outflank::analysis
