/// Any bytes as a stream of messages, cut anywhere: never more is kept than was sent, a message is
/// never longer than allowed, and what was taken apart can be put together again.
#include "protocol/framing.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

namespace {

using outflank::fuzz::require;
using namespace outflank::protocol;

void check(Framing& framing, std::string_view bytes, std::size_t piece) {
    while (!bytes.empty()) {
        framing.feed(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        while (const auto message = framing.next()) {
            if (!*message) return require(!message->error().sentence.empty());
            require((**message).size() <= LongestMessage);
        }
    }
}

void check_round_trip(Framing& framing, std::string_view message) {
    framing.feed(framing.wrap(message));
    const auto back = framing.next();
    require(back && back->ok() && **back == message && framing.unheard() == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t piece = 1U + data[0];
    LineFraming lines;
    check(lines, bytes, piece);
    LengthFraming lengths;
    check(lengths, bytes, piece);
    LengthFraming fresh;
    check_round_trip(fresh, bytes);
    return 0;
}
