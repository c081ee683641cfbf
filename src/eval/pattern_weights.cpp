#include "eval/pattern_weights.h"

#include <array>
#include <utility>

#include "eval/weights_bytes.h"

namespace outflank::eval {

namespace {

constexpr std::uint32_t LinearVersion = 1;
/// A network follows. In versions 2 and 3 it did not look from the corners.
constexpr std::uint32_t NetworkVersion = 4;
constexpr std::uint32_t Othello8 = 8;  // the game: Othello on 8x8

WeightsHead expected_head(std::uint32_t version) {
    return {version,
            Othello8,
            PatternLayout,
            static_cast<std::uint32_t>(AnchorCount),
            static_cast<std::uint32_t>(weight_rows()),
            static_cast<std::uint32_t>(EmptiesCount)};
}

std::size_t network_bytes() {
    std::size_t head = 0;
    NetworkHead().visit([&](const auto& number) { head += sizeof(number); });
    return NetworkLayout::Phases * (network_row_count() * NetworkLayout::Width + head);
}

std::size_t content_bytes(std::uint32_t version) {
    const std::size_t numbers =
        EmptiesCount + AnchorCount * weight_rows() + EmptiesCount * EmptiesCount;
    return 2 * numbers + (version == NetworkVersion ? network_bytes() : 0);
}

void write_network(WeightsWriter& writer, NetworkWeights network) {
    for (auto& phase : network.phases) {
        for (const auto& row : phase.rows) {
            for (const std::int8_t number : row) writer.put(number);
        }
        phase.head.visit([&](auto number) { writer.put(number); });
    }
}

NetworkWeights read_network(WeightsReader& reader) {
    NetworkWeights network;
    for (auto& phase : network.phases) {
        for (auto& row : phase.rows) {
            for (std::int8_t& number : row) reader.take(number);
        }
        phase.head.visit([&](auto& number) { reader.take(number); });
    }
    return network;
}

}  // namespace

std::string PatternWeights::to_bytes() const {
    const std::uint32_t version = network ? NetworkVersion : LinearVersion;
    WeightsWriter writer(expected_head(version));
    for (const std::int16_t number : bias) writer.put(number);
    for (const std::int16_t number : rows) writer.put(number);
    for (const auto& line : errors) {
        for (const std::int16_t number : line) writer.put(number);
    }
    if (network) write_network(writer, *network);
    return std::move(writer).finish();
}

Result<PatternWeights> PatternWeights::from_bytes(std::span<const unsigned char> bytes) {
    const auto head = WeightsReader::head_of(bytes);
    if (!head) return head.error();
    if ((*head)[GameWord] != Othello8) return foreign_game("8x8 Othello");
    const std::uint32_t version = head->front();
    if (version != LinearVersion && version != NetworkVersion)
        return foreign_version(version, std::array{LinearVersion, NetworkVersion});
    auto reader = WeightsReader::open(bytes, expected_head(version), content_bytes(version));
    if (!reader) return reader.error();
    PatternWeights weights;
    for (std::int16_t& number : weights.bias) reader->take(number);
    for (std::int16_t& number : weights.rows) reader->take(number);
    for (auto& line : weights.errors) {
        for (std::int16_t& number : line) reader->take(number);
    }
    if (version == NetworkVersion) weights.network = read_network(*reader);
    return weights;
}

}  // namespace outflank::eval
