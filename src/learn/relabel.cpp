#include "learn/relabel.h"

#include <cassert>
#include <ranges>

#include "fmt/format.h"

#include "learn/selfplay.h"
#include "search/selectivity.h"

namespace outflank::learn {

std::string RelabelSettings::text() const {
    if (!search) return fmt::format("empties={} exact", empties.text());
    return fmt::format("empties={} depth={} selectivity={}", empties.text(), search->depth,
                       SelectivityPercent[search->selectivity]);
}

namespace {

engine::Task task_of(const RelabelSettings& settings) {
    return settings.search ? engine::Task{.goal = *settings.search} : engine::Task{};
}

}  // namespace

/// From the end backwards, so that what is remembered of later positions helps with the earlier.
ScoredGame relabelled(ScoredGame game, const RelabelSettings& settings, engine::Engine& engine,
                      const std::stop_token& stop) {
    std::vector<othello::Position8> positions;
    Walk walk;
    for (const int square : game.squares) {
        positions.push_back(walk.position());
        walk.play(square);
    }
    engine.forget();
    const engine::Task task = task_of(settings);
    Limits limits;
    limits.stop = stop;
    for (std::size_t i = positions.size(); i-- > 0 && !stop.stop_requested();) {
        if (settings.empties.has(kernels::count(positions[i].empties())))
            game.labels[i] = label_of(engine.search(positions[i], task, limits, {}));
    }
    return game;
}

std::vector<Sample> relabelled(std::vector<Sample> samples, const RelabelSettings& settings,
                               engine::Engine& engine) {
    // What is exact does not depend on what is remembered, and forgetting takes longer than most
    // endgames.
    if (settings.search) engine.forget();
    const engine::Task task = task_of(settings);
    for (Sample& sample : std::views::reverse(samples)) {
        if (!settings.empties.has(sample.empties())) continue;
        const othello::Position8 position{sample.own, sample.other, Side::One};
        sample.target = static_cast<float>(label_of(engine.search(position, task, {}, {})).discs());
    }
    return samples;
}

Result<Ending> run_relabelling(GameReader& games, GameWriter& writer,
                               const std::vector<std::unique_ptr<engine::Engine>>& engines,
                               const RelabelSettings& settings, const RunConditions& conditions) {
    assert(engines.size() >= conditions.threads && !writer.is_finished());
    const auto last = writer.last_number();
    const auto is_wanted = [&](const ScoredGame& game) {
        return conditions.shard.has(game.number) && (!last || game.number > *last);
    };
    const auto next = [&]() -> Result<std::optional<ScoredGame>> {
        for (;;) {
            auto game = games.next();
            if (!game || !*game || is_wanted(**game)) return game;
        }
    };
    const auto relabel = [&](unsigned thread, ScoredGame game) {
        return relabelled(std::move(game), settings, *engines[thread], conditions.stop);
    };
    return fill(
        writer, conditions, next, relabel, [] { return false; },
        [&] { return games.is_finished(); });
}

}  // namespace outflank::learn
