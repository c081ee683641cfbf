/// HintProgress: how far the search for hints has come, for whoever waits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace outflank::analysis {

struct HintProgress {
    std::size_t number = 0;  // of the search, from 1
    std::size_t count = 0;  // of all searches
    int depth = 0;
    int selectivity = 0;  // in percent
    std::uint64_t nodes = 0;  // of this search
};
using OnHintProgress = std::function<void(const HintProgress&)>;

}  // namespace outflank::analysis
