#include "roster/roster.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::roster {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

TEST(PlayerSpec, ReadsNameAndOptions) {
    const auto spec = PlayerSpec::parse(R"(exec:protocol=gtp,cmd="engine -a, -b",depth=)");
    ASSERT_TRUE(spec.ok()) << spec.error().sentence;
    EXPECT_EQ(spec->name, "exec");
    EXPECT_EQ(spec->options.at("protocol"), "gtp");
    EXPECT_EQ(spec->options.at("cmd"), "engine -a, -b");
    EXPECT_EQ(spec->options.at("depth"), "");
    EXPECT_EQ(*PlayerSpec::parse(spec->format()), *spec);
}

TEST(PlayerSpec, RefusesWhatIsNotWrittenRight) {
    for (const char* bad : {"", ":", ":a=b", "x:", "x:a", "x:a=1,", "x:=1", "x:a=1,b", "x:a=1,a=2",
                            R"(x:a="1)", R"(x:a="1"2)"}) {
        EXPECT_FALSE(PlayerSpec::parse(bad).ok()) << bad;
    }
}

template <Game G>
std::unique_ptr<Player<G>> player(const G& game, std::string_view name, std::uint64_t seed = 1) {
    auto made = make_player(game, *PlayerSpec::parse(name), seed);
    EXPECT_TRUE(made.ok()) << made.error().sentence;
    return *std::move(made);
}

template <Game G>
void plays_whole_games(const G& game) {
    for (const char* name : {"random", "greedy", "outflank:level=1,hash=1"}) {
        const auto one = player(game, name);
        GameRecord<G> record(game);
        for (int ply = 0; ply < 300 && !record.is_over(); ++ply) {
            ASSERT_TRUE(record.play(*one->choose(record)->move).ok()) << record.format();
        }
    }
}

TEST(Roster, EveryPlayerPlaysLegallyOnEveryGame) {
    for (int size = 4; size <= 16; size += 2) plays_whole_games(Othello{size});
    for (const tafl::Rules* rules : tafl::AllRules) plays_whole_games(Tafl{*rules});
}

TEST(Roster, GreedyTakesTheMoveThatFlipsMost) {
    const Othello game{4};
    const auto record = GameRecord<Othello>::parse(
        game, "-OOX-OX-O------- X");  // a1 flips two, c4 and others fewer
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    const auto choice = player(game, "greedy")->choose(*record)->move.value();
    for (const auto move : game.moves(record->position())) {
        EXPECT_LE(game.gain(record->position(), move), game.gain(record->position(), choice));
    }
}

TEST(Roster, GreedyTakesAWinBeforeACapture) {
    const Tafl game{tafl::Brandubh};
    const auto record = GameRecord<Tafl>::parse(
        game, "...K.../......./..BW.../......./......./......./...B... defenders");
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    const auto choice = player(game, "greedy")->choose(*record)->move.value();
    const auto end = game.outcome(game.after(record->position(), choice));
    ASSERT_TRUE(end.has_value()) << game.format(choice);
    EXPECT_EQ(end->reason, Reason::KingEscaped);
}

TEST(Roster, TheSameSeedPlaysTheSameGame) {
    const auto game_of = [](const std::unique_ptr<Player<Othello>>& one) {
        GameRecord<Othello> record(Othello{8});
        while (!record.is_over()) (void)record.play(*one->choose(record)->move);
        return record;
    };
    const Othello game{8};
    EXPECT_EQ(game_of(player(game, "random:seed=5", 1)), game_of(player(game, "random:seed=5", 2)));
    EXPECT_FALSE(game_of(player(game, "random", 1)) == game_of(player(game, "random", 2)));
}

TEST(Roster, WrongNamesAndOptionsAreRefusedWithTheRightOnes) {
    const auto sentence = [](std::string_view name) {
        return make_player(Othello{8}, *PlayerSpec::parse(name), 1).error().sentence;
    };
    EXPECT_THAT(
        sentence("edax"),
        HasSubstr("human, outflank, alphabeta, minimax, mcts, greedy, random, exec, classic-"));
    EXPECT_THAT(sentence("random:depth=3"), HasSubstr("takes seed, not 'depth'"));
    EXPECT_THAT(sentence("random:seed=x"), HasSubstr("whole number"));
    EXPECT_THAT(
        sentence("outflank:strength=9"),
        HasSubstr("takes level, time, clock, depth, nodes, threads, hash, eval, weights, book, "
                  "book-randomness and openings, not 'strength'"));
    EXPECT_THAT(sentence("outflank:hash=1048576"), HasSubstr("MB"));
    EXPECT_THAT(
        make_player(Othello{6}, *PlayerSpec::parse("outflank:hash=99999"), 1).error().sentence,
        HasSubstr("at most 1024 MB in othello 6x6"));
}

}  // namespace
}  // namespace outflank::roster
