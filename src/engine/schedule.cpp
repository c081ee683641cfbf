#include "engine/schedule.h"

#include <algorithm>

namespace outflank::engine {

namespace {

/// How deep to look before a search to the end begins, and from how many empty squares on a loose
/// search to the end is worth its time before a surer one. Chosen by the time of FFO 40-49
/// (docs/experiments.md).
int preparation_depth(int empties, Approach approach) {
    if (approach == Approach::ByDegrees) return std::max(1, empties - 10);
    return std::min(16, empties - 10);
}
constexpr int LooseFirstEmpties = 24;

/// What was found three plies less deep orders moves as well as what was found one less. Only a
/// search that will end with the truth does with so few stages: an answer that is judged by its
/// leaves is a little worse for it (docs/experiments.md), and where anything may end the search
/// every depth is a place to end.
int stride_of(const Stage& goal, int empties, Approach approach) {
    const bool ends_with_the_truth = goal.depth >= empties && goal.selectivity == Exact;
    return ends_with_the_truth && approach == Approach::Straight ? 3 : 1;
}

/// The searches to the end that come before the one at the goal's selectivity.
void add_looser_ends(std::vector<Stage>& stages, const Stage& goal, int empties,
                     Approach approach) {
    if (approach == Approach::ByDegrees) {
        for (Selectivity each = Loosest; each < goal.selectivity; ++each)
            stages.push_back({empties, each});
    } else if (empties >= LooseFirstEmpties && goal.selectivity > Loosest) {
        stages.push_back({empties, Loosest});
    }
}

}  // namespace

std::vector<Stage> schedule(const Stage& goal, int empties, Approach approach) {
    const bool to_the_end = goal.depth >= empties;
    const int deepest = to_the_end ? preparation_depth(empties, approach) : goal.depth;
    const Selectivity on_the_way = to_the_end ? Loosest : goal.selectivity;
    const Leaves leaves = to_the_end ? Leaves::Judged : goal.leaves;
    std::vector<Stage> stages;
    const int stride = stride_of(goal, empties, approach);
    const int first = std::max(deepest - 1, 0) % stride + 1;
    for (int depth = first; depth <= deepest; depth += stride)
        stages.push_back({depth, on_the_way, leaves});
    if (to_the_end) {
        add_looser_ends(stages, goal, empties, approach);
        stages.push_back({empties, goal.selectivity});
    }
    if (stages.empty()) stages.push_back({1, goal.selectivity, goal.leaves});
    return stages;
}

}  // namespace outflank::engine
