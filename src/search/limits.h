/// Limits: when a search has to end. A limit that is not set does not bind; whichever binds first
/// ends the search.
///
/// Whatever ends it, a search returns the best it has so far at once, and always a legal move.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace outflank {

using Clock = std::chrono::steady_clock;
using Duration = Clock::duration;

struct Limits {
    std::optional<int> depth;  // plies
    std::optional<std::uint64_t> nodes;  // checked now and then, so a little over
    std::optional<std::uint64_t> iterations;  // simulations of a Monte Carlo tree search; exact
    std::optional<Clock::time_point> deadline;  // never over
    std::stop_token stop;  // somebody else's wish

    [[nodiscard]] bool is_out_of_time() const {
        return stop.stop_requested() || (deadline && Clock::now() >= *deadline);
    }
};

}  // namespace outflank
