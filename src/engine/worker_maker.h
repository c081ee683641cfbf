/// What each instruction set's file compiles: the workers of one kernel. Included by the
/// worker_*.cpp files only.
#pragma once

#include <new>

#include "engine/search_worker.h"
#include "engine/worker.h"
#include "eval/features8.h"
#include "eval/replies.h"
#include "solver/board_rules.h"

namespace outflank::engine {

template <class Kernel>
struct WorkersOf {
    template <class Eval, int Size>
    static Worker* make_for(Shared& shared, othello::Scoring scoring) {
        using othello::Scoring;
        if (scoring == Scoring::RawDifference) {
            return new SearchWorker<Kernel, Eval, solver::BoardRules<Size, Scoring::RawDifference>>(
                shared);
        }
        return new SearchWorker<Kernel, Eval,
                                solver::BoardRules<Size, Scoring::WinnerTakesEmpties>>(shared);
    }

    static Worker* make(Shared& shared, int board_size, othello::Scoring scoring) {
        if (board_size == 8) return make_for<eval::Features8<Kernel>, 8>(shared, scoring);
        if (board_size == 6) return make_for<eval::Replies<Kernel>, 6>(shared, scoring);
        if (board_size == 4) return make_for<eval::Replies<Kernel>, 4>(shared, scoring);
        return nullptr;
    }
};

}  // namespace outflank::engine
