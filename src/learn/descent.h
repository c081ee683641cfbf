/// Descent with momentum, where every weight has a stride of its own: the shorter, the more often
/// its row occurs.
///
/// A sum of squares over positions curves along a weight as often as its row occurs, so dividing
/// the gradient by that frequency lets rows learn at the same speed whether they occur in every
/// position or in few of them. Rows that are rarer than a few times a batch are slower than that:
/// they learn from single positions, and what common rows can explain is not theirs to learn by
/// heart.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace outflank::learn {

class Descent {
  public:
    Descent() = default;
    /// `frequencies`: how many of all positions each weight has a part in, from 0 to 1.
    explicit Descent(std::vector<float> frequencies)
        : frequencies_(std::move(frequencies)), pace_(frequencies_.size()) {}

    /// Moves weight `i` against the mean gradient of a batch. Different weights on different
    /// threads at once.
    void move(std::size_t i, float gradient, std::size_t batch_size, float rate, float& weight) {
        const float least = LeastOccurrences / static_cast<float>(batch_size);
        pace_[i] = Momentum * pace_[i] + gradient / std::max(frequencies_[i], least);
        weight -= rate * pace_[i];
    }

    /// Calls visit(numbers) on what a later run needs to go on.
    template <class Visit>
    void visit(Visit& visit_part) {
        visit_part(pace_);
    }

  private:
    static constexpr float Momentum = 0.9F;
    static constexpr float LeastOccurrences = 4;  // in a batch

    std::vector<float> frequencies_;
    std::vector<float> pace_;
};

}  // namespace outflank::learn
