/// Verdicts of evaluate: whatever the bytes, reading ends with a verdict or a sentence; what was
/// read is written and read again as the same.
#include "learn/verdict.h"

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
    const auto verdict = learn::Verdict::parse(text);
    if (!verdict) return require(!verdict.error().sentence.empty());
    const auto again = learn::Verdict::parse(verdict->to_text());
    require(again && again->to_text() == verdict->to_text());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read(text);
    read(fmt::format("{}checksum {:016x}\n", text, checksum(text)));  // which no fuzzer guesses
    return 0;
}
