/// What a hand-made evaluation sees, term by term: for people who want to know why.
///
/// Such an evaluation names its terms (`TermNames`) and gives their worth (`terms`), and its value
/// is their sum. Both are for the side to move.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>
#include <string_view>

#include "eval/score.h"

namespace outflank::eval {

template <std::size_t Count>
using TermNames = std::array<std::string_view, Count>;

template <std::size_t Count>
using TermWorths = std::array<Score, Count>;

template <std::size_t Count>
constexpr Score sum(const TermWorths<Count>& worths) {
    return std::accumulate(worths.begin(), worths.end(), Score{0});
}

}  // namespace outflank::eval
