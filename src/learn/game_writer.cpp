#include <cassert>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/output_file.h"
#include "core/text.h"
#include "learn/chunk.h"
#include "learn/game_file.h"

namespace outflank::learn {

Result<GameWriter> GameWriter::open(const std::string& path, const std::string& run) {
    GameWriter writer(path);
    auto claimed = claim(path);
    if (!claimed) return claimed.error();
    writer.claim_ = *std::move(claimed);
    const auto opened = holds_something(path) ? writer.take_up(run) : writer.begin(run);
    if (!opened) return opened.error();
    return writer;
}

Result<Done> GameWriter::begin(const std::string& run) {
    if (run.size() > LongestRun)
        return Error{"the settings of this run take more than " + std::to_string(LongestRun) +
                     " letters: " + text::shown(run)};
    errno = 0;
    out_.open(path_, std::ios::binary | std::ios::out | std::ios::trunc);
    if (!out_) return cannot_write(path_, errno);
    return write(head_bytes(run));
}

/// Reads the whole file: what it holds must be known to go on, and nothing is added to a damaged
/// one. A last chunk that is not full is taken back into hand.
Result<Done> GameWriter::take_up(const std::string& run) {
    auto reader = GameReader::open(path_);
    if (!reader) return reader.error();
    if (reader->run() != run) {
        return Error{text::shown(path_) + " holds another run (" + reader->run() +
                     "); choose another --out for this one (" + run + ")"};
    }
    std::uint64_t end = reader->good_bytes();
    for (;;) {
        auto chunk = reader->next_chunk();
        was_torn_ = !chunk;
        if (!chunk && !reader->is_torn()) return chunk.error();
        if (!chunk || chunk->empty()) break;
        for (const ScoredGame& game : *chunk) count(game);
        if (chunk->size() >= ChunkGames) {
            end = reader->good_bytes();
        } else {
            in_hand_ = *std::move(chunk);
        }
    }
    is_finished_ = reader->is_finished();
    if (is_finished_) return Done{};
    return go_on_at(end);
}

Result<Done> GameWriter::go_on_at(std::uint64_t end) {
    std::error_code problem;
    std::filesystem::resize_file(path_, end, problem);
    if (problem) return cannot_write(path_, problem.value());
    errno = 0;
    out_.open(path_, std::ios::binary | std::ios::out | std::ios::app);
    if (!out_) return cannot_write(path_, errno);
    return Done{};
}

void GameWriter::count(const ScoredGame& game) {
    ++games_;
    positions_ += static_cast<std::uint64_t>(labelled_positions(game));
    last_number_ = game.number;
}

Result<Done> GameWriter::append(ScoredGame game) {
    assert(!is_finished_);
    count(game);
    in_hand_.push_back(std::move(game));
    if (in_hand_.size() < ChunkGames) return Done{};
    return flush();
}

Result<Done> GameWriter::flush() {
    if (in_hand_.empty()) return Done{};
    const std::string bytes = chunk_bytes(in_hand_);
    in_hand_.clear();
    return write(bytes);
}

Result<Done> GameWriter::finish() {
    auto flushed = flush();
    if (!flushed) return flushed;
    is_finished_ = true;
    return write(end_mark());
}

Result<Done> GameWriter::write(const std::string& bytes) {
    errno = 0;
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out_.flush();
    if (!out_) return cannot_write(path_, errno);
    return Done{};
}

}  // namespace outflank::learn
