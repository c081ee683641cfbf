#include "play/embedded_openings.h"

#include "core/embed.h"

// NOLINTBEGIN(readability-identifier-naming): the assembler's names
OUTFLANK_EMBED(outflank_openings_book, "othello8.book")
OUTFLANK_EMBED(outflank_openings_xot, "xot.txt")
OUTFLANK_EMBED(outflank_openings_list, "list.csv")
// NOLINTEND(readability-identifier-naming)

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
