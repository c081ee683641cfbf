#include "engine/worker_maker.h"
#include "kernels/avx512.h"

namespace outflank::engine {

const WorkerMaker Avx512Workers = {WorkersOf<kernels::Avx512>::make};

}  // namespace outflank::engine
