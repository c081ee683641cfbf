#include "learn/measuring.h"

#include <optional>
#include <set>

#include "fmt/format.h"

#include "core/checksum.h"
#include "learn/in_order.h"
#include "learn/search_errors.h"
#include "learn/tempo.h"

namespace outflank::learn {

namespace {

/// The numbers of a shard's positions that nobody has measured yet.
std::vector<std::uint64_t> unmeasured(std::uint64_t positions, const Shard& shard,
                                      const std::vector<Measure>& known) {
    std::set<std::uint64_t> left;
    for (std::uint64_t number = shard.index; number < positions; number += shard.count)
        left.insert(number);
    for (const Measure& measure : known) left.erase(measure.number);
    return {left.begin(), left.end()};
}

}  // namespace

Measures Measuring::run() const {
    std::uint64_t chosen = checksum("");
    for (const auto& position : positions)
        chosen = checksum(fmt::format("{} {} ", position.own, position.other), chosen);
    Measures result;
    result.run = fmt::format("probcut weights={} chosen={:016x}{}", evaluation, chosen,
                             only_tempo ? " tempo" : "");
    result.positions = positions.size();
    return result;
}

Measure Measuring::measure(std::uint64_t number, engine::Engine& engine) const {
    const othello::Position8& position = positions[number];
    Measure result{number, kernels::count(position.empties()), {}, {}};
    if (!only_tempo) result.sure = ErrorSearches{}.scores_in(position, engine);
    result.loose = scores_as_played(position, engine);
    return result;
}

Result<MeasuringProgress> measure_all(
    const Measuring& measuring, const Shard& shard, MeasuresFile& file,
    const std::vector<std::unique_ptr<engine::Engine>>& engines, const std::stop_token& stop,
    const std::function<void(const MeasuringProgress&)>& on_measure) {
    const auto numbers = unmeasured(measuring.positions.size(), shard, file.known());
    MeasuringProgress progress{file.known().size(), file.known().size() + numbers.size()};
    on_measure(progress);
    std::optional<Error> failure;
    const auto search = [&](unsigned thread, std::size_t i) {
        return measuring.measure(numbers[i], *engines[thread]);
    };
    const auto take = [&](const Measure& measure) {
        const auto kept = file.append(measure);
        if (!kept) failure = kept.error();
        ++progress.done;
        on_measure(progress);
        return kept.ok();
    };
    work_in_order(static_cast<unsigned>(engines.size()), each_below(numbers.size(), stop), search,
                  take);
    if (failure) return *failure;
    return progress;
}

}  // namespace outflank::learn
