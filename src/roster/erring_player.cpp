#include "roster/erring_player.h"

#include <array>

namespace outflank::roster {

namespace {

/// By level, from 0. Chosen so that the strengths in docs/levels.md climb in even steps from just
/// above a random player.
constexpr std::array<Carelessness, 8> ByLevel = {
    {{60}, {25}, {12}, {6}, {2.5}, {2.5, 0.5}, {2.5, 0.25}, {2.5, 0.1}}};

}  // namespace

std::optional<Carelessness> carelessness_of_level(int level) {
    const auto place = static_cast<std::size_t>(level);
    return place < ByLevel.size() ? std::optional(ByLevel[place]) : std::nullopt;
}

}  // namespace outflank::roster
