#include "engine/aspiration.h"

#include <algorithm>

namespace outflank::engine {

Aspiration::Aspiration(const Window& limits, int guess, int width)
    : limits_(limits),
      window_{std::clamp(guess - width, limits.alpha, limits.beta - 1),
              std::clamp(guess + width, limits.alpha + 1, limits.beta)},
      width_(width) {}

bool Aspiration::accepts(int score) {
    const bool is_low = score <= window_.alpha && window_.alpha > limits_.alpha;
    const bool is_high = score >= window_.beta && window_.beta < limits_.beta;
    if (!is_low && !is_high) return true;
    was_too_low_ |= is_low;
    was_too_high_ |= is_high;
    width_ *= 2;
    const bool on_both = was_too_low_ && was_too_high_;
    const int below = on_both || is_low ? width_ : 1;
    const int above = on_both || is_high ? width_ : 1;
    window_ = {std::max(limits_.alpha, score - below), std::min(limits_.beta, score + above)};
    return false;
}

}  // namespace outflank::engine
