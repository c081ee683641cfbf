/// OUTFLANK_EMBED: a file inside the program.
///
/// The assembler copies it in: no generated source, no loading, no path at run time. At namespace
/// scope, `OUTFLANK_EMBED(name, "file")` makes `name` the file's first byte and `name_end` what
/// follows its last; the name is the assembler's, too, so it says whose it is.
#pragma once

// NOLINTBEGIN(bugprone-macro-parentheses)
#define OUTFLANK_EMBED(name, file)                                                          \
    asm(".section .rodata\n .balign 64\n .global " #name "\n .global " #name "_end\n" #name \
        ":\n .incbin \"" file "\"\n" #name "_end:\n .byte 0\n .previous\n");                \
    extern "C" {                                                                            \
    extern const unsigned char name[];                                                      \
    extern const unsigned char name##_end[];                                                \
    }
// NOLINTEND(bugprone-macro-parentheses)
