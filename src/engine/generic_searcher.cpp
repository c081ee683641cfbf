#include "engine/generic_searcher.h"

namespace outflank {

template class Searcher<othello::Othello, eval::Squares, OthelloPolicy>;
template class Searcher<tafl::Tafl, eval::TaflEvaluation, TaflPolicy>;
template class Tree<othello::Othello, eval::Squares, OthelloPolicy>;
template class Tree<tafl::Tafl, eval::TaflEvaluation, TaflPolicy>;

}  // namespace outflank
