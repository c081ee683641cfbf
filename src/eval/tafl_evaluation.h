/// TaflEvaluation: the learned evaluation where there are weights, KingDistance where there are
/// none. One type for both, so that the search is compiled once.
#pragma once

#include <optional>
#include <utility>

#include "eval/king_distance.h"
#include "eval/tafl_network.h"

namespace outflank::eval {

class TaflEvaluation : public Results {
  public:
    explicit TaflEvaluation(const tafl::Rules& rules, std::optional<TaflNetwork> learned = {})
        : distance_(rules), learned_(std::move(learned)) {}

    [[nodiscard]] bool is_learned() const { return learned_.has_value(); }

    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position) const {
        return learned_ ? learned_->evaluate(game, position) : distance_.evaluate(game, position);
    }

    using Memory = TaflNetwork::Memory;
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position,
                                 Memory& memory) const {
        return learned_ ? learned_->evaluate(game, position, memory)
                        : distance_.evaluate(game, position);
    }

  private:
    KingDistance distance_;
    std::optional<TaflNetwork> learned_;
};

static_assert(RememberingEvaluator<TaflEvaluation, tafl::Tafl>);

}  // namespace outflank::eval
