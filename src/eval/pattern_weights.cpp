#include "eval/pattern_weights.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

#include "core/checksum.h"

namespace outflank::eval {

namespace {

constexpr std::string_view Magic = "OUTFLANK";
constexpr std::uint32_t LinearVersion = 1;
constexpr std::uint32_t NetworkVersion = 2;  // a network follows the linear evaluation
constexpr std::uint32_t Othello8 = 8;  // the game: Othello on 8x8

using Words = std::array<std::uint32_t, 6>;

/// What follows the magic word.
Words expected_words(std::uint32_t version) {
    return {version,
            Othello8,
            PatternLayout,
            static_cast<std::uint32_t>(AnchorCount),
            static_cast<std::uint32_t>(weight_rows()),
            static_cast<std::uint32_t>(EmptiesCount)};
}

constexpr std::size_t HeaderBytes = Magic.size() + sizeof(Words);
constexpr std::size_t ChecksumBytes = 8;

std::size_t network_bytes() {
    std::size_t head = 0;
    NetworkHead().visit([&](const auto& number) { head += sizeof(number); });
    return NetworkLayout::Quarters * (network_row_count() * NetworkLayout::Width + head);
}

std::size_t file_bytes(std::uint32_t version) {
    const std::size_t numbers =
        EmptiesCount + AnchorCount * weight_rows() + EmptiesCount * EmptiesCount;
    return HeaderBytes + 2 * numbers + (version == NetworkVersion ? network_bytes() : 0) +
           ChecksumBytes;
}

/// Numbers are stored lowest byte first, whatever the machine.
class Writer {
  public:
    template <class T>
    void put(T number) {
        auto rest = static_cast<std::uint64_t>(number);
        for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8)
            bytes.push_back(static_cast<char>(rest & 0xff));
    }
    std::string bytes;
};

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

void write_network(Writer& writer, NetworkWeights network) {
    for (auto& quarter : network.quarters) {
        for (const auto& row : quarter.rows) {
            for (const std::int8_t number : row) writer.put(number);
        }
        quarter.head.visit([&](auto number) { writer.put(number); });
    }
}

NetworkWeights read_network(Reader& reader) {
    NetworkWeights network;
    for (auto& quarter : network.quarters) {
        for (auto& row : quarter.rows) {
            for (std::int8_t& number : row) reader.take(number);
        }
        quarter.head.visit([&](auto& number) { reader.take(number); });
    }
    return network;
}

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::string PatternWeights::to_bytes() const {
    const std::uint32_t version = network ? NetworkVersion : LinearVersion;
    Writer writer;
    writer.bytes.reserve(file_bytes(version));
    writer.bytes = Magic;
    for (const std::uint32_t word : expected_words(version)) writer.put(word);
    for (const std::int16_t number : bias) writer.put(number);
    for (const std::int16_t number : rows) writer.put(number);
    for (const auto& line : errors) {
        for (const std::int16_t number : line) writer.put(number);
    }
    if (network) write_network(writer, *network);
    writer.put(checksum(writer.bytes));
    return std::move(writer.bytes);
}

Result<PatternWeights> PatternWeights::from_bytes(std::span<const unsigned char> bytes) {
    const bool has_magic =
        bytes.size() >= HeaderBytes && std::memcmp(bytes.data(), Magic.data(), Magic.size()) == 0;
    if (!has_magic)
        return Error{"this is no file of Outflank weights: it does not begin with " +
                     std::string(Magic)};
    Reader header(bytes.subspan(Magic.size()));
    Words words{};
    for (std::uint32_t& word : words) header.take(word);
    const std::uint32_t version = words[0];
    if (version != LinearVersion && version != NetworkVersion) {
        return Error{"these weights have version " + std::to_string(version) +
                     ", and this program reads versions " + std::to_string(LinearVersion) +
                     " and " + std::to_string(NetworkVersion)};
    }
    if (words != expected_words(version))
        return Error{"these weights are for another game or another set of patterns"};
    if (bytes.size() != file_bytes(version)) {
        return Error{"these weights have " + std::to_string(bytes.size()) + " bytes instead of " +
                     std::to_string(file_bytes(version)) + ": the file was cut or added to"};
    }
    const auto content = bytes.first(bytes.size() - ChecksumBytes);
    std::uint64_t stored = 0;
    Reader(bytes.last(ChecksumBytes)).take(stored);
    if (stored != checksum(text_of(content)))
        return Error{"these weights are damaged: their checksum does not fit"};

    PatternWeights weights;
    Reader reader(content.subspan(HeaderBytes));
    for (std::int16_t& number : weights.bias) reader.take(number);
    for (std::int16_t& number : weights.rows) reader.take(number);
    for (auto& line : weights.errors) {
        for (std::int16_t& number : line) reader.take(number);
    }
    if (version == NetworkVersion) weights.network = read_network(reader);
    return weights;
}

}  // namespace outflank::eval
