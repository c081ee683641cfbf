#include "kernels/kernels.h"

#include <cassert>

#include "kernels/level.h"

namespace outflank::kernels {

const Kernels& kernels_for(Isa isa) {
    assert(is_supported(isa));
#ifdef OUTFLANK_X86
    if (isa == Isa::X86V3) return Avx2Kernels;
    if (isa == Isa::X86V4) return Avx512Kernels;
#endif
    return PortableKernels;
}

}  // namespace outflank::kernels
