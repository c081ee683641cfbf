/// State files of the file exchange from any bytes: what is read is written as a file that reads as
/// the same position.
#include "protocol/file_exchange.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace protocol = outflank::protocol;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto position = protocol::parse_state(text);
    if (!position) return 0;
    const auto back = protocol::parse_state(protocol::format_state(*position));
    outflank::fuzz::require(back && *back == *position);
    return 0;
}
