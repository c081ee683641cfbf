/// A checksum for files of ours: 64-bit FNV-1a. Every step is a bijection of the state, so that a
/// single changed byte always shows; it protects against accidents, not against intent.
#pragma once

#include <cstdint>
#include <string_view>

namespace outflank {

/// `state` continues the checksum of what came before.
constexpr std::uint64_t checksum(std::string_view bytes,
                                 std::uint64_t state = 0xcbf29ce484222325ULL) {
    for (const char byte : bytes)
        state = (state ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    return state;
}

}  // namespace outflank
