#include "kernels/avx512.h"
#include "kernels/level.h"

namespace outflank::kernels {

const Kernels& Avx512Kernels = Level<Avx512>::Table;

}  // namespace outflank::kernels
