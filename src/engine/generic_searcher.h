/// The generic search of every game, with the evaluation and the policy that suit it best: what
/// plays where the 8x8 engine does not.
#pragma once

#include <cstddef>

#include "engine/tafl_weights.h"
#include "eval/squares.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "search/othello_policy.h"
#include "search/searcher.h"
#include "search/tafl_policy.h"

namespace outflank::engine {

template <Game G>
struct GenericParts;

template <>
struct GenericParts<othello::Othello> {
    using Searcher = outflank::Searcher<othello::Othello, eval::Squares, OthelloPolicy>;
    static eval::Squares evaluator(const othello::Othello& game) {
        return eval::Squares(game.size());
    }
    static constexpr double Unit = Disc;  // what a score is counted in
};

template <>
struct GenericParts<tafl::Tafl> {
    using Searcher = outflank::Searcher<tafl::Tafl, eval::TaflEvaluation, TaflPolicy>;
    static eval::TaflEvaluation evaluator(const tafl::Tafl& game) {
        return shipped_tafl_evaluation(game.rules());
    }
    static constexpr double Unit = 1000;  // thousandths of a win
};

template <Game G>
using GenericSearcher = typename GenericParts<G>::Searcher;

}  // namespace outflank::engine

namespace outflank {

// Compiled once, by itself (engine/generic_searcher.cpp), however many ask for it.
extern template class Searcher<othello::Othello, eval::Squares, OthelloPolicy>;
extern template class Searcher<tafl::Tafl, eval::TaflEvaluation, TaflPolicy>;
extern template class Tree<othello::Othello, eval::Squares, OthelloPolicy>;
extern template class Tree<tafl::Tafl, eval::TaflEvaluation, TaflPolicy>;

}  // namespace outflank

namespace outflank::engine {

inline constexpr std::size_t GenericHashMegabytes = 64;

template <Game G, Evaluator<G> E>
GenericSearcher<G> generic_searcher(const G& game, std::size_t hash_megabytes, const E& evaluator,
                                    unsigned threads = 1) {
    SearcherOptions options;
    options.table_bytes = hash_megabytes << 20U;
    options.threads = threads;
    return GenericSearcher<G>(game, evaluator, options);
}

template <Game G>
GenericSearcher<G> generic_searcher(const G& game,
                                    std::size_t hash_megabytes = GenericHashMegabytes) {
    return generic_searcher(game, hash_megabytes, GenericParts<G>::evaluator(game));
}

}  // namespace outflank::engine
