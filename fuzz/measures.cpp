/// Measures of probcut: whatever the bytes, reading ends with measures or a sentence; what was read
/// is written and read again as the same.
#include "learn/measures.h"

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
    const auto measures = learn::Measures::parse(text);
    if (!measures) return require(!measures.error().sentence.empty());
    for (const learn::Measure& measure : measures->all) {
        const auto again = learn::Measure::parse(measure.format());
        require(again && *again == measure);
    }
}

/// Past the checksum, which no fuzzer guesses.
void read_line(std::string_view text) {
    const std::string line(text);
    const auto measure = learn::Measure::parse(fmt::format("{} {:016x}", line, checksum(line)));
    if (!measure) return require(!measure.error().sentence.empty());
    const auto again = learn::Measure::parse(measure->format());
    require(again && *again == *measure);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read(text);
    read_line(text);
    return 0;
}
