/// Rng: a small, fast random generator that gives the same numbers on every machine for the same
/// seed.
///
/// The standard distributions may differ between libraries, so that a seed would not mean the same
/// game everywhere; this one is wyrand's mix (one 64x64 -> 128 multiplication a number), which
/// passes the usual statistical batteries.
#pragma once

#include <cassert>
#include <cstdint>

namespace outflank {

class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0xa0761d6478bd642fULL;
        return mix(state_, state_ ^ 0xe7037ed1a0b428dbULL);
    }

    /// Uniform in [0, bound), by the high half of a product; the bias is below bound / 2^64.
    /// REQUIRES: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint32_t>((static_cast<Wide>(next()) * bound) >> 64);
    }

    /// Uniform in [0, 1).
    constexpr double share() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

  private:
    static constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(a) * b;
        return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    }

    std::uint64_t state_;
};

}  // namespace outflank
