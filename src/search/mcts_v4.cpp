#include "kernels/avx512.h"
#include "search/mcts_level.h"

namespace outflank::mcts {

const Simulations8 Avx512Simulations8 = {SimulationsOf<kernels::Avx512>::run};

}  // namespace outflank::mcts
