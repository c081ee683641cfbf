/// How long to think, as Python says it and as a judge understands it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

#include "analysis/judge.h"
#include "engine/level.h"
#include "engine/ply_level.h"
#include "python/arguments.h"

namespace outflank::python {

inline constexpr int DeepestSearch = 60;
/// Where nothing is said: a level where the engine plays; elsewhere it would be a depth out of
/// reach.
inline constexpr int UsualLevel = 21;
inline constexpr Duration UsualTime = std::chrono::seconds(2);

/// As it was said.
struct Wish {
    std::optional<std::int64_t> level = {};
    std::optional<std::int64_t> depth = {};
    std::optional<std::int64_t> nodes = {};
    std::optional<double> time = {};
    bool exact = false;
};

template <Game G>
analysis::Effort usual_effort(const G& game) {
    analysis::Effort effort;
    if (engine::has_own_engine(game)) {
        effort.level = UsualLevel;
    } else {
        effort.time = UsualTime;
    }
    return effort;
}

/// A level, a depth or the very end; and a number of nodes or a time that ends it before.
template <Game G>
analysis::Effort effort_of(const G& game, const Wish& wish) {
    if (wish.level.has_value() + wish.depth.has_value() + (wish.exact ? 1 : 0) > 1)
        throw py::value_error("expected one of level, depth and exact, not several");
    analysis::Effort effort;
    if (const auto level = optional_number("level", wish.level, 0, engine::HighestLevel))
        effort = analysis::effort_of_level(game, *level);
    effort.depth = optional_number("depth", wish.depth, 1, DeepestSearch);
    if (wish.nodes)
        effort.nodes = static_cast<std::uint64_t>(whole_number("nodes", *wish.nodes, 1, INT64_MAX));
    if (const auto time = optional_seconds("time", wish.time))
        effort.time = std::min(effort.time.value_or(*time), *time);
    const bool is_silent = !wish.level && !wish.depth && !wish.nodes && !wish.time;
    return is_silent && !wish.exact ? usual_effort(game) : effort;
}

}  // namespace outflank::python
