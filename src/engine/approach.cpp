#include "engine/approach.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace outflank::engine {

namespace {

using namespace std::chrono_literals;

/// Solving takes about 2.2 times as long for each empty square more; 18 of them take a fortieth of
/// a second on one core of 2023 in hard positions (FFO 40-49).
constexpr int SolvedInAFortieth = 18;
constexpr Duration AFortieth = 25ms;
constexpr Duration TimeOfANode = 20ns;

/// The most empty squares that are solved in that time.
int solvable_empties(Duration time) {
    int empties = SolvedInAFortieth;
    for (Duration needed = AFortieth * 11 / 5; needed <= time; needed = needed * 11 / 5) ++empties;
    for (Duration needed = AFortieth; needed > time && empties > 0; needed = needed * 5 / 11)
        --empties;
    return empties;
}

Duration time_of(std::uint64_t nodes) {
    constexpr std::uint64_t a_day = std::chrono::hours(24) / TimeOfANode;
    return static_cast<Duration::rep>(std::min(nodes, a_day)) * TimeOfANode;
}

}  // namespace

Approach approach_within(const Limits& limits, Clock::time_point now, int empties) {
    const bool is_slow = limits.deadline && empties > solvable_empties(*limits.deadline - now);
    const bool is_large = limits.nodes && empties > solvable_empties(time_of(*limits.nodes));
    return is_slow || is_large ? Approach::ByDegrees : Approach::Straight;
}

}  // namespace outflank::engine
