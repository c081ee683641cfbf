#include "kernels/portable.h"
#include "search/mcts_level.h"

namespace outflank::mcts {

const Simulations8 PortableSimulations8 = {SimulationsOf<kernels::Portable>::run};

}  // namespace outflank::mcts
