#include <algorithm>

#include "core/checksum.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/chunk.h"
#include "learn/game_code.h"
#include "learn/game_file.h"

namespace outflank::learn {

namespace {

/// As many bytes as there are, `count` at most.
std::string take_bytes(std::istream& in, std::size_t count) {
    std::string bytes(count, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

}  // namespace

Result<GameReader> GameReader::open(const std::string& path) {
    auto file = open_file(path);
    if (!file) return file.error();
    return from(std::make_unique<std::ifstream>(*std::move(file)), text::shown(path));
}

Result<GameReader> GameReader::from(std::unique_ptr<std::istream> in, std::string name) {
    GameReader reader(std::move(in), std::move(name));
    const auto head = reader.read_head();
    if (!head) return head.error();
    return reader;
}

Result<Done> GameReader::read_head() {
    const Error foreign{name_ +
                        " is no file of scored games; expected one that `outflank selfplay` "
                        "or `outflank label` wrote"};
    if (take_bytes(*in_, GameFileMagic.size()) != GameFileMagic) return foreign;
    const std::string length_bytes = take_bytes(*in_, 4);
    if (length_bytes.size() < 4) return foreign;
    const std::uint64_t length = number_at(length_bytes, 0, 4);
    if (length > LongestRun) return foreign;
    run_ = take_bytes(*in_, length);
    const std::string sum = take_bytes(*in_, 8);
    if (sum.size() < 8 || number_at(sum, 0, 8) != checksum(run_))
        return Error{name_ + " is damaged: the line that names its run does not fit its checksum"};
    good_bytes_ = GameFileMagic.size() + 4 + length + 8;
    return Done{};
}

bool GameReader::is_at_end() { return in_->peek() == std::istream::traits_type::eof(); }

Error GameReader::damaged(const std::string& how) const {
    return Error{name_ + ", chunk " + std::to_string(chunk_number_) + " at byte " +
                 std::to_string(good_bytes_) + ": " + how +
                 (is_torn_ ? "; copy the file again, or let the command that wrote it go on" : "")};
}

Result<std::optional<ScoredGame>> GameReader::next() {
    if (games_given_ == games_.size()) {
        auto chunk = next_chunk();
        if (!chunk) return chunk.error();
        games_ = *std::move(chunk);
        games_given_ = 0;
    }
    if (games_.empty()) return std::optional<ScoredGame>();
    return std::optional(std::move(games_[games_given_++]));
}

Result<std::vector<ScoredGame>> GameReader::next_chunk() {
    if (is_finished_ || is_at_end()) return std::vector<ScoredGame>();
    ++chunk_number_;
    is_torn_ = true;  // unless more of the file comes to light
    const std::string head_text = take_bytes(*in_, ChunkHead::Size);
    if (head_text.size() < ChunkHead::Size) return damaged("it is cut short within its head");
    const ChunkHead head = read_chunk_head(head_text);
    const std::string payload = take_bytes(*in_, std::min(head.length, LargestChunk));
    is_torn_ = is_at_end();
    if (head.length > LargestChunk) return damaged("its length is more than a chunk can have");
    if (payload.size() < head.length) return damaged("it is cut short");
    if (chunk_sum(head.games, payload) != head.sum)
        return damaged("its checksum does not fit: the file was changed or badly copied");
    if (head.is_end_mark() && !(payload.empty() && is_at_end()))
        return damaged("something follows the end mark");
    auto games = decoded(payload, head.games);
    if (!games) return games.error();
    is_torn_ = false;
    is_finished_ = head.is_end_mark();
    good_bytes_ += ChunkHead::Size + payload.size();
    return games;
}

Result<std::vector<ScoredGame>> GameReader::decoded(const std::string& payload,
                                                    std::uint32_t games) {
    std::vector<ScoredGame> result;
    BitReader bits(payload);
    GameDecoder decoder(bits);
    for (std::uint32_t i = 0; i < games; ++i) {
        auto game = decoder.take();
        if (!game) return damaged("game " + std::to_string(i + 1) + ": " + game.error().sentence);
        result.push_back(*std::move(game));
    }
    if (!bits.is_at_end()) return damaged("something follows its last game");
    return result;
}

}  // namespace outflank::learn
