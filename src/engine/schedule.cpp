#include "engine/schedule.h"

#include <algorithm>

namespace outflank::engine {

namespace {

constexpr Selectivity Loosest = 0;

/// How deep to look before a search to the end begins, and from how many empty squares on a loose
/// search to the end is worth its time before a surer one. Chosen by the time of FFO 40-49
/// (docs/performance.md).
int preparation_depth(int empties) { return std::min(16, empties - 10); }
constexpr int LooseFirstEmpties = 24;

}  // namespace

std::vector<Stage> schedule(const Stage& goal, int empties) {
    const bool to_the_end = goal.depth >= empties;
    const int deepest = to_the_end ? preparation_depth(empties) : goal.depth;
    const Selectivity on_the_way = to_the_end ? Loosest : goal.selectivity;
    std::vector<Stage> stages;
    for (int depth = 1; depth <= deepest; ++depth) stages.push_back({depth, on_the_way});
    if (to_the_end && empties >= LooseFirstEmpties && goal.selectivity > Loosest)
        stages.push_back({empties, Loosest});
    if (to_the_end) stages.push_back({empties, goal.selectivity});
    if (stages.empty()) stages.push_back({1, goal.selectivity});
    return stages;
}

}  // namespace outflank::engine
