/// ResultStore: the finished games of a match or tournament, kept in one SQLite file as they
/// happen.
///
/// Each game is a transaction of its own, so a program that is killed loses nothing it had
/// finished. A plan, the text of everything that determines the games, stands in the file: games
/// played under one plan are never continued under another. Every row carries a checksum, because
/// SQLite itself does not notice a changed byte in a row. The schema is docs/formats/results.md.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "arena/played_game.h"
#include "core/result.h"

namespace SQLite {
class Database;
}

namespace outflank::arena {

/// To be used by one thread at a time. Every function blocks on the disk.
class ResultStore {
  public:
    /// A new file; one that is there already is refused and stays as it was. A program that is
    /// killed in here leaves no file under that name.
    static Result<ResultStore> create(const std::filesystem::path& path, const std::string& plan);

    /// Goes on with a file. Refuses one that is not ours, is damaged, was written by a newer
    /// version, cannot be written to, or was begun with another plan (the sentence shows where the
    /// plans part); the file stays as it was.
    static Result<ResultStore> resume(const std::filesystem::path& path, const std::string& plan);

    ResultStore(ResultStore&&) noexcept;
    ResultStore& operator=(ResultStore&&) noexcept;
    ~ResultStore();

    /// Everything in the file: what was read by number, then what was added.
    [[nodiscard]] const std::vector<PlayedGame>& finished() const { return finished_; }

    /// When this returns without an error the game survives whatever happens to the program. After
    /// an error the file holds what it held before, and the store can be asked again.
    /// REQUIRES: the numbers of seconds are finite.
    Result<Done> add(const PlayedGame& game);

  private:
    ResultStore(std::string name, std::unique_ptr<SQLite::Database> database,
                std::vector<PlayedGame> finished);

    std::string name_;  // the file, as it may stand in a sentence
    std::unique_ptr<SQLite::Database> database_;
    std::vector<PlayedGame> finished_;
};

}  // namespace outflank::arena
