/// Numbers in files, lowest byte first whatever the machine. Compilers make one load or store of
/// each.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace outflank::little_endian {

template <std::integral T>
void append(std::string& bytes, T number) {
    std::uint64_t rest = static_cast<std::make_unsigned_t<T>>(number);
    for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8)
        bytes.push_back(static_cast<char>(rest & 0xff));
}

/// REQUIRES: sizeof(T) bytes are there.
template <std::integral T>
T number_at(const unsigned char* bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint64_t{bytes[i]} << (8 * i);
    return static_cast<T>(value);
}

}  // namespace outflank::little_endian
