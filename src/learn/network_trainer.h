/// NetworkTrainer: fits a NetworkModel, one position after the other.
///
/// The sum of a corner's rows is all the head sees of it, so every row of a corner has the same
/// gradient, and learning from a position costs little more than judging it. A row's steps grow
/// shorter with all it has learned (Adagrad, one number a row); the head, which every position
/// moves, goes by batches with momentum (Adam).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/network_layout.h"
#include "learn/network_model.h"

namespace outflank::learn {

class NetworkTrainer {
  public:
    explicit NetworkTrainer(NetworkModel model);

    /// What the network says of a position, in discs.
    [[nodiscard]] float predict(const eval::NetworkPositionRows& rows);

    /// One step towards the target, in discs. Gives the error before it.
    float learn(const eval::NetworkPositionRows& rows, float target, float rate);

    [[nodiscard]] const NetworkModel& model() const { return model_; }

    /// Calls visit(numbers) on everything a later run needs to go on. REQUIRES: between epochs.
    template <class Visit>
    void visit(Visit& visit_part) {
        visit_part(model_.rows);
        visit_part(model_.head);
        visit_part(strides_);
        visit_part(pace_);
        visit_part(spread_);
        visit_part(steps_);
    }

    /// The head moves with what it has gathered: an epoch ends.
    void end_epoch(float rate);

  private:
    using Head = std::array<float, HeadPlan::Count>;
    static constexpr std::size_t HeadBatch = 64;

    using Sum = std::array<float, NetworkModel::Width>;

    /// A layer over one sum, with what forward() leaves for backward().
    template <std::size_t Units>
    struct LayerPass {
        std::array<float, NetworkModel::Inputs> inputs{};
        std::array<float, Units> hidden{};  // before clipping

        float forward(const float* head, const LayerPlan& plan, const Sum& sum);
        /// Adds to the gradients of the head and of the sum.
        void backward(const float* head, const LayerPlan& plan, const Sum& sum, float error,
                      float* head_gradient, Sum& sum_gradient) const;
    };

    float forward(const eval::NetworkPositionRows& rows);
    void backward(float error);
    void move_rows(const eval::NetworkPositionRows& rows, float rate);
    void move_row(std::uint32_t row, const Sum& gradient, float rate);
    void move_head(float rate);

    NetworkModel model_;
    std::vector<float> strides_;  // of each row: what its squared gradients add up to
    Head gradient_{};  // of the batch so far
    Head pace_{};  // of the head: the mean gradient lately
    Head spread_{};  // and its mean square
    std::uint64_t steps_ = 0;  // of the head
    std::size_t gathered_ = 0;  // positions of the batch so far

    // What forward() leaves for backward(), and backward() for the rows.
    std::array<Sum, eval::CornerCount> sums_{};
    Sum mean_{};
    std::array<LayerPass<eval::NetworkLayout::Hidden>, eval::CornerCount> corners_{};
    LayerPass<eval::NetworkLayout::BoardHidden> board_{};
    std::array<Sum, eval::CornerCount> sum_gradients_{};
};

}  // namespace outflank::learn
