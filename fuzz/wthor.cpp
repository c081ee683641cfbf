/// WTHOR files from any bytes: no crash, and what is read has the length and the squares it must
/// have.
#include "formats/wthor.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"

namespace {

using outflank::fuzz::require;

void check_games(std::string_view bytes) {
    const auto file = outflank::formats::read_wtb(bytes);
    if (!file) {
        require(!file.error().sentence.empty());
        return;
    }
    require(bytes.size() == 16 + 68 * file->games.size());
    for (const auto& game : file->games) {
        require(game.moves.size() <= 60);
        for (const auto square : game.moves) require(square.is_on(8));
    }
}

/// The same bytes with the count that their length asks for, because random counts almost never
/// fit.
std::string with_fitting_count(std::string_view bytes) {
    const std::size_t games = (bytes.size() - 16) / 68;
    std::string file(bytes.substr(0, 16 + 68 * games));
    file.replace(4, 4,
                 {static_cast<char>(games & 0xff), static_cast<char>(games >> 8 & 0xff), 0, 0});
    file[12] = 8;
    return file;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    check_games(bytes);
    if (size >= 16 && size < 0x10000) check_games(with_fitting_count(bytes));
    if (const auto players = outflank::formats::read_jou(bytes))
        require(size == 16 + 20 * players->size());
    if (const auto names = outflank::formats::read_trn(bytes))
        require(size == 16 + 26 * names->size());
    return 0;
}
