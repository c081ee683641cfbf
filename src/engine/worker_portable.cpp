#include "engine/worker_maker.h"
#include "kernels/portable.h"

namespace outflank::engine {

const WorkerMaker PortableWorkers = {WorkersOf<kernels::Portable>::make};

}  // namespace outflank::engine
