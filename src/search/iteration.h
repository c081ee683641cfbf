/// Iteration: the book-keeping of one search to one depth, so that the textbook searches show
/// their idea and nothing else.
///
/// It counts positions and holds the search to its limits, collects the best line, and remembers
/// whether the search met its horizon anywhere or saw every game to its end. Forced inline, because
/// searches are compiled for several instruction sets.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "search/budget.h"
#include "search/line.h"

namespace outflank {

template <class Move>
class Iteration {
  public:
    /// `expected` is the line that an earlier iteration thinks best, or empty. The budget outlives
    /// the iteration.
    Iteration(Budget& budget, int depth, std::vector<Move> expected)
        : budget_(budget), lines_(depth + 1), expected_(std::move(expected)) {}

    /// Asked at every position. False when the limits are reached: the search then comes back with
    /// any score at all, because nobody will look at it.
    [[gnu::always_inline]] bool enter(int ply) {
        lines_.clear(ply);
        return budget_.enter();
    }

    /// A position was judged before its game was over.
    [[gnu::always_inline]] void meet_horizon() { is_complete_ = false; }

    /// At that ply nothing better than this move has been found yet.
    [[gnu::always_inline]] void prefer(int ply, Move move) { lines_.extend(ply, move); }

    /// The move of the expected line at that ply, or null.
    [[nodiscard, gnu::always_inline]] const Move* expected(int ply) const {
        const auto i = static_cast<std::size_t>(ply);
        return i < expected_.size() ? &expected_[i] : nullptr;
    }

    /// Whether every line was searched to the end of its game.
    [[nodiscard]] bool is_complete() const { return is_complete_; }
    [[nodiscard]] std::vector<Move> line() const { return lines_.root(); }

  private:
    Budget& budget_;
    LineTable<Move> lines_;
    std::vector<Move> expected_;
    bool is_complete_ = true;
};

}  // namespace outflank
