#include "engine/embedded_weights.h"

// The assembler copies the files into the program: no generated source, no loading, no path at run
// time. OUTFLANK_WEIGHTS is their folder, in quotes.
#define OUTFLANK_EMBED(name, file)                          \
    asm("    .section .rodata\n"                            \
        "    .balign 64\n"                                  \
        "    .global " #name                                \
        "\n"                                                \
        "    .global " #name "_end\n" #name                 \
        ":\n"                                               \
        "    .incbin \"" OUTFLANK_WEIGHTS file "\"\n" #name \
        "_end:\n"                                           \
        "    .byte 0\n"                                     \
        "    .previous\n");                                 \
    extern "C" {                                            \
    extern const unsigned char name[];                      \
    extern const unsigned char name##_end[];                \
    }

OUTFLANK_EMBED(outflank_othello8_weights, "/othello8.bin")
OUTFLANK_EMBED(outflank_tablut_comp424_weights, "/tablut_comp424.bin")
OUTFLANK_EMBED(outflank_tablut_ashton_weights, "/tablut_ashton.bin")

#undef OUTFLANK_EMBED

namespace outflank::engine {

std::span<const unsigned char> embedded_weights() {
    return {outflank_othello8_weights, outflank_othello8_weights_end};
}

std::span<const unsigned char> embedded_tafl_weights(std::string_view rules) {
    if (rules == "comp424")
        return {outflank_tablut_comp424_weights, outflank_tablut_comp424_weights_end};
    if (rules == "ashton")
        return {outflank_tablut_ashton_weights, outflank_tablut_ashton_weights_end};
    return {};
}

}  // namespace outflank::engine
