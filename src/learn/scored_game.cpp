#include "learn/scored_game.h"

#include <algorithm>
#include <cassert>

#include "games/othello/scoring.h"

namespace outflank::learn {

int Walk::result_for_black() const {
    assert(is_over());
    return othello::final_score(kernels::count(position_.black()),
                                kernels::count(position_.white()), empties(),
                                othello::Scoring::WinnerTakesEmpties);
}

int labelled_positions(const ScoredGame& game) {
    return static_cast<int>(std::count_if(game.labels.begin(), game.labels.end(),
                                          [](Label label) { return label.trust != Trust::None; }));
}

}  // namespace outflank::learn
