#include "protocol/framing.h"

#include <cassert>
#include <cstdint>

namespace outflank::protocol {

namespace {

constexpr std::size_t LengthBytes = 4;

std::size_t length_at(std::string_view bytes) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < LengthBytes; ++i)
        length = length << 8U | static_cast<unsigned char>(bytes[i]);
    return length;
}

std::string limit() { return std::to_string(LongestMessage) + " bytes"; }

}  // namespace

std::string Framing::take(std::size_t count) {
    assert(count <= buffer_.size());
    std::string taken = buffer_.substr(0, count);
    buffer_.erase(0, count);
    return taken;
}

std::optional<Result<std::string>> LineFraming::next() {
    const std::size_t end = buffer().find('\n');
    if (end > LongestMessage && buffer().size() > LongestMessage)
        return Error{"expected a line of at most " + limit() + ", and this one does not end"};
    if (end == std::string::npos) return std::nullopt;
    std::string line = take(end + 1);
    line.pop_back();
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

std::string LineFraming::wrap(std::string_view message) const {
    assert(message.find('\n') == std::string_view::npos);
    return std::string(message) + '\n';
}

std::optional<Result<std::string>> LengthFraming::next() {
    if (buffer().size() < LengthBytes) return std::nullopt;
    const std::size_t length = length_at(buffer());
    if (length > LongestMessage) {
        return Error{"expected a message of at most " + limit() + ", and this one claims " +
                     std::to_string(length)};
    }
    if (buffer().size() < LengthBytes + length) return std::nullopt;
    take(LengthBytes);
    return take(length);
}

std::string LengthFraming::wrap(std::string_view message) const {
    assert(message.size() <= LongestMessage);
    std::string wrapped;
    for (std::size_t i = LengthBytes; i-- > 0;)
        wrapped += static_cast<char>(message.size() >> 8U * i & 0xffU);
    return wrapped.append(message);
}

}  // namespace outflank::protocol
