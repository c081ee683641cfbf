#include "learn/selfplay.h"

#include <algorithm>

#include "gtest/gtest.h"

#include "learn/learn_fixtures.h"
#include "learn/selfplay_run.h"

namespace outflank::learn {
namespace {

SelfplaySettings quick() {
    SelfplaySettings settings;
    settings.search = {.depth = 2, .selectivity = Exact};
    settings.exact_empties = 8;
    settings.noise = 0.5;
    return settings;
}

/// Plays until `stop_after` games are there, then is interrupted; 0: to the end.
Ending play(const std::string& file, unsigned threads, Shard shard, std::uint64_t games,
            std::uint64_t stop_after = 0) {
    const auto crew = engines(threads);
    auto writer = GameWriter::open(file, "run");
    std::stop_source stop;
    const auto on_game = [&](const GameWriter& so_far) {
        if (so_far.games() == stop_after) stop.request_stop();
    };
    const auto ending = run_selfplay(*writer, crew, quick(), {.games = games, .positions = {}},
                                     {threads, shard, stop.get_token(), on_game});
    EXPECT_TRUE(ending.ok());
    return *ending;
}

TEST(Selfplay, AGameIsLegalWithALabelAfterThePrefix) {
    const auto crew = engines(1);
    for (std::uint64_t number = 0; number < 30; ++number) {
        const ScoredGame game = SelfPlayer(*crew[0], quick()).play(number);
        ASSERT_EQ(game.labels.size(), game.squares.size());
        Walk walk;
        for (std::size_t i = 0; i < game.squares.size(); ++i) {
            const bool is_prefix = static_cast<int>(i) < game.prefix;
            const bool is_solved = walk.empties() <= quick().exact_empties;
            EXPECT_EQ(game.labels[i].trust == Trust::None, is_prefix);
            EXPECT_TRUE(is_prefix || !is_solved || game.labels[i].trust == Trust::Exact);
            ASSERT_TRUE(walk.is_legal(game.squares[i]));
            walk.play(game.squares[i]);
        }
        EXPECT_TRUE(walk.is_over());
        EXPECT_TRUE(quick().prefix.has(game.prefix) || game.squares.size() < 8);
    }
}

TEST(Selfplay, SolvedPositionsHaveTheSolversScoreAndTheResultOfTheGame) {
    const auto crew = engines(2);
    for (std::uint64_t number = 0; number < 20; ++number) {
        const ScoredGame game = SelfPlayer(*crew[0], quick()).play(number);
        Walk end;
        for (const int square : game.squares) end.play(square);
        Walk walk;
        for (std::size_t i = 0; i < game.squares.size(); ++i) {
            const auto& position = walk.position();
            if (game.labels[i].trust == Trust::Exact) {
                EXPECT_EQ(game.labels[i].half_discs,
                          crew[1]->search(position, {}, {}, {}).score / 50);
                const bool is_played_out = walk.empties() <= quick().exact_empties;
                const int result = 2 * seen_by(position.to_move, end.result_for_black());
                EXPECT_TRUE(!is_played_out || game.labels[i].half_discs == result);
            }
            walk.play(game.squares[i]);
        }
    }
}

TEST(Selfplay, TheNumberOfThreadsDoesNotShowInTheFile) {
    const Folder folder;
    play(folder.file("one"), 1, {}, 100);
    play(folder.file("three"), 3, {}, 100);
    EXPECT_EQ(bytes_of(folder.file("one")), bytes_of(folder.file("three")));
}

TEST(Selfplay, AnInterruptedRunGoesOnToTheSameBytes) {
    const Folder folder;
    ASSERT_EQ(play(folder.file("whole"), 1, {}, 80), Ending::Finished);
    ASSERT_EQ(play(folder.file("parts"), 3, {}, 80, 10), Ending::Interrupted);
    ASSERT_EQ(play(folder.file("parts"), 2, {}, 80, 70), Ending::Interrupted);
    ASSERT_EQ(play(folder.file("parts"), 1, {}, 80), Ending::Finished);
    EXPECT_EQ(bytes_of(folder.file("whole")), bytes_of(folder.file("parts")));
}

TEST(Selfplay, ShardsAreDisjointAndTogetherTheWhole) {
    const Folder folder;
    play(folder.file("whole"), 2, {}, 50);
    std::vector<ScoredGame> together;
    for (std::uint64_t i = 0; i < 3; ++i) {
        const std::string file = folder.file(std::to_string(i));
        play(file, 2, {i, 3}, 50);
        const auto games = games_of(file);
        EXPECT_EQ(games.size(), (Shard{i, 3}.share_of(50)));
        together.insert(together.end(), games.begin(), games.end());
    }
    std::sort(together.begin(), together.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    EXPECT_EQ(together, games_of(folder.file("whole")));
}

TEST(Selfplay, StopsWithTheGameThatIsEnough) {
    const Folder folder;
    const auto crew = engines(2);
    auto writer = GameWriter::open(folder.file("games"), "run");
    const Quota quota{.games = {}, .positions = 500};
    ASSERT_TRUE(run_selfplay(*writer, crew, quick(), quota, {2, {}, {}, {}}).ok());
    EXPECT_TRUE(writer->is_finished());
    EXPECT_GE(writer->positions(), 500U);
    const auto games = games_of(folder.file("games"));
    EXPECT_LT(writer->positions() - static_cast<unsigned>(labelled_positions(games.back())), 500U);
}

TEST(Selfplay, RandomGamesNeedNoEvaluation) {
    const auto crew = engines(1);
    SelfplaySettings settings = quick();
    settings.prefix = {60, 60};
    const ScoredGame game = SelfPlayer(*crew[0], settings).play(0);
    EXPECT_EQ(game.prefix, static_cast<int>(game.squares.size()));
    EXPECT_EQ(labelled_positions(game), 0);
}

TEST(Shard, IsReadStrictly) {
    EXPECT_TRUE(Shard::parse("").ok());
    EXPECT_EQ(Shard::parse("3/16")->text(), "3/16");
    for (const char* bad : {"16/16", "1", "1/0", "-1/2", "1/2/3", "a/b", "/"})
        EXPECT_FALSE(Shard::parse(bad).ok()) << bad;
    EXPECT_EQ(*parse_range("it", "8-50", 0, 60), (Range{8, 50}));
    EXPECT_EQ(*parse_range("it", "60", 0, 60), (Range{60, 60}));
    for (const char* bad : {"", "-", "9-8", "8-61", "8-", "1-2-3"})
        EXPECT_FALSE(parse_range("it", bad, 0, 60).ok()) << bad;
}

}  // namespace
}  // namespace outflank::learn
