#include "kernels/avx2.h"
#include "search/mcts_level.h"

namespace outflank::mcts {

const Simulations8 Avx2Simulations8 = {SimulationsOf<kernels::Avx2>::run};

}  // namespace outflank::mcts
