#include "engine/textbook8.h"

#include <cassert>

namespace outflank::engine {

const Textbook8& textbook8(Isa isa) {
    assert(is_supported(isa));
#ifdef OUTFLANK_X86
    if (isa == Isa::X86V3) return Avx2Textbook8;
    if (isa == Isa::X86V4) return Avx512Textbook8;
#endif
    return PortableTextbook8;
}

}  // namespace outflank::engine
