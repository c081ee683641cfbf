/// A player's name and options: what parses is written so that it parses back to the same.
#include "roster/player_spec.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::roster::PlayerSpec;
    const auto spec = PlayerSpec::parse({reinterpret_cast<const char*>(data), size});
    if (!spec) return 0;
    const auto back = PlayerSpec::parse(spec->format());
    outflank::fuzz::require(back && *back == *spec);
    return 0;
}
