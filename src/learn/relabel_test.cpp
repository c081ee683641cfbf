#include "learn/relabel.h"

#include "gtest/gtest.h"

#include "learn/learn_fixtures.h"

namespace outflank::learn {
namespace {

const RelabelSettings ExactFromEight{.empties = {1, 8}, .search = {}};

void write_games(const std::string& file, const std::vector<ScoredGame>& games) {
    auto writer = GameWriter::open(file, "games");
    for (const auto& game : games) ASSERT_TRUE(writer->append(game).ok());
    ASSERT_TRUE(writer->finish().ok());
}

Ending relabel(const std::string& from, const std::string& to, unsigned threads, Shard shard,
               std::uint64_t stop_after = 0) {
    const auto crew = engines(threads);
    auto reader = GameReader::open(from);
    auto writer = GameWriter::open(to, "labels");
    std::stop_source stop;
    const auto on_game = [&](const GameWriter& so_far) {
        if (so_far.games() == stop_after) stop.request_stop();
    };
    const auto ending = run_relabelling(*reader, *writer, crew, ExactFromEight,
                                        {threads, shard, stop.get_token(), on_game});
    EXPECT_TRUE(ending.ok());
    return *ending;
}

TEST(Relabel, ExactLabelsAreTheSolversAndTheOthersStay) {
    const auto crew = engines(2);
    for (const ScoredGame& game : random_games(20, 1)) {
        const ScoredGame labelled = relabelled(game, ExactFromEight, *crew[0]);
        EXPECT_EQ(labelled.squares, game.squares);
        Walk walk;
        for (std::size_t i = 0; i < game.squares.size(); ++i) {
            if (ExactFromEight.empties.has(walk.empties())) {
                const auto truth = crew[1]->search(walk.position(), {}, {}, {});
                EXPECT_EQ(labelled.labels[i], (Label{Trust::Exact, truth.score / 50}));
            } else {
                EXPECT_EQ(labelled.labels[i], game.labels[i]);
            }
            walk.play(game.squares[i]);
        }
    }
}

TEST(Relabel, ASearchIsNoSolutionUnlessItReachesTheEnd) {
    const auto crew = engines(1);
    const ScoredGame game = random_games(1, 2).front();
    const ScoredGame labelled = relabelled(
        game, {.empties = {0, 60}, .search = engine::Stage{.depth = 3, .selectivity = Exact}},
        *crew[0]);
    Walk walk;
    for (std::size_t i = 0; i < game.squares.size(); ++i) {
        EXPECT_EQ(labelled.labels[i].trust == Trust::Exact, walk.empties() <= 3);
        walk.play(game.squares[i]);
    }
}

TEST(Relabel, ThreadsAndInterruptionsDoNotShow) {
    const Folder folder;
    write_games(folder.file("games"), random_games(100, 3));
    ASSERT_EQ(relabel(folder.file("games"), folder.file("whole"), 1, {}), Ending::Finished);
    ASSERT_EQ(relabel(folder.file("games"), folder.file("parts"), 3, {}, 40), Ending::Interrupted);
    ASSERT_EQ(relabel(folder.file("games"), folder.file("parts"), 2, {}), Ending::Finished);
    EXPECT_EQ(bytes_of(folder.file("whole")), bytes_of(folder.file("parts")));
}

TEST(Relabel, ShardsTogetherAreTheWhole) {
    const Folder folder;
    write_games(folder.file("games"), random_games(40, 4));
    relabel(folder.file("games"), folder.file("whole"), 1, {});
    std::size_t together = 0;
    for (std::uint64_t i = 0; i < 3; ++i) {
        relabel(folder.file("games"), folder.file(std::to_string(i)), 1, {i, 3});
        for (const auto& game : games_of(folder.file(std::to_string(i)))) {
            EXPECT_EQ(game.number % 3, i);
            ++together;
        }
    }
    EXPECT_EQ(together, games_of(folder.file("whole")).size());
}

TEST(Relabel, OfAFileThatIsNotFinishedIsNotFinishedEither) {
    const Folder folder;
    const auto games = random_games(10, 5);
    {
        auto writer = GameWriter::open(folder.file("games"), "games");
        for (const auto& game : games) ASSERT_TRUE(writer->append(game).ok());
        ASSERT_TRUE(writer->flush().ok());
    }
    relabel(folder.file("games"), folder.file("labels"), 1, {});
    const auto labels = GameWriter::open(folder.file("labels"), "labels");
    EXPECT_EQ(labels->games(), 10U);
    EXPECT_FALSE(labels->is_finished());
}

}  // namespace
}  // namespace outflank::learn
