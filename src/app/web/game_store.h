/// GameStore: the games of the web, kept in one SQLite file so that the server can be killed at any
/// moment. What a game is, it does not know: a text under an id.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"

namespace SQLite {
class Database;
}

namespace outflank::app::web {

class Checkpointer;

/// To be used by one thread. Every function reads or writes a file, but none waits until the disk
/// has it.
class GameStore {
  public:
    /// Makes the folder and the file where they are missing. Refuses a file that is not ours.
    static Result<GameStore> open(const std::filesystem::path& folder);

    GameStore(GameStore&&) noexcept;
    GameStore& operator=(GameStore&&) noexcept;
    ~GameStore();

    /// When this returns without an error, the text survives whatever happens to the program.
    Result<Done> keep(const std::string& id, const std::string& text);
    /// Nothing: no game has this id.
    Result<std::optional<std::string>> find(const std::string& id);
    /// Games that were not kept for so long; gives how many.
    Result<std::size_t> forget_older_than(std::chrono::hours age);

  private:
    GameStore(std::string name, std::unique_ptr<SQLite::Database> database,
              std::unique_ptr<Checkpointer> checkpointer);

    struct Statements;
    std::string name_;  // the file, as it may stand in a sentence
    std::unique_ptr<SQLite::Database> database_;
    std::unique_ptr<Statements> statements_;
    std::unique_ptr<Checkpointer> checkpointer_;
};

}  // namespace outflank::app::web
