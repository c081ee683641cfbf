/// Where a book is to grow next: best first, where a game is most likely to leave it.
///
/// Players who know the book choose a move that loses d discs with odds of exp(-d / temperature) to
/// one. That gives every position and every leaf the probability of being reached, whatever the
/// order of the moves. Moves that lose too much are not followed, nor lines that lose too much in
/// all; and the line of best play is made long first.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "learn/book_draft.h"

namespace outflank::learn {

struct GrowthRule {
    engine::Stage stage{.depth = 14, .selectivity = 0};  // how carefully to look
    double temperature = 0.6;  // in discs
    Score most_move_error = 2 * Disc;
    Score most_line_error = 4 * Disc;
    int main_line = 18;  // plies of best play that come before everything else
};

/// One thing to look at.
struct GrowthStep {
    othello::Position8 position;
    /// Where it leads comes into the book. Nothing: the position itself is to be looked at, for
    /// the first time or again.
    std::optional<othello::Move> leaf;
};

/// The next things to look at, at most `count`, the most worthwhile first; no position twice. The
/// same draft gives the same steps. Nothing is left when the bounds are reached everywhere.
/// REQUIRES: settled.
std::vector<GrowthStep> next_steps(const BookDraft& draft, const GrowthRule& rule,
                                   std::size_t count);

/// What is still to be done when a book is large enough: looks at positions whose leaf has come
/// into the book by another way, and then the next move of a main line that is too short. Nothing:
/// the book is finished. REQUIRES: settled.
std::vector<GrowthStep> last_steps(const BookDraft& draft, const GrowthRule& rule);

}  // namespace outflank::learn
