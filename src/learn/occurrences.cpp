#include "learn/occurrences.h"

#include <algorithm>
#include <numeric>

namespace outflank::learn {

namespace {

/// The part that an anchor has in the scores of a stage.
double part_of(std::size_t anchor, std::size_t stage) {
    const auto [low, high] = eval::anchors_of(stage);
    return (low == anchor ? 0.5 : 0) + (high == anchor ? 0.5 : 0);
}

}  // namespace

void Occurrences::add(const Sample& sample) {
    const int empties = sample.empties();
    ++samples_at_[static_cast<std::size_t>(empties)];
    std::uint32_t* const rows = rows_.data() + eval::stage_of(empties) * eval::weight_rows();
    for (const std::uint32_t row : eval::rows_of(sample.own, sample.other)) ++rows[row];
}

std::uint64_t Occurrences::samples() const {
    return std::accumulate(samples_at_.begin(), samples_at_.end(), std::uint64_t{0});
}

std::uint64_t Occurrences::samples_between(int least, int most) const {
    return std::accumulate(samples_at_.begin() + least, samples_at_.begin() + most + 1,
                           std::uint64_t{0});
}

std::uint64_t Occurrences::samples_of(std::size_t stage) const {
    const std::size_t first = 2 * stage;
    return samples_at_[first] + (first + 1 < samples_at_.size() ? samples_at_[first + 1] : 0);
}

std::uint64_t Occurrences::samples_near(std::size_t anchor) const {
    std::uint64_t sum = 0;
    for (std::size_t stage = 0; stage < eval::StageCount; ++stage)
        sum += part_of(anchor, stage) > 0 ? samples_of(stage) : 0;
    return sum;
}

std::vector<float> Occurrences::frequencies(std::size_t anchor, double ridge) const {
    const auto near = static_cast<double>(std::max<std::uint64_t>(1, samples_near(anchor)));
    std::vector<float> result(eval::weight_rows(), static_cast<float>(ridge / near));
    for (std::size_t stage = 0; stage < eval::StageCount; ++stage) {
        const double part = part_of(anchor, stage);
        if (part == 0) continue;
        const std::uint32_t* const rows = rows_.data() + stage * eval::weight_rows();
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] += static_cast<float>(part * part * rows[i] / near);
    }
    return result;
}

std::vector<float> Occurrences::bias_frequencies() const {
    std::vector<float> result(eval::EmptiesCount, 1.0F);
    for (std::size_t empties = 0; empties < result.size(); ++empties) {
        const auto stage = static_cast<double>(samples_of(empties / 2));
        if (stage > 0)
            result[empties] = static_cast<float>(static_cast<double>(samples_at_[empties]) / stage);
    }
    return result;
}

}  // namespace outflank::learn
