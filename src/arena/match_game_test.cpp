#include "arena/match_game.h"

#include <algorithm>
#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "arena/match_runner.h"
#include "arena/plan.h"
#include "arena/result_fixtures.h"
#include "arena/result_store.h"
#include "engine/embedded_weights.h"

namespace outflank::arena {
namespace {

using othello::Othello;
using tafl::Tafl;

template <Game G>
MatchSetup<G> setup_of(const G& game, const std::vector<std::string>& players,
                       std::uint64_t seed = 1) {
    MatchSetup<G> setup{game, round_robin(players), {}, *made_openings(game, seed), {}, seed};
    for (const std::string& player : players)
        setup.specs.push_back(*roster::PlayerSpec::parse(player));
    return setup;
}

/// What a watch says differs from run to run; everything else must not.
PlayedGame without_times(PlayedGame game) {
    for (PlayerStats* stats : {&game.first_stats, &game.second_stats})
        stats->seconds = stats->worst_move_seconds = 0;
    return game;
}

template <Game G>
MatchJob job_of(const MatchSetup<G>& setup, int games, unsigned concurrency) {
    MatchJob job;
    job.games = games;
    job.concurrency = concurrency;
    job.play = [&](int number, const std::stop_token& stop) {
        return play_game(setup, number, stop);
    };
    job.on_finished = [](const PlayedGame&) -> Result<Done> { return Done{}; };
    job.on_next = [](const PlayedGame&) { return true; };
    return job;
}

std::vector<PlayedGame> timeless(std::vector<PlayedGame> games) {
    std::transform(games.begin(), games.end(), games.begin(), without_times);
    return games;
}

template <Game G>
std::vector<PlayedGame> played(const MatchSetup<G>& setup, int games, unsigned concurrency) {
    return timeless(MatchRunner(job_of(setup, games, concurrency)).run({}, {}).games);
}

const std::vector<std::string> FixedPlayers = {"outflank:depth=2,hash=1", "greedy",
                                               "outflank:nodes=200,hash=1", "random"};

template <Game G>
void expect_repeatable(const G& game) {
    const auto setup = setup_of(game, FixedPlayers);
    const int games = 4 * static_cast<int>(setup.field.pairings.size());
    const auto alone = played(setup, games, 1);
    ASSERT_EQ(std::ssize(alone), games);
    EXPECT_EQ(played(setup, games, 4), alone);
    EXPECT_NE(played(setup_of(game, FixedPlayers, 2), games, 4), alone) << "another seed";
}

TEST(Match, IsRepeatableWhateverTheConcurrency) {
    expect_repeatable(Othello{8});
    expect_repeatable(Othello{6});
    expect_repeatable(Tafl{tafl::Comp424});
}

TEST(Match, SwapsSidesFromTheSameOpening) {
    const auto games = played(setup_of(Othello{8}, {"greedy", "random"}), 10, 2);
    for (std::size_t i = 0; i < games.size(); i += 2) {
        EXPECT_EQ(games[i].opening, games[i + 1].opening);
        EXPECT_TRUE(games[i].moves.starts_with(games[i].opening + " "));
        EXPECT_TRUE(games[i].first_begins_as_one);
        EXPECT_FALSE(games[i + 1].first_begins_as_one);
    }
    EXPECT_NE(games[0].opening, games[2].opening);
}

/// Every claim of a played game, checked against the record that its text gives.
template <Game G>
void expect_truthful(const G& game, const PlayedGame& told) {
    const auto record = GameRecord<G>::parse(game, told.moves);
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    const auto end = record->outcome();
    ASSERT_TRUE(end);
    const Side first = told.first_begins_as_one ? Side::One : Side::Two;
    EXPECT_EQ(told.reason, name(end->reason));
    EXPECT_EQ(told.score, first == Side::One ? end->score : -end->score);
    EXPECT_EQ(told.points == Points::Win, end->winner == first);
    EXPECT_EQ(told.points == Points::Draw, !end->winner);
    EXPECT_EQ(told.final_board, game.diagram(record->position()));
    const auto positions = replayed(game, told);
    ASSERT_EQ(positions.size(), record->moves().size() + 1);
    EXPECT_EQ(positions.front(), game.format(game.start()));
    EXPECT_EQ(positions.back(), game.format(record->position()));
}

TEST(Match, TellsTheTruthAboutItsGames) {
    for (const auto& game : played(setup_of(Othello{8}, {"greedy", "random"}), 20, 2))
        expect_truthful(Othello{8}, game);
    const Tafl tablut{tafl::Ashton};
    for (const auto& game : played(setup_of(tablut, {"greedy", "random"}), 6, 2))
        expect_truthful(tablut, game);
}

TEST(Match, RemembersAStartThatIsNotTheGamesOwn) {
    auto setup = setup_of(Othello{6}, {"greedy", "random"});
    const std::string start = "-------------XXX----XO-------------- O";
    setup.openings = given_openings(*read_openings(Othello{6}, start));
    const auto games = played(setup, 2, 1);
    EXPECT_EQ(games[0].start, start);
    EXPECT_EQ(games[0].opening, "");
    EXPECT_EQ(replayed(Othello{6}, games[0]).front(), start);
}

TEST(Match, APlayerThatCannotBeMadeHasLost) {
    auto setup = setup_of(Othello{8}, {"greedy", "random"});
    setup.specs[1] = *roster::PlayerSpec::parse("nobody");
    const auto games = played(setup, 2, 1);
    for (const PlayedGame& game : games) {
        EXPECT_EQ(game.points, Points::Win);
        EXPECT_EQ(game.reason, "crash");
        EXPECT_THAT(game.remark, testing::HasSubstr("unknown player 'nobody'"));
    }
}

TEST(Match, GoesOnAfterAKillAsIfNothingHadHappened) {
    const fixtures::TemporaryFolder folder;
    const auto setup = setup_of(Othello{8}, {"outflank:depth=2,hash=1", "greedy"});
    const std::string plan = plan_of(setup, "made");
    constexpr int games = 12;
    {
        auto store = ResultStore::create(folder / "results.sqlite", plan);
        ASSERT_TRUE(store.ok()) << store.error().sentence;
        std::stop_source kill;
        MatchJob job = job_of(setup, games, 3);
        job.on_finished = [&](const PlayedGame& game) -> Result<Done> {
            if (store->finished().size() == 4) kill.request_stop();
            return store->add(game);
        };
        const MatchEnd end = MatchRunner(std::move(job)).run({}, kill.get_token());
        ASSERT_LT(std::ssize(end.games), games);
    }
    auto store = ResultStore::resume(folder / "results.sqlite", plan);
    ASSERT_TRUE(store.ok()) << store.error().sentence;
    ASSERT_GE(store->finished().size(), 4U);
    const MatchEnd end = MatchRunner(job_of(setup, games, 3)).run(store->finished(), {});
    EXPECT_EQ(timeless(end.games), played(setup, games, 1));
}

TEST(Plan, DiffersWhereGamesWould) {
    const auto plan = [](const auto& setup) { return plan_of(setup, "made"); };
    const auto setup = setup_of(Othello{8}, {"greedy", "random"});
    const std::string usual = plan(setup);
    EXPECT_EQ(plan(setup_of(Othello{8}, {"greedy", "random"})), usual);
    EXPECT_NE(plan(setup_of(Othello{6}, {"greedy", "random"})), usual);
    EXPECT_NE(plan(setup_of(Othello{8}, {"random", "greedy"})), usual);
    EXPECT_NE(plan(setup_of(Othello{8}, {"greedy", "random"}, 2)), usual);
    auto timed = setup;
    timed.law.move_time = std::chrono::milliseconds(5);
    EXPECT_NE(plan(timed), usual);
    const auto some = *read_openings(Othello{8}, "f5\nf5d6\n");
    const auto others = *read_openings(Othello{8}, "f5\nf5f6\n");
    EXPECT_NE(fingerprint(some), fingerprint(others));
    EXPECT_EQ(fingerprint(some), fingerprint(*read_openings(Othello{8}, "# same\nf5\nf5 d6")));
}

TEST(Plan, KnowsTheFilesThatPlayersPlayBy) {
    const fixtures::TemporaryFolder folder;
    const std::string file = (folder / "knowledge").string();
    for (const char* key : {"weights", "openings", "book"}) {
        const roster::PlayerSpec spec{"outflank", {{key, file}}};
        std::ofstream(file) << "one";
        const std::string before = fingerprint(spec);
        EXPECT_EQ(fingerprint(spec), before);
        std::ofstream(file) << "other";
        EXPECT_NE(fingerprint(spec), before) << key;
    }
}

TEST(Plan, KnowsTheWeightsInsideTheProgram) {
    const auto bytes = engine::embedded_weights();
    const std::string sum = fmt::format(
        "{:016x}", checksum({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
    EXPECT_THAT(fingerprint(roster::PlayerSpec{"outflank", {}}), testing::HasSubstr(sum));
    EXPECT_EQ(fingerprint(roster::PlayerSpec{"greedy", {}}), "greedy");
}

}  // namespace
}  // namespace outflank::arena
