#include "eval/weights_bytes.h"

#include <cstring>
#include <string_view>

#include "core/checksum.h"

namespace outflank::eval {

namespace {

constexpr std::string_view Magic = "OUTFLANK";
constexpr std::size_t HeaderBytes = Magic.size() + sizeof(WeightsHead);
constexpr std::size_t ChecksumBytes = 8;

/// Numbers are stored lowest byte first, whatever the machine.
template <class T>
void put(std::string& bytes, T number) {
    auto rest = static_cast<std::uint64_t>(number);
    for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8)
        bytes.push_back(static_cast<char>(rest & 0xff));
}

class Reader {
  public:
    explicit Reader(std::span<const unsigned char> bytes) : rest_(bytes) {}

    template <class T>
    void take(T& number) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint64_t{rest_[i]} << (8 * i);
        number = static_cast<T>(value);
        rest_ = rest_.subspan(sizeof(T));
    }

  private:
    std::span<const unsigned char> rest_;
};

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Result<Done> check_head(std::span<const unsigned char> bytes, const WeightsHead& expected) {
    const bool has_magic =
        bytes.size() >= HeaderBytes && std::memcmp(bytes.data(), Magic.data(), Magic.size()) == 0;
    if (!has_magic)
        return Error{"this is no file of Outflank weights: it does not begin with " +
                     std::string(Magic)};
    Reader reader(bytes.subspan(Magic.size()));
    WeightsHead head{};
    for (std::uint32_t& word : head) reader.take(word);
    if (head[0] != expected[0]) {
        return Error{"these weights have version " + std::to_string(head[0]) +
                     ", and this program reads version " + std::to_string(expected[0])};
    }
    if (head != expected)
        return Error{"these weights are for another game or another set of patterns"};
    return Done{};
}

}  // namespace

std::string weights_to_bytes(const WeightsHead& head, std::span<const std::int16_t> numbers) {
    std::string bytes(Magic);
    bytes.reserve(HeaderBytes + 2 * numbers.size() + ChecksumBytes);
    for (const std::uint32_t word : head) put(bytes, word);
    for (const std::int16_t number : numbers) put(bytes, number);
    put(bytes, checksum(bytes));
    return bytes;
}

Result<std::vector<std::int16_t>> weights_from_bytes(std::span<const unsigned char> bytes,
                                                     const WeightsHead& head, std::size_t count) {
    const auto checked = check_head(bytes, head);
    if (!checked) return checked.error();
    const std::size_t expected = HeaderBytes + 2 * count + ChecksumBytes;
    if (bytes.size() != expected) {
        return Error{"these weights have " + std::to_string(bytes.size()) + " bytes instead of " +
                     std::to_string(expected) + ": the file was cut or added to"};
    }
    const auto content = bytes.first(bytes.size() - ChecksumBytes);
    std::uint64_t stored = 0;
    Reader(bytes.last(ChecksumBytes)).take(stored);
    if (stored != checksum(text_of(content)))
        return Error{"these weights are damaged: their checksum does not fit"};
    std::vector<std::int16_t> numbers(count);
    Reader reader(content.subspan(HeaderBytes));
    for (std::int16_t& number : numbers) reader.take(number);
    return numbers;
}

}  // namespace outflank::eval
