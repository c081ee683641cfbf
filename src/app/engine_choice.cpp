#include "app/engine_choice.h"

#include <algorithm>
#include <cstdint>
#include <thread>

#include "app/number_options.h"
#include "core/isa.h"
#include "core/text.h"
#include "engine/level.h"

namespace outflank::app {

Result<unsigned> parse_threads(const std::string& typed) {
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto threads = parse_or("--threads", typed, cores, 1, 1024);
    if (!threads) return threads.error();
    return static_cast<unsigned>(*threads);
}

Result<std::optional<int>> parse_level(const std::string& typed) {
    if (typed.empty()) return std::optional<int>();
    const auto level = text::parse_int("--level", typed, 0, engine::HighestLevel);
    if (!level) return level.error();
    return std::optional(static_cast<int>(*level));
}

Result<engine::Options> parse_engine_options(const EngineOptions& typed) {
    constexpr std::int64_t most_megabytes = 1 << 24;
    const auto threads = parse_threads(typed.threads);
    if (!threads) return threads.error();
    engine::Options options;
    options.threads = *threads;
    if (!typed.weights.empty()) {
        const auto weights = engine::load_weights(typed.weights);
        if (!weights) return weights.error().in("--weights");
        options.weights = *weights;
    }
    if (typed.hash.empty()) return options;
    const auto megabytes = text::parse_int("--hash", typed.hash, 1, most_megabytes);
    if (!megabytes) return megabytes.error();
    options.hash_megabytes = static_cast<std::size_t>(*megabytes);
    return options;
}

Result<std::unique_ptr<engine::Engine>> make_engine(const engine::Options& options) {
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    return engine::Engine::make(*isa, options);
}

}  // namespace outflank::app
