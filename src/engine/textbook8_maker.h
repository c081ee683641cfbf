/// What each instruction set's file compiles: the textbook searches of one kernel. Included by the
/// textbook8_*.cpp files only.
#pragma once

#include "engine/textbook8.h"
#include "eval/discs.h"
#include "games/othello/othello8.h"
#include "search/alphabeta.h"
#include "search/minimax.h"

namespace outflank::engine {

template <class Kernel>
struct Textbook8Of {
    using Board = othello::Othello8<Kernel>;

    static Textbook8::Search* minimax() {
        return new Minimax<Board, eval::Discs>(Board(), eval::Discs{});
    }
    static Textbook8::Search* alphabeta(DepthBias bias) {
        return new AlphaBeta<Board, eval::Discs>(Board(), eval::Discs{}, bias);
    }

    static constexpr Textbook8 Table = {minimax, alphabeta};
};

}  // namespace outflank::engine
