#include "engine/static_score.h"

#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "kernels/portable.h"

namespace outflank::engine {

Score static_score(const Weights& weights, const othello::Position8& position) {
    using Kernel = kernels::Portable;
    const auto own = position.own;
    const auto other = position.other;
    if (!weights) return eval::Features8<Kernel>::evaluate(own, other);
    const eval::PatternEval<Kernel> evaluation(*weights);
    return evaluation.evaluate_near(-eval::LargestEvaluation, eval::LargestEvaluation, own, other,
                                    eval::PatternEval<Kernel>::state_of(own, other));
}

}  // namespace outflank::engine
