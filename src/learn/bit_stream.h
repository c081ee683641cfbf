/// Bits in a row, lowest first, and the two codes that games are written in.
///
/// A small number takes few bits in an exponential Golomb code of order k: the number plus 2^k in
/// binary, behind as many zeros as that is longer than k + 1 bits. Signed numbers take turns: 0,
/// -1, 1, -2, 2...
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace outflank::learn {

class BitWriter {
  public:
    /// REQUIRES: count <= 64, and value has no higher bits.
    void put(std::uint64_t value, unsigned count) {
        for (unsigned i = 0; i < count; ++i) {
            if (filled_ % 8 == 0) bytes_.push_back(0);
            const auto bit = static_cast<unsigned char>((value >> i & 1U) << (filled_ % 8));
            bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | bit);
            ++filled_;
        }
    }

    /// REQUIRES: value < 2^62.
    void put_small(std::uint64_t value, unsigned order) {
        const std::uint64_t shifted = value + (std::uint64_t{1} << order);
        const auto width = static_cast<unsigned>(std::bit_width(shifted));
        put(0, width - order - 1);
        put(1, 1);
        put(shifted & ~(std::uint64_t{1} << (width - 1)), width - 1);
    }

    void put_signed(std::int64_t value, unsigned order) {
        put_small(value < 0 ? 2 * static_cast<std::uint64_t>(-value) - 1
                            : 2 * static_cast<std::uint64_t>(value),
                  order);
    }

    /// The last byte is filled up with zeros.
    [[nodiscard]] const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
    std::size_t filled_ = 0;  // bits
};

/// Beyond the end there are zeros; has_overrun() says that they were asked for.
class BitReader {
  public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

    /// REQUIRES: count <= 64.
    std::uint64_t take(unsigned count) {
        std::uint64_t value = 0;
        for (unsigned done = 0; done < count;) {
            const unsigned offset = at_ % 8;
            const unsigned bits = std::min(8 - offset, count - done);
            const std::uint64_t part = byte(at_ / 8) >> offset & ((1U << bits) - 1U);
            value |= part << done;
            done += bits;
            at_ += bits;
        }
        return value;
    }

    std::uint64_t take_small(unsigned order) {
        constexpr unsigned most_zeros = 62;
        unsigned zeros = 0;
        while (take(1) == 0) {
            if (++zeros > most_zeros - order || has_overrun()) return fail();
        }
        const std::uint64_t rest = take(zeros + order);
        return rest + (std::uint64_t{1} << (zeros + order)) - (std::uint64_t{1} << order);
    }

    std::int64_t take_signed(unsigned order) {
        const std::uint64_t code = take_small(order);
        const auto half = static_cast<std::int64_t>(code / 2);
        return code % 2 == 0 ? half : -half - 1;
    }

    [[nodiscard]] bool has_overrun() const { return at_ > 8 * bytes_.size(); }
    /// Whether nothing is left but the zeros that fill the last byte.
    [[nodiscard]] bool is_at_end() const {
        return !has_overrun() && (at_ + 7) / 8 == bytes_.size() &&
               (at_ % 8 == 0 || byte(at_ / 8) >> (at_ % 8) == 0);
    }

  private:
    [[nodiscard]] unsigned byte(std::size_t index) const {
        return index < bytes_.size() ? static_cast<unsigned char>(bytes_[index]) : 0U;
    }
    std::uint64_t fail() {
        at_ = 8 * bytes_.size() + 1;
        return 0;
    }

    std::string_view bytes_;
    std::size_t at_ = 0;  // bits
};

}  // namespace outflank::learn
