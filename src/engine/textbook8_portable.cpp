#include "engine/textbook8_maker.h"
#include "kernels/portable.h"

namespace outflank::engine {

const Textbook8 PortableTextbook8 = Textbook8Of<kernels::Portable>::Table;

}  // namespace outflank::engine
