/// Adam for the weights of one anchor, or the biases: each weight moves by about the rate a step,
/// less where its gradient does not know which way.
///
/// Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015), with their constants.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace outflank::learn {

class Adam {
  public:
    Adam() = default;
    explicit Adam(std::size_t count) : mean_(count), square_(count) {}

    /// Before the parts of a step.
    void begin_step(double rate) {
        ++steps_;
        const double mean_share = 1 - std::pow(MeanDecay, static_cast<double>(steps_));
        const double square_share = 1 - std::pow(SquareDecay, static_cast<double>(steps_));
        rate_ = static_cast<float>(rate * std::sqrt(square_share) / mean_share);
    }

    /// Moves weight `i` against its gradient. Different weights on different threads at once.
    void move(std::size_t i, float gradient, float& weight) {
        mean_[i] += (1 - MeanDecay) * (gradient - mean_[i]);
        square_[i] += (1 - SquareDecay) * (gradient * gradient - square_[i]);
        weight -= rate_ * mean_[i] / (std::sqrt(square_[i]) + Least);
    }

    /// Calls visit(numbers) on everything that a later run needs to go on.
    template <class Visit>
    void visit(Visit& visit_part) {
        visit_part(steps_);
        visit_part(mean_);
        visit_part(square_);
    }

  private:
    static constexpr float MeanDecay = 0.9F;
    static constexpr float SquareDecay = 0.999F;
    static constexpr float Least = 1e-8F;

    std::uint64_t steps_ = 0;
    float rate_ = 0;
    std::vector<float> mean_;
    std::vector<float> square_;
};

}  // namespace outflank::learn
