/// OpenTafl records and pasted tafl from any bytes: what is read is written as a record that reads
/// as the same game.
#include "formats/opentafl_game.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "formats/pasted_tafl.h"
#include "require.h"

namespace {

namespace formats = outflank::formats;
namespace tafl = outflank::tafl;
using outflank::fuzz::require;

void check_back(const formats::TaflSheet& sheet) {
    require(sheet.remarks.size() == sheet.record.moves().size());
    const std::string text = formats::format_opentafl_game(sheet);
    std::string_view rest = text;
    const auto back = formats::take_opentafl_game(rest, nullptr);
    require(back && *back && (*back)->record == sheet.record && rest.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const tafl::Rules* rules : tafl::AllRules) {
        std::string_view rest = text;
        for (int games = 0; games < 3; ++games) {
            const auto sheet = formats::take_opentafl_game(rest, rules);
            if (!sheet || !*sheet) break;
            check_back(**sheet);
        }
        const auto pasted = formats::read_pasted_game(tafl::Tafl(*rules), text);
        if (pasted) check_back(formats::bare_sheet(*pasted));
    }
    return 0;
}
