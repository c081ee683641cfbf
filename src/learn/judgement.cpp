#include "learn/judgement.h"

#include <algorithm>

#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "eval/score.h"
#include "kernels/portable.h"

namespace outflank::learn {

StaticScore static_score(const engine::Weights& weights) {
    using Kernel = kernels::Portable;
    if (!weights) {
        return [](const Sample& sample) {
            return eval::Features8<Kernel>::evaluate(sample.own, sample.other) / double{Disc};
        };
    }
    return [weights](const Sample& sample) {
        const eval::PatternEval<Kernel> evaluation(*weights);
        const auto state = eval::PatternEval<Kernel>::state_of(sample.own, sample.other);
        return evaluation.evaluate_near(-eval::LargestEvaluation, eval::LargestEvaluation,
                                        sample.own, sample.other, state) /
               double{Disc};
    };
}

void ProblemTally::add(const formats::ObfProblem& problem, const engine::Report& report) {
    ++problems;
    const int best = problem.best_score.value_or(0);
    scores.add(report.score / double{Disc}, best);
    const auto moves = problem.best_moves();
    if (std::find(moves.begin(), moves.end(), report.best()) != moves.end()) ++best_moves;
    for (const formats::ObfAnswer& answer : problem.answers) {
        if (answer.move == report.best()) discs_lost += best - answer.score;
    }
}

}  // namespace outflank::learn
