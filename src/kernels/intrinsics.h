/// The processor's own instructions, where it has any that we use.
#pragma once

#if defined(__x86_64__)
// GCC 12 takes the deliberately undefined operands inside its own intrinsics for a mistake (its bug
// 105593).
#ifndef __clang__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#ifndef __clang__
#pragma GCC diagnostic pop
#endif
#endif
