/// What each instruction set's file compiles: the workers of one kernel. Included by the
/// worker_*.cpp files only.
#pragma once

#include <new>

#include "engine/search_worker.h"
#include "engine/worker.h"
#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "eval/replies.h"
#include "eval/stateless.h"
#include "solver/board_rules.h"

namespace outflank::engine {

template <class Kernel>
struct WorkersOf {
    template <int Size, class Eval>
    static Worker* make_for(Shared& shared, othello::Scoring scoring, const Eval& eval) {
        using othello::Scoring;
        if (scoring == Scoring::RawDifference) {
            return new SearchWorker<Kernel, Eval, solver::BoardRules<Size, Scoring::RawDifference>>(
                shared, eval);
        }
        return new SearchWorker<Kernel, Eval,
                                solver::BoardRules<Size, Scoring::WinnerTakesEmpties>>(shared,
                                                                                       eval);
    }

    static Worker* make(Shared& shared, int board_size, othello::Scoring scoring) {
        using HandMade = eval::Stateless<eval::Features8<Kernel>>;
        using Replies = eval::Stateless<eval::Replies<Kernel>>;
        if (board_size == 6) return make_for<6>(shared, scoring, Replies());
        if (board_size == 4) return make_for<4>(shared, scoring, Replies());
        if (board_size != 8) return nullptr;
        if (shared.weights == nullptr) return make_for<8>(shared, scoring, HandMade());
        return make_for<8>(shared, scoring, eval::PatternEval<Kernel>(*shared.weights));
    }
};

}  // namespace outflank::engine
