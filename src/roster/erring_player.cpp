#include "roster/erring_player.h"

#include <array>

namespace outflank::roster {

namespace {

/// By level, from 0. Chosen so that the strengths in docs/levels.md climb in even steps from just
/// above a random player.
constexpr std::array<double, 5> Carelessness = {60, 25, 12, 6, 2.5};

}  // namespace

std::optional<double> carelessness_of_level(int level) {
    const auto place = static_cast<std::size_t>(level);
    return place < Carelessness.size() ? std::optional(Carelessness[place]) : std::nullopt;
}

}  // namespace outflank::roster
