#include "learn/relabel.h"

#include <cassert>

#include "fmt/format.h"

#include "learn/selfplay.h"
#include "search/selectivity.h"

namespace outflank::learn {

std::string RelabelSettings::text() const {
    if (!search) return fmt::format("empties={} exact", empties.text());
    return fmt::format("empties={} depth={} selectivity={}", empties.text(), search->depth,
                       SelectivityPercent[search->selectivity]);
}

/// From the end backwards, so that what is remembered of later positions helps with the earlier.
ScoredGame relabelled(ScoredGame game, const RelabelSettings& settings, engine::Engine& engine) {
    std::vector<othello::Position8> positions;
    Walk walk;
    for (const int square : game.squares) {
        positions.push_back(walk.position());
        walk.play(square);
    }
    engine.forget();
    const engine::Task task =
        settings.search ? engine::Task{.goal = *settings.search} : engine::Task{};
    for (std::size_t i = positions.size(); i-- > 0;) {
        if (settings.empties.has(kernels::count(positions[i].empties())))
            game.labels[i] = label_of(engine.search(positions[i], task, {}, {}));
    }
    return game;
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
        return relabelled(std::move(game), settings, *engines[thread]);
    };
    return fill(
        writer, conditions, next, relabel, [] { return false; },
        [&] { return games.is_finished(); });
}

}  // namespace outflank::learn
