#include "arena/openings.h"

#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::arena {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

TEST(Openings, AreReadOneALine) {
    const auto openings =
        read_openings(Othello{8}, "# two of them\nf5d6c3\n\n  f5 f6 e6  \r\n   # and no more\n");
    ASSERT_TRUE(openings.ok()) << openings.error().sentence;
    ASSERT_EQ(openings->size(), 2U);
    EXPECT_EQ((*openings)[0].format(), "f5 d6 c3");
    EXPECT_EQ((*openings)[1].format(), "f5 f6 e6");
    const auto tablut = read_openings(Tafl{tafl::Comp424}, "d1-d2\n");
    ASSERT_TRUE(tablut.ok()) << tablut.error().sentence;
    EXPECT_EQ((*tablut)[0].moves().size(), 1U);
}

TEST(Openings, ALineThatCannotBeReadIsNamed) {
    for (const char* bad : {"f5d6c3\n\nf5d5\n", "# a comment\n\nrubbish", "f5\nf5\na1"}) {
        const auto openings = read_openings(Othello{8}, bad);
        ASSERT_FALSE(openings.ok()) << bad;
        EXPECT_THAT(openings.error().sentence, HasSubstr("line 3: ")) << bad;
    }
}

TEST(Openings, AFinishedGameIsNone) {
    // The shortest game of 8x8 Othello: White is wiped out after nine moves.
    const auto openings = read_openings(Othello{8}, "e6f4e3f6g5d6e7f5c5");
    ASSERT_FALSE(openings.ok());
    EXPECT_THAT(openings.error().sentence, HasSubstr("line 1: the game is over"));
}

TEST(Openings, AnEmptyFileIsNone) {
    for (const char* empty : {"", "\n\n", "# nothing\n"})
        EXPECT_THAT(read_openings(Othello{8}, empty).error().sentence, HasSubstr("found none"));
}

TEST(Openings, GivenOnesBeginAnewWhenTheyAreUsedUp) {
    const auto openings = given_openings(*read_openings(Othello{8}, "f5\nf5d6\n"));
    EXPECT_EQ(openings(0).format(), "f5");
    EXPECT_EQ(openings(1).format(), "f5 d6");
    EXPECT_EQ(openings(2).format(), "f5");
}

template <Game G>
bool are_images(const G& game, const GameRecord<G>& a, const GameRecord<G>& b) {
    for (const Symmetry symmetry : AllSymmetries)
        if (game.transformed(a.position(), symmetry) == b.position()) return true;
    return false;
}

/// The first `count` are balanced, legal, and no images of one another.
template <Game G>
void expect_good_openings(const G& game, std::size_t count) {
    const auto openings = *made_openings(game, 5);
    const auto judge = *make_opening_judge(game);
    std::vector<GameRecord<G>> seen;
    for (std::size_t i = 0; i < count; ++i) {
        const GameRecord<G> opening = openings(i);
        EXPECT_FALSE(opening.is_over());
        EXPECT_EQ(std::ssize(opening.moves()), opening_plies(game));
        // A judge that remembers other searches may see a little more or less.
        EXPECT_LE(judge(opening.position()), 2 * balanced_at(game)) << opening.format();
        for (const GameRecord<G>& other : seen)
            EXPECT_FALSE(are_images(game, opening, other)) << opening.format();
        seen.push_back(opening);
    }
}

TEST(OpeningMaker, MakesDifferentBalancedOnes) {
    expect_good_openings(Othello{8}, 40);
    expect_good_openings(Othello{10}, 10);
    expect_good_openings(Tafl{tafl::Comp424}, 10);
    expect_good_openings(Tafl{tafl::Brandubh}, 10);
}

TEST(OpeningMaker, GivesTheSameOnesWhoeverAsks) {
    const Othello game{8};
    const auto one = *made_openings(game, 9);
    const auto other = *made_openings(game, 9);
    const auto third = *made_openings(game, 10);
    std::vector<std::jthread> threads;
    threads.reserve(4);
    for (std::size_t i = 0; i < 4; ++i) threads.emplace_back([&, i] { (void)other(9 - i); });
    threads.clear();
    bool differs = false;
    for (std::size_t i = 0; i < 10; ++i) {
        EXPECT_EQ(one(i).format(), other(i).format());
        differs = differs || one(i).format() != third(i).format();
    }
    EXPECT_TRUE(differs) << "another seed, other openings";
}

TEST(OpeningMaker, BeginsAnewWhereThereAreNoMore) {
    // After two moves on 4x4 there are three positions but for symmetry.
    const Othello game{4};
    const auto openings = *made_openings(game, 1);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(are_images(game, openings(i), openings(j)));
    EXPECT_EQ(openings(3).format(), openings(0).format());
}

TEST(OpeningJudge, SeesThatOneSideIsAhead) {
    const Othello game{8};
    const auto judge = *make_opening_judge(game);
    EXPECT_LE(judge(game.start()), BalancedDiscs);
    const auto corners =
        game.parse_position("XXXXXXXXX------XX------XX--OX--XX--XO--XX------XX------XXXXXXXXX O");
    ASSERT_TRUE(corners.ok()) << corners.error().sentence;
    EXPECT_GT(judge(*corners), BalancedDiscs);
}

TEST(OpeningJudge, SeesThatAKingEscapes) {
    const Tafl game{tafl::Brandubh};
    const auto judge = *make_opening_judge(game);
    const auto position =
        game.parse_position("......./......./......./...K.../......./B....../....B.. defenders");
    ASSERT_TRUE(position.ok()) << position.error().sentence;
    EXPECT_TRUE(std::isinf(judge(*position)));
    EXPECT_EQ(judge(game.start()), 0);
}

}  // namespace
}  // namespace outflank::arena
