/// Budget: counts the positions a search enters and says when its limits are reached.
///
/// The node limit is exact. Looking at the clock costs as much as entering a position, so the time
/// and the stop token are asked now and then; and at the first position, because a deadline may
/// have passed before the search began. Entering is forced inline and looking is not, because both
/// are shared by code that is compiled for different instruction sets.
#pragma once

#include <cstdint>

#include "search/limits.h"

namespace outflank {

class Budget {
  public:
    explicit Budget(Limits limits);

    /// Counts one position more. False when there is no budget left for it; the search then has to
    /// come back, and whatever it was about to find does not count.
    [[gnu::always_inline]] bool enter() {
        if (nodes_ >= next_look_) {
            look();
            if (is_spent_) return false;
        }
        ++nodes_;
        return true;
    }

    [[nodiscard]] bool is_spent() const { return is_spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    void look();

    Limits limits_;
    std::uint64_t most_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;  // stays 0 once the budget is spent
    bool is_spent_ = false;
};

}  // namespace outflank
