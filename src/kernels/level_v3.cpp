#include "kernels/avx2.h"
#include "kernels/level.h"

namespace outflank::kernels {

const Kernels& Avx2Kernels = Level<Avx2>::Table;

}  // namespace outflank::kernels
