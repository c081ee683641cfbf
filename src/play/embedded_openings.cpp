#include "play/embedded_openings.h"

// The assembler copies the files into the program: no generated source, no loading, no path at run
// time. OUTFLANK_OPENINGS is their folder, in quotes.
#define OUTFLANK_EMBED(name, file)                                                          \
    asm(".section .rodata\n .balign 64\n .global " #name "\n .global " #name "_end\n" #name \
        ":\n .incbin " #file "\n" #name "_end:\n .byte 0\n .previous\n");                   \
    extern "C" {                                                                            \
    extern const unsigned char name[];                                                      \
    extern const unsigned char name##_end[];                                                \
    }

OUTFLANK_EMBED(outflank_openings_book, "othello8.book")
OUTFLANK_EMBED(outflank_openings_xot, "xot.txt")
OUTFLANK_EMBED(outflank_openings_list, "list.csv")

namespace outflank::play {

namespace {

std::string_view text_between(const unsigned char* begin, const unsigned char* end) {
    return {reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::span<const unsigned char> embedded_book() {
    return {outflank_openings_book, outflank_openings_book_end};
}

std::string_view embedded_xot() {
    return text_between(outflank_openings_xot, outflank_openings_xot_end);
}

std::string_view embedded_list() {
    return text_between(outflank_openings_list, outflank_openings_list_end);
}

}  // namespace outflank::play
