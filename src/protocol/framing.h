/// Framing: how messages are cut out of a stream of bytes, and put into one. A peer may send half a
/// message, or ten at once, or bytes that are none; nothing here waits or reads by itself.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::protocol {

/// No message of the two Tablut servers comes near it; a peer that announces more is none of ours,
/// and must not make us keep what it sends.
inline constexpr std::size_t LongestMessage = std::size_t{1} << 16U;

class Framing {
  public:
    virtual ~Framing() = default;

    void feed(std::string_view bytes) { buffer_ += bytes; }

    /// The next whole message; nothing while it has not come completely. After an error, which says
    /// that the bytes hold no message, nothing else comes: feed no more.
    virtual std::optional<Result<std::string>> next() = 0;

    /// The message as it goes onto the wire.
    [[nodiscard]] virtual std::string wrap(std::string_view message) const = 0;

    /// Bytes that have come and are in no message yet.
    [[nodiscard]] std::size_t unheard() const { return buffer_.size(); }

  protected:
    /// Takes `count` bytes off the front. REQUIRES: there are so many.
    std::string take(std::size_t count);
    [[nodiscard]] const std::string& buffer() const { return buffer_; }

  private:
    std::string buffer_;
};

/// A message is a line: its end is "\n", or "\r\n".
class LineFraming final : public Framing {
  public:
    std::optional<Result<std::string>> next() override;
    /// REQUIRES: no end of line within the message.
    [[nodiscard]] std::string wrap(std::string_view message) const override;
};

/// A message is four bytes, its length with the highest byte first, and that many bytes of text.
class LengthFraming final : public Framing {
  public:
    std::optional<Result<std::string>> next() override;
    /// REQUIRES: the message is no longer than LongestMessage.
    [[nodiscard]] std::string wrap(std::string_view message) const override;
};

}  // namespace outflank::protocol
