#include "learn/selfplay_run.h"

#include <cassert>

namespace outflank::learn {

double Quota::share_done(const GameWriter& writer, const Shard& shard) const {
    const std::uint64_t wanted = shard.share_of(games ? *games : positions.value_or(0));
    const std::uint64_t done = games ? writer.games() : writer.positions();
    return wanted == 0 ? 1 : static_cast<double>(done) / static_cast<double>(wanted);
}

Result<Ending> run_selfplay(GameWriter& writer,
                            const std::vector<std::unique_ptr<engine::Engine>>& engines,
                            const SelfplaySettings& settings, const Quota& quota,
                            const RunConditions& conditions) {
    assert(engines.size() >= conditions.threads && !writer.is_finished());
    const Shard& shard = conditions.shard;
    const auto last = writer.last_number();
    std::uint64_t number = last ? *last + shard.count : shard.index;
    const auto next = [&]() -> Result<std::optional<std::uint64_t>> {
        if (quota.games && number >= *quota.games) return std::optional<std::uint64_t>();
        return std::optional(std::exchange(number, number + shard.count));
    };
    const auto play = [&](unsigned thread, std::uint64_t game) {
        return SelfPlayer(*engines[thread], settings, conditions.stop).play(game);
    };
    return fill(
        writer, conditions, next, play, [&] { return quota.is_met(writer, shard); },
        [] { return true; });
}

}  // namespace outflank::learn
