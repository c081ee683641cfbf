/// Command lines from any bytes: the words can be quoted and read again.
#include "core/command_line.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto words = outflank::split_command_line(text);
    if (!words) return 0;
    std::string quoted;
    for (const std::string& word : *words) {
        quoted += '"';
        for (const char c : word) quoted += {'\\', c};
        quoted += "\" ";
    }
    const auto back = outflank::split_command_line(quoted);
    outflank::fuzz::require(back && *back == *words);
    return 0;
}
