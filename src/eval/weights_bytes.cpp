#include "eval/weights_bytes.h"

#include <string_view>
#include <utility>
#include <vector>

#include "core/checksum.h"
#include "core/text.h"

namespace outflank::eval {

namespace {

constexpr std::string_view Magic = "OUTFLANK";
constexpr std::size_t HeaderBytes = Magic.size() + sizeof(WeightsHead);
constexpr std::size_t ChecksumBytes = 8;

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

WeightsWriter::WeightsWriter(const WeightsHead& head) : bytes_(Magic) {
    for (const std::uint32_t word : head) put(word);
}

std::string WeightsWriter::finish() && {
    put(checksum(bytes_));
    return std::move(bytes_);
}

Result<WeightsHead> WeightsReader::head_of(std::span<const unsigned char> bytes) {
    if (bytes.size() < HeaderBytes || !text_of(bytes).starts_with(Magic))
        return Error{"this is no file of Outflank weights: it does not begin with " +
                     std::string(Magic)};
    WeightsReader reader(bytes.subspan(Magic.size()));
    WeightsHead head{};
    for (std::uint32_t& word : head) reader.take(word);
    return head;
}

Result<WeightsReader> WeightsReader::open(std::span<const unsigned char> bytes,
                                          const WeightsHead& head, std::size_t content_bytes) {
    const auto found = head_of(bytes);
    if (!found) return found.error();
    if (*found != head)
        return Error{"these weights are for another game or another set of patterns"};
    const std::size_t expected = HeaderBytes + content_bytes + ChecksumBytes;
    if (bytes.size() != expected) {
        return Error{"these weights have " + std::to_string(bytes.size()) + " bytes instead of " +
                     std::to_string(expected) + ": the file was cut or added to"};
    }
    const auto stored = little_endian::number_at<std::uint64_t>(bytes.last(ChecksumBytes).data());
    if (stored != checksum(text_of(bytes.first(bytes.size() - ChecksumBytes))))
        return Error{"these weights are damaged: their checksum does not fit"};
    return WeightsReader(bytes.subspan(HeaderBytes, content_bytes));
}

Error foreign_game(std::string_view wanted) {
    return Error{"these weights are for another game, not for " + std::string(wanted)};
}

Error foreign_version(std::uint32_t version, std::span<const std::uint32_t> readable) {
    std::vector<std::string> words;
    for (const std::uint32_t each : readable) words.push_back(std::to_string(each));
    return Error{"these weights have version " + std::to_string(version) +
                 ", and this program reads version" + (words.size() > 1 ? "s " : " ") +
                 text::list(words)};
}

}  // namespace outflank::eval
