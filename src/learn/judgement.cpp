#include "learn/judgement.h"

#include <algorithm>

#include "engine/static_score.h"
#include "eval/score.h"

namespace outflank::learn {

StaticScore static_score(const engine::Weights& weights) {
    return [weights](const Sample& sample) {
        const othello::Position8 position{.own = sample.own, .other = sample.other};
        return engine::static_score(weights, position) / double{Disc};
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
