/// What a fuzz target demands of what it read. Unlike assert it holds in every build.
#pragma once

#include <cstdlib>

namespace outflank::fuzz {

inline void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace outflank::fuzz
