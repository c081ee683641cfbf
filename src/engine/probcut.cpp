#include "engine/probcut.h"

#include <algorithm>
#include <cmath>

namespace outflank::engine {

namespace {

double standard_error(int empties, int depth) {
    const int shallow = ProbCut::shallow_depth(depth);
    const double per_root_ply = std::max(150.0, 240.0 - 14.0 * shallow);
    const double near_the_end =
        empties < 24 ? 1.0 + 0.053 * (24 - empties) : std::max(0.88, 1.0 - 0.01 * (empties - 24));
    return std::sqrt(std::max(0, depth - shallow)) * per_root_ply * near_the_end;
}

eval::SearchErrors all_errors() {
    eval::SearchErrors result{};
    for (int empties = 0; empties <= 60; ++empties) {
        for (int depth = 0; depth <= 60; ++depth) {
            result[static_cast<std::size_t>(empties)][static_cast<std::size_t>(depth)] =
                static_cast<std::int16_t>(std::lround(standard_error(empties, depth)));
        }
    }
    return result;
}

}  // namespace

const eval::SearchErrors ProbCut::StandardError = all_errors();

}  // namespace outflank::engine
