/// Window: the scores that still matter to the side to move. It has alpha for certain elsewhere; at
/// beta the opponent, who has something better elsewhere too, would not let it come here.
#pragma once

#include <algorithm>

#include "eval/score.h"

namespace outflank {

struct Window {
    Score alpha = -Infinite;
    Score beta = Infinite;

    static constexpr Window around(Score score, Score reach) {
        return {std::max(score - reach, -Infinite), std::min(score + reach, Infinite)};
    }

    /// As the opponent sees it.
    [[nodiscard]] constexpr Window turned() const { return {-beta, -alpha}; }
    /// Only asks whether a score is above alpha.
    [[nodiscard]] constexpr Window scout() const { return {alpha, alpha + 1}; }
    [[nodiscard]] constexpr bool is_scout() const { return beta - alpha == 1; }
    [[nodiscard]] constexpr bool contains(Score score) const {
        return score > alpha && score < beta;
    }
};

}  // namespace outflank
