/// GameLog: what spectators and the organiser of a tournament can read of the games at a server. A
/// folder holds `game00001.log` and so on, written line by line while a game is played, and
/// `outcomes.txt`, one line a game.
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::app {

class GameLog {
  public:
    /// Makes the folder where it is missing; an error where nothing can be written into it.
    static Result<Done> make_folder(const std::filesystem::path& folder);

    /// The log of the next game, by the first number that is free; no file is ever overwritten.
    static Result<GameLog> open(const std::filesystem::path& folder);

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// On the disk when it returns.
    void write(std::string_view line);

    /// Adds a line to outcomes.txt, the game's number in front.
    Result<Done> add_outcome(std::string_view fields);

    /// Whether all that was written has arrived.
    [[nodiscard]] bool is_whole() const { return std::ferror(file_.get()) == 0; }

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    GameLog(int number, std::filesystem::path path, File file)
        : number_(number), path_(std::move(path)), file_(std::move(file)) {}

    int number_;
    std::filesystem::path path_;
    File file_;
};

}  // namespace outflank::app
