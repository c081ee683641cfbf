/// Board files from any bytes: what is read can be written, and is then read as the same.
#include "formats/board_file.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::formats::read_board_file;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto board = read_board_file(text);
    if (!board) {
        outflank::fuzz::require(!board.error().sentence.empty());
        return 0;
    }
    outflank::fuzz::require(outflank::formats::looks_like_board_file(text));
    const auto back = read_board_file(outflank::formats::write_board_file(*board));
    outflank::fuzz::require(back && *back == *board);
    return 0;
}
