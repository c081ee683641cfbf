/// Lines of the NBoard protocol, both ways, from any bytes: what is read is written as a line that
/// reads the same.
#include "protocol/nboard.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.h"
#include "require.h"

namespace {

namespace nboard = outflank::protocol::nboard;

template <class Parse>
void comes_back(std::string_view line, const Parse& parse) {
    const auto first = parse(line);
    if (!first) return;
    const auto written = nboard::format(*first);
    const auto second = parse(written);
    outflank::fuzz::require(second && nboard::format(*second) == written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto line : outflank::text::split(text, '\n')) {
        comes_back(line, nboard::parse_command);
        comes_back(line, nboard::parse_event);
    }
    return 0;
}
