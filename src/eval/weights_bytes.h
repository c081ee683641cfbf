/// Learned weights as bytes: what every weights file has in common (docs/formats/weights.md).
///
/// A magic word, six words that say what the weights are for, the numbers, and a checksum of
/// everything before it. A file that was cut, changed or made for something else is refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/little_endian.h"
#include "core/result.h"

namespace outflank::eval {

/// The version, the game, the layout, and three dimensions or whatever else must agree.
using WeightsHead = std::array<std::uint32_t, 6>;
/// Its place there. Looked at first: each game counts its own versions.
inline constexpr std::size_t GameWord = 1;

class WeightsWriter {
  public:
    explicit WeightsWriter(const WeightsHead& head);

    template <std::integral T>
    void put(T number) {
        little_endian::append(bytes_, number);
    }

    /// The whole file.
    [[nodiscard]] std::string finish() &&;

  private:
    std::string bytes_;
};

class WeightsReader {
  public:
    /// What a file says it is, unless it is no file of weights at all.
    static Result<WeightsHead> head_of(std::span<const unsigned char> bytes);

    /// Refuses bytes that do not begin with that head, or have another number of bytes between head
    /// and checksum.
    static Result<WeightsReader> open(std::span<const unsigned char> bytes, const WeightsHead& head,
                                      std::size_t content_bytes);

    /// REQUIRES: the content goes on.
    template <std::integral T>
    void take(T& number) {
        number = little_endian::number_at<T>(rest_.data());
        rest_ = rest_.subspan(sizeof(T));
    }

  private:
    explicit WeightsReader(std::span<const unsigned char> content) : rest_(content) {}

    std::span<const unsigned char> rest_;
};

/// "these weights are for another game, not for tablut".
Error foreign_game(std::string_view wanted);

/// "these weights have version 9, and this program reads version 1".
Error foreign_version(std::uint32_t version, std::span<const std::uint32_t> readable);

}  // namespace outflank::eval
