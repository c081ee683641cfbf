#include "engine/embedded_weights.h"

// The assembler copies the file into the program: no generated source, no loading, no path at run
// time. OUTFLANK_OTHELLO8_WEIGHTS is its name, in quotes.
asm(R"(
    .section .rodata
    .balign 64
    .global outflank_othello8_weights
    .global outflank_othello8_weights_end
outflank_othello8_weights:
    .incbin )" OUTFLANK_OTHELLO8_WEIGHTS R"(
outflank_othello8_weights_end:
    .byte 0
    .previous
)");

extern "C" {
extern const unsigned char outflank_othello8_weights[];
extern const unsigned char outflank_othello8_weights_end[];
}

namespace outflank::engine {

std::span<const unsigned char> embedded_weights() {
    return {outflank_othello8_weights, outflank_othello8_weights_end};
}

}  // namespace outflank::engine
