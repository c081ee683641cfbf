#include "engine/textbook8_maker.h"
#include "kernels/avx512.h"

namespace outflank::engine {

const Textbook8 Avx512Textbook8 = Textbook8Of<kernels::Avx512>::Table;

}  // namespace outflank::engine
