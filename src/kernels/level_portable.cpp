#include "kernels/level.h"
#include "kernels/portable.h"

namespace outflank::kernels {

const Kernels& PortableKernels = Level<Portable>::Table;

}  // namespace outflank::kernels
