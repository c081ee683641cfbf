#include "roster/erring_player.h"

#include "gtest/gtest.h"

#include "engine/ply_level.h"
#include "roster/level_words.h"
#include "roster/roster.h"

namespace outflank::roster {
namespace {

using othello::Othello;
using tafl::Tafl;

/// Always the first move there is.
template <Game G>
class FirstMovePlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    [[nodiscard]] std::string name() const override { return "first"; }
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& /*conditions*/) override {
        return Choice<Move>{record.game().moves(record.position())[0], 1};
    }
};

template <Game G>
ErringPlayer<G> erring(const G& game, const Carelessness& carelessness, std::uint64_t seed = 1) {
    return ErringPlayer<G>(std::make_unique<FirstMovePlayer<G>>(), game, carelessness, seed);
}

/// How many of a hundred choices are not the first move.
template <Game G>
int slips(const GameRecord<G>& record, const Carelessness& carelessness) {
    auto player = erring(record.game(), carelessness);
    const auto first = record.game().moves(record.position())[0];
    int count = 0;
    for (int i = 0; i < 100; ++i) count += player.choose(record)->move != first ? 1 : 0;
    return count;
}

GameRecord<Othello> othello_record(std::string_view text) {
    return *GameRecord<Othello>::parse(Othello{8}, text);
}

TEST(ErringPlayer, ErrsWhereAllChoicesLookAlike) {
    // The four first moves are mirror images of one another: any is as likely as any other.
    const int count = slips(GameRecord<Othello>(Othello{8}), {1});
    EXPECT_GT(count, 50);
    EXPECT_LT(count, 95);
}

/// A random game up to where Black or White may take the corner a1, among other moves.
GameRecord<Othello> with_a_corner_to_take(Rng& rng) {
    for (;;) {
        GameRecord<Othello> record(Othello{8});
        while (!record.is_over()) {
            const auto moves = record.game().moves(record.position());
            if (moves.size() > 4 && record.game().format(moves[0]) == "a1") return record;
            (void)record.play(pick(rng, moves));
        }
    }
}

TEST(ErringPlayer, HardlyErrsWhereACornerIsOffered) {
    Rng rng(1);
    int all = 0;
    for (int i = 0; i < 10; ++i) all += slips(with_a_corner_to_take(rng), {1});
    EXPECT_LT(all / 10, slips(GameRecord<Othello>(Othello{8}), {1}) / 2);
}

TEST(ErringPlayer, MoreCarelessMeansMoreErrors) {
    const auto record = othello_record("f5d6c3d3c4f4");
    EXPECT_LE(slips(record, {0.01}), slips(record, {2}));
    EXPECT_LT(slips(record, {0.01}), slips(record, {100}));
}

TEST(ErringPlayer, WhoeverIsCarelessAtFewerMovesErrsLess) {
    const GameRecord<Othello> start(Othello{8});
    EXPECT_EQ(slips(start, {1, 0}), 0);
    EXPECT_LT(slips(start, {1, 0.2}), 30);
    EXPECT_GT(slips(start, {1, 0.2}), 3);
}

TEST(ErringPlayer, EveryLevelErrsLessThanTheOneBelow) {
    for (int level = 1; carelessness_of_level(level); ++level) {
        const auto below = *carelessness_of_level(level - 1);
        const auto here = *carelessness_of_level(level);
        EXPECT_LT(here.reach * here.share, below.reach * below.share) << level;
    }
    EXPECT_FALSE(carelessness_of_level(8));
    EXPECT_FALSE(carelessness_of_level(21));
}

TEST(ErringPlayer, AWonGameIsWon) {
    const Tafl game{tafl::Brandubh};
    const auto record = GameRecord<Tafl>::parse(
        game, "...K.../......./..BW.../......./......./......./...B... defenders");
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        auto spec = *PlayerSpec::parse("outflank:level=0");
        const auto player = *make_player(game, spec, seed);
        const auto move = *player->choose(*record)->move;
        EXPECT_TRUE(game.outcome(game.after(record->position(), move)).has_value());
    }
}

TEST(ErringPlayer, TheSameSeedErrsAtTheSameMoves) {
    const auto game_of = [](std::uint64_t seed) {
        auto player = erring(Othello{6}, {5}, seed);
        GameRecord<Othello> record(Othello{6});
        while (!record.is_over()) (void)record.play(*player.choose(record)->move);
        return record;
    };
    EXPECT_EQ(game_of(1), game_of(1));
    EXPECT_FALSE(game_of(1) == game_of(2));
}

TEST(LevelWords, EveryLevelHasWordsAndLevelsAscend) {
    for (int level = 0; level <= engine::HighestLevel; ++level)
        EXPECT_LE(words_of_level(level).level, level);
    for (std::size_t i = 1; i < AllLevelWords.size(); ++i)
        EXPECT_LT(AllLevelWords[i - 1].level, AllLevelWords[i].level);
    EXPECT_EQ(words_of_level(60).word, AllLevelWords.back().word);
}

TEST(LevelWords, SayOfEveryLevelWhatItDoes) {
    EXPECT_EQ(strength_of_level(3), "errs now and then");
    EXPECT_EQ(strength_of_level(10), "looks 10 moves ahead, solves the last 20");
    EXPECT_EQ(strength_of_level(23), "looks 23 moves ahead, solves the last 25");
    for (int level = 0; level <= engine::HighestLevel; ++level)
        EXPECT_EQ(words_of_level(level).errors.empty(), !carelessness_of_level(level)) << level;
}

TEST(LevelWords, RatingsClimbAndMeetBetweenMeasuredLevels) {
    EXPECT_EQ(rating_of_level(8), "rated 1890");
    EXPECT_EQ(rating_of_level(11), "rated 2160");
    EXPECT_EQ(rating_of_level(9), "rated 1980");
    EXPECT_EQ(rating_of_level(22), "");
    EXPECT_EQ(rating_of_level(60), "");
    for (std::size_t i = 1; AllLevelWords[i].rating != 0; ++i)
        EXPECT_LT(AllLevelWords[i - 1].rating, AllLevelWords[i].rating);
}

TEST(PlyLevel, GrowsInPliesAndInTime) {
    for (int level = 1; level <= engine::HighestLevel; ++level) {
        EXPECT_EQ(engine::ply_level(level).plies, level);
        EXPECT_TRUE(level == 1 ||
                    engine::ply_level(level).most_time > engine::ply_level(level - 1).most_time);
    }
    EXPECT_EQ(engine::ply_level(0).plies, 1) << "a player looks at its move at least";
}

TEST(PlyLevel, EndsAThoughtThatItsPliesWouldNot) {
    const Tafl game(tafl::Comp424);
    const auto player = make_player(game, *PlayerSpec::parse("outflank:level=25,hash=1"), 1);
    ASSERT_TRUE(player.ok());
    int deepest = 0;
    Conditions<Tafl::Move> conditions;
    conditions.on_report = [&](const auto& report) { deepest = std::max(deepest, report.depth); };
    const GameRecord<Tafl> record(game);
    const auto choice = (*player)->choose(record, conditions);
    ASSERT_TRUE(choice.ok());
    EXPECT_TRUE(game.is_legal(record.position(), choice->move.value()));
    EXPECT_LT(deepest, 25);
}

}  // namespace
}  // namespace outflank::roster
