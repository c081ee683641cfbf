#include "roster/engine_player.h"

#include <cassert>

#include "core/isa.h"
#include "games/othello/position8.h"
#include "roster/pace.h"

namespace outflank::roster {

Result<Choice<othello::Move>> EnginePlayer::choose(const GameRecord<othello::Othello>& record,
                                                   const Conditions<othello::Move>& conditions) {
    assert(record.game().size() == 8);
    const auto position = narrowed(record.position());
    const int empties = kernels::count(position.empties());
    Pace<othello::Move> pace(habits_.time, conditions, empties);
    Limits limits = pace.limits();
    limits.nodes = habits_.nodes;
    engine::Task task;
    task.goal = habits_.goal(empties, limits.deadline.has_value());
    const auto report = engine_->search(position, task, limits, pace.on_report());
    return Choice<othello::Move>{report.best(), report.nodes};
}

Result<std::unique_ptr<Player<othello::Othello>>> make_engine_player(const PlayerSpec& spec,
                                                                     const EngineHabits& habits) {
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    engine::Options options;
    options.threads = habits.threads;
    options.weights = habits.weights;
    options.hash_megabytes = habits.hash_megabytes.value_or(EngineHabits::DefaultHashMegabytes);
    auto engine = engine::Engine::make(*isa, options);
    if (!engine) return engine.error().in("player '" + spec.name + "'");
    return std::unique_ptr<Player<othello::Othello>>(
        std::make_unique<EnginePlayer>(spec.format(), habits, *std::move(engine)));
}

}  // namespace outflank::roster
