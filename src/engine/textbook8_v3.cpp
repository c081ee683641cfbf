#include "engine/textbook8_maker.h"
#include "kernels/avx2.h"

namespace outflank::engine {

const Textbook8 Avx2Textbook8 = Textbook8Of<kernels::Avx2>::Table;

}  // namespace outflank::engine
