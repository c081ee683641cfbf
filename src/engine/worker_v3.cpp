#include "engine/worker_maker.h"
#include "kernels/avx2.h"

namespace outflank::engine {

const WorkerMaker Avx2Workers = {WorkersOf<kernels::Avx2>::make};

}  // namespace outflank::engine
