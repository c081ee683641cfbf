/// Aspiration: the windows in which a stage of the search is tried, one after the other.
///
/// The first lies around a guess. Where the score is outside, the next is wider on that side; on
/// both sides once it was outside on both: what a search says depends a little on its window, and
/// two windows may deny each other for ever.
#pragma once

namespace outflank::engine {

struct Window {
    int alpha;
    int beta;
};

class Aspiration {
  public:
    /// All windows stay within the limits. REQUIRES: limits.alpha < limits.beta, width > 0.
    Aspiration(const Window& limits, int guess, int width);
    /// The limits themselves, at once.
    explicit Aspiration(const Window& limits) : limits_(limits), window_(limits) {}

    [[nodiscard]] const Window& window() const { return window_; }

    /// Is what a search of the window said the answer? If not, there is another window.
    bool accepts(int score);

  private:
    Window limits_;
    Window window_;
    int width_ = 1;
    bool was_too_low_ = false;
    bool was_too_high_ = false;
};

}  // namespace outflank::engine
