/// Files of positions: whatever the bytes, reading ends with positions or a sentence; records that
/// were read are written as the same bytes.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>

#include "learn/position_file.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace outflank;
    using fuzz::require;
    // No fuzzer need guess the head.
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    auto in = std::make_unique<std::istringstream>(learn::position_file_head() + bytes);
    auto reader = learn::PositionReader::from(std::move(in), "it");
    require(static_cast<bool>(reader));
    for (std::size_t begin = 0;; begin += learn::PositionRecord::Bytes) {
        const auto record = reader->next();
        if (!record) {
            require(!record.error().sentence.empty());
            return 0;
        }
        if (!*record) return 0;
        std::string copy;
        (*record)->append_to(copy);
        // What stands behind the counts is 0 or 1 and zeros in whatever this program writes.
        constexpr std::size_t Kept = 29;
        require(copy.compare(0, Kept, bytes, begin, Kept) == 0);
    }
}
