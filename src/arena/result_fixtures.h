/// What several tests of results need: a folder that goes away by itself, and any played game.
#pragma once

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "gtest/gtest.h"

#include "arena/played_game.h"
#include "rapidcheck.h"

namespace outflank::arena::fixtures {

/// In memory where there is such a place: a store waits for the disk, and tests need not.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        const std::filesystem::path memory = "/dev/shm";
        const auto place =
            std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
        std::string pattern = (place / "outflank-results-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const {
        return path_ / name;
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

inline PlayerStats any_stats() {
    PlayerStats stats;
    stats.moves = *rc::gen::arbitrary<int>();
    stats.nodes = *rc::gen::arbitrary<std::uint64_t>();
    stats.seconds = *rc::gen::arbitrary<double>();
    stats.worst_move_seconds = *rc::gen::arbitrary<double>();
    return stats;
}

/// Any bytes in any text.
inline PlayedGame any_game() {
    PlayedGame game;
    game.pairing = *rc::gen::arbitrary<int>();
    game.number = *rc::gen::arbitrary<int>();
    for (std::string* text : {&game.first, &game.second, &game.opening, &game.moves, &game.start,
                              &game.final_board, &game.reason, &game.remark})
        *text = *rc::gen::arbitrary<std::string>();
    game.first_begins_as_one = *rc::gen::arbitrary<bool>();
    game.points = *rc::gen::element(Points::Loss, Points::Draw, Points::Win);
    game.score = *rc::gen::arbitrary<int>();
    game.first_stats = any_stats();
    game.second_stats = any_stats();
    return game;
}

/// A whole game of 4x4 Othello under a number.
inline PlayedGame small_game(int number) {
    PlayedGame game;
    game.number = number;
    game.first = "random";
    game.second = "greedy";
    game.first_begins_as_one = number % 2 == 1;
    game.opening = "b1";
    game.moves = "b1 a1 a2 a3";
    game.final_board = "OX--\nOXX-\nOOO-\n----\n";
    game.points = number % 2 == 1 ? Points::Win : Points::Loss;
    game.score = number % 2 == 1 ? 4 : -4;
    game.reason = "discs";
    game.first_stats = {2, 200, 0.25, 0.125};
    game.second_stats = {2, 100, 0.5, 0.375};
    return game;
}

}  // namespace outflank::arena::fixtures
