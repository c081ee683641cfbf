/// What the tests of this room share: random games with random labels, files that vanish, engines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

#include "gtest/gtest.h"

#include "core/isa.h"
#include "core/rng.h"
#include "engine/engine.h"
#include "learn/game_file.h"
#include "learn/scored_game.h"

namespace outflank::learn {

inline int random_square(kernels::Bitboard moves, Rng& rng) {
    for (auto skip = rng.below(static_cast<std::uint32_t>(kernels::count(moves))); skip > 0; --skip)
        moves &= moves - 1;
    return kernels::lowest(moves);
}

inline Label random_label(Rng& rng) {
    const auto trust = static_cast<Trust>(rng.below(3));
    if (trust == Trust::None) return {};
    return {trust, static_cast<int>(rng.below(2 * Label::Most + 1)) - Label::Most};
}

inline ScoredGame random_game(std::uint64_t number, Rng& rng) {
    ScoredGame game;
    game.number = number;
    for (Walk walk; !walk.is_over();) {
        const int square = random_square(walk.moves(), rng);
        game.squares.push_back(static_cast<std::uint8_t>(square));
        game.labels.push_back(random_label(rng));
        walk.play(square);
    }
    game.prefix = static_cast<int>(rng.below(static_cast<std::uint32_t>(game.squares.size() + 1)));
    return game;
}

/// With rising numbers that have gaps.
inline std::vector<ScoredGame> random_games(std::size_t count, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<ScoredGame> games;
    games.reserve(count);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count; ++i)
        games.push_back(random_game(number += 1 + rng.below(40), rng));
    return games;
}

/// A place for files that goes away with it.
class Folder {
  public:
    Folder() {
        static int made = 0;
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        path_ = std::filesystem::temp_directory_path() /
                ("outflank-" + std::string(test->name()) + "-" + std::to_string(getpid()) + "-" +
                 std::to_string(made++));
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

inline std::string bytes_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::string& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

inline std::vector<ScoredGame> games_of(const std::string& file) {
    std::vector<ScoredGame> games;
    auto reader = GameReader::open(file);
    EXPECT_TRUE(reader.ok());
    for (auto game = reader->next(); game && *game; game = reader->next()) games.push_back(**game);
    return games;
}

/// With the evaluation made by hand: what a test sees shall not depend on the weights that ship.
inline std::vector<std::unique_ptr<engine::Engine>> engines(std::size_t count) {
    std::vector<std::unique_ptr<engine::Engine>> result;
    result.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        result.push_back(
            *engine::Engine::make(best_isa(), {.hash_megabytes = 1, .weights = nullptr}));
    return result;
}

}  // namespace outflank::learn
