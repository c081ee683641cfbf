/// Files of scored games: chunks of games behind a line that says which run made them.
///
/// A file grows at its end, chunk by chunk, each with its own checksum, and an end mark says that
/// the run was finished. Whatever interrupts a run, the chunks written so far stand; the same run
/// takes up the file where it stopped and ends with the same bytes as if nothing had happened.
/// Layout: docs/formats/training-games.md.
#pragma once

#include <cstdint>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/descriptor.h"
#include "core/result.h"
#include "learn/scored_game.h"

namespace outflank::learn {

/// Games of a full chunk: small enough that little is lost with a torn one.
inline constexpr std::size_t ChunkGames = 64;

class GameReader {
  public:
    static Result<GameReader> open(const std::string& path);
    /// `name` stands in errors.
    static Result<GameReader> from(std::unique_ptr<std::istream> in, std::string name);

    /// The settings of the run that made the file.
    [[nodiscard]] const std::string& run() const { return run_; }

    /// The next game, nothing at the end of the file, or the sentence that names what is damaged.
    Result<std::optional<ScoredGame>> next();

    /// The games of the next chunk; none at the end. Not mixed with next().
    Result<std::vector<ScoredGame>> next_chunk();

    /// Whether the end mark was met: the run was finished and the file is whole.
    [[nodiscard]] bool is_finished() const { return is_finished_; }

    /// How many bytes of the file have been read and found good.
    [[nodiscard]] std::uint64_t good_bytes() const { return good_bytes_; }
    /// Whether the chunk that was complained about is the last one: then it was torn, not damaged.
    [[nodiscard]] bool is_torn() const { return is_torn_; }

  private:
    GameReader(std::unique_ptr<std::istream> in, std::string name)
        : in_(std::move(in)), name_(std::move(name)) {}

    Result<Done> read_head();
    Result<std::vector<ScoredGame>> decoded(const std::string& payload, std::uint32_t games);
    [[nodiscard]] bool is_at_end();
    [[nodiscard]] Error damaged(const std::string& how) const;

    std::unique_ptr<std::istream> in_;
    std::string name_;
    std::string run_;
    std::uint64_t good_bytes_ = 0;
    std::uint64_t chunk_number_ = 0;
    std::vector<ScoredGame> games_;  // for next(): of the chunk at hand
    std::size_t games_given_ = 0;
    bool is_torn_ = false;
    bool is_finished_ = false;
};

class GameWriter {
  public:
    /// Begins the file, or takes it up where the same run left it. Refuses a file of another run,
    /// and one that somebody is writing.
    static Result<GameWriter> open(const std::string& path, const std::string& run);

    /// What the file holds; the games in hand are counted.
    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    /// The number of the last game.
    [[nodiscard]] std::optional<std::uint64_t> last_number() const { return last_number_; }
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    /// Whether a half-written chunk was found at the end, and dropped.
    [[nodiscard]] bool was_torn() const { return was_torn_; }

    /// REQUIRES: !is_finished(), and what GameEncoder::put requires.
    Result<Done> append(ScoredGame game);
    /// Writes the games in hand, as a chunk that is not full, and ends the writing; a later run
    /// takes them back.
    Result<Done> flush();
    /// Writes the games in hand and the end mark.
    Result<Done> finish();

  private:
    explicit GameWriter(std::string path) : path_(std::move(path)) {}

    Result<Done> begin(const std::string& run);
    Result<Done> take_up(const std::string& run);
    Result<Done> go_on_at(std::uint64_t end);
    void count(const ScoredGame& game);
    Result<Done> write(const std::string& bytes);

    std::string path_;
    Descriptor claim_;
    std::ofstream out_;
    std::vector<ScoredGame> in_hand_;
    std::uint64_t games_ = 0;
    std::uint64_t positions_ = 0;
    std::optional<std::uint64_t> last_number_;
    bool is_finished_ = false;
    bool was_torn_ = false;
};

}  // namespace outflank::learn
