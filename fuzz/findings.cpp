/// Findings of evaluate: whatever the bytes, reading ends with findings or a sentence; what was
/// read is written and read again as the same.
#include "learn/findings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fmt/format.h"

#include "core/checksum.h"
#include "require.h"

namespace {

using namespace outflank;
using fuzz::require;

void read(std::string_view text) {
    const auto findings = learn::Findings::parse(text);
    if (!findings) return require(!findings.error().sentence.empty());
    const auto again = learn::Findings::parse(findings->to_text());
    require(again && again->to_text() == findings->to_text());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read(text);
    read(fmt::format("{}checksum {:016x}\n", text, checksum(text)));  // which no fuzzer guesses
    return 0;
}
