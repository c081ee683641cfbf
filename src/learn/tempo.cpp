#include "learn/tempo.h"

#include <algorithm>
#include <cmath>

namespace outflank::learn {

std::map<int, int> scores_as_played(const othello::Position8& position, engine::Engine& engine) {
    constexpr int shallowest = 3;
    constexpr int deepest = 11;
    const int empties = kernels::count(position.empties());
    std::map<int, int> scores;
    for (int depth = shallowest; depth <= std::min(deepest, empties - 1); ++depth) {
        engine.forget();  // what other depths found would be mixed in
        const engine::Stage goal{depth, Loosest, engine::Leaves::Judged};
        scores[depth] = engine.search(position, {.goal = goal}, {}, {}).score;
    }
    return scores;
}

void TempoTally::add(int empties, const std::map<int, int>& scores) {
    for (const auto& [depth, score] : scores) {
        const auto before = scores.find(depth - 1);
        const auto after = scores.find(depth + 1);
        if (depth < LeastDepth || before == scores.end() || after == scores.end()) continue;
        const double above = score - (before->second + after->second) / 2.0;
        Sum& sum = sums_[static_cast<std::size_t>(empties - depth)];
        ++sum.count;
        sum.excess += (depth % 2 == 0 ? above : -above) / 2;
    }
}

void TempoTally::take_from(eval::PatternWeights& weights) const {
    for (std::size_t empties = 0; empties < sums_.size(); ++empties) {
        if (sums_[empties].count < FewestSearches) continue;
        const double units = sums_[empties].mean() * eval::WeightsPerDisc / 100;
        weights.bias[empties] = static_cast<std::int16_t>(
            std::lround(static_cast<double>(weights.bias[empties]) - units));
    }
}

}  // namespace outflank::learn
