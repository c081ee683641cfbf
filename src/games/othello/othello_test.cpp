#include "games/othello/othello.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/othello/plain_othello.h"
#include "games/perft.h"

namespace outflank::othello {
namespace {

constexpr int MostPlies = 500;  // more than a 16x16 game with all its passes has

std::vector<std::string> move_texts(const Othello& game, const Position& position) {
    std::vector<std::string> texts;
    for (const Move move : game.moves(position)) texts.push_back(game.format(move));
    return texts;
}

/// What a finished board is worth to Black, said in the plainest way.
int plain_score(const PlainOthello& board, Scoring scoring) {
    const int black = board.count('X');
    const int white = board.count('O');
    const int prize = scoring == Scoring::WinnerTakesEmpties ? board.count('-') : 0;
    if (black > white) return black - white + prize;
    if (black < white) return black - white - prize;
    return 0;
}

void expect_same_end(const Othello& game, const Position& position, const PlainOthello& twin) {
    const auto outcome = game.outcome(position);
    ASSERT_TRUE(outcome.has_value());
    EXPECT_EQ(outcome->score, plain_score(twin, Scoring::WinnerTakesEmpties));
    EXPECT_EQ(game.score(position, Scoring::RawDifference),
              plain_score(twin, Scoring::RawDifference));
    EXPECT_EQ(Othello(game.size(), Scoring::RawDifference).outcome(position)->score,
              plain_score(twin, Scoring::RawDifference));
    EXPECT_EQ(outcome->winner.has_value(), outcome->score != 0);
    EXPECT_EQ(outcome->winner == Side::One, outcome->score > 0);
    const bool wiped_out = twin.count('X') == 0 || twin.count('O') == 0;
    EXPECT_EQ(outcome->reason, wiped_out ? Reason::Wipeout : Reason::Discs);
}

/// The mover gains the new disc and the flipped ones, the other side loses those.
void expect_discs_conserved(const Othello& game, const Position& before, Move move) {
    const Position after = game.after(before, move);
    const int placed = move.is_pass() ? 0 : 1;
    const int turned = game.gain(before, move);
    EXPECT_EQ(after.other().count(), before.own().count() + placed + turned);
    EXPECT_EQ(after.own().count(), before.other().count() - turned);
    EXPECT_EQ(game.empties(after).count(), game.empties(before).count() - placed);
    EXPECT_GE(turned, placed);
}

class OthelloOfSize : public testing::TestWithParam<int> {
  protected:
    const Othello game_{GetParam()};
    Rng rng_{static_cast<std::uint64_t>(GetParam())};
    const int games_ = GetParam() <= 8 ? 50 : 8;  // a large board has many positions in every game
};

TEST_P(OthelloOfSize, ObeysTheLaws) {
    for (int i = 0; i < games_; ++i) laws::obeys_the_laws(game_, rng_, MostPlies);
}

TEST_P(OthelloOfSize, PlaysTheSameGamesAsItsPlainTwin) {
    for (int i = 0; i < games_; ++i) {
        Position position = game_.start();
        PlainOthello twin(game_.size());
        while (!game_.is_over(position)) {
            ASSERT_EQ(game_.format(position), twin.text());
            ASSERT_EQ(move_texts(game_, position), twin.moves()) << game_.diagram(position);
            const Move move = laws::pick(rng_, game_.moves(position));
            expect_discs_conserved(game_, position, move);
            position = game_.after(position, move);
            twin = twin.after(game_.format(move));
        }
        ASSERT_TRUE(twin.moves().empty()) << game_.diagram(position);
        expect_same_end(game_, position, twin);
    }
}

TEST_P(OthelloOfSize, ExactlyTheGeneratedMovesAreLegal) {
    const int squares = LargestSize * LargestSize;
    for (Position position = game_.start(); !game_.is_over(position);) {
        const auto moves = game_.moves(position);
        std::size_t legal = game_.is_legal(position, Move::pass()) ? 1 : 0;
        for (int i = 0; i < squares; ++i) {
            legal += game_.is_legal(position, Move::at(Square::from_index(i))) ? 1U : 0U;
        }
        ASSERT_EQ(legal, moves.size()) << game_.diagram(position);
        position = game_.after(position, laws::pick(rng_, moves));
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, OthelloOfSize, testing::Values(4, 6, 8, 10, 12, 14, 16));

TEST(Othello, StartsWithFourDiscsAndBlackToMove) {
    const Othello game(8);
    EXPECT_EQ(game.format(game.start()),
              "---------------------------OX------XO--------------------------- X");
    EXPECT_EQ(move_texts(game, game.start()), (std::vector<std::string>{"d3", "c4", "f5", "e6"}));
    EXPECT_EQ(game.name(), "othello 8x8");
    EXPECT_EQ(game.side_name(game.to_move(game.start())), "Black");
}

TEST(Othello, OnlyEvenSizesFrom4To16Exist) {
    for (const int size : {4, 6, 8, 10, 12, 14, 16})
        EXPECT_EQ(Othello::of_size(size)->size(), size);
    for (const int size : {-8, 0, 2, 3, 5, 7, 9, 15, 17, 18, 1000}) {
        const auto game = Othello::of_size(size);
        ASSERT_FALSE(game.ok()) << size;
        EXPECT_EQ(game.error().sentence,
                  "a board size is an even number from 4 to 16, not " + std::to_string(size));
    }
}

TEST(Othello, PerftOf8x8IsAsPublished) {
    const Othello game(8);
    const std::vector<std::uint64_t> published = {1,    4,    12,    56,     244,
                                                  1396, 8200, 55092, 390216, 3005288};
    for (std::size_t depth = 0; depth < published.size(); ++depth) {
        EXPECT_EQ(perft(game, game.start(), static_cast<int>(depth)), published[depth]) << depth;
    }
}

TEST(Othello, PerftOfOtherSizesIsThatOfThePlainTwin) {
    for (const auto& [size, depth] : {std::pair{6, 6}, {10, 5}, {16, 4}}) {
        const Othello game(size);
        EXPECT_EQ(perft(game, game.start(), depth), plain_perft(PlainOthello(size), depth))
            << game.name();
    }
}

TEST(Othello, AForcedPassIsTheOnlyMoveAndAPlyInPerft) {
    const Othello game(4);
    const Position position = *game.parse_position("XO-------------- O");
    EXPECT_EQ(move_texts(game, position), (std::vector<std::string>{"pass"}));
    EXPECT_FALSE(game.is_over(position));
    EXPECT_FALSE(game.outcome(position).has_value());
    EXPECT_EQ(game.gain(position, Move::pass()), 0);
    const Position passed = game.after(position, Move::pass());
    EXPECT_EQ(game.format(passed), "XO-------------- X");
    EXPECT_EQ(move_texts(game, passed), (std::vector<std::string>{"c1"}));
    EXPECT_FALSE(game.is_legal(passed, Move::pass())) << "who can move must";
    for (int depth = 1; depth <= 5; ++depth) EXPECT_EQ(perft(game, position, depth), 1U) << depth;
}

TEST(Othello, AFinishedGameCountsOnceAtEveryDepth) {
    const Othello game(4);
    const Position position = *game.parse_position("XXX------------- O");
    EXPECT_TRUE(game.is_over(position));
    EXPECT_TRUE(game.moves(position).empty());
    EXPECT_FALSE(game.is_legal(position, Move::pass()));
    EXPECT_EQ(*game.outcome(position), (Outcome{Side::One, 16, Reason::Wipeout}));
    EXPECT_EQ(Othello(4, Scoring::RawDifference).outcome(position)->score, 3);
    for (int depth = 0; depth <= 5; ++depth) EXPECT_EQ(perft(game, position, depth), 1U) << depth;
}

TEST(Othello, EmptiesOfADrawGoToNobody) {
    const Othello game(4);
    const Position position = *game.parse_position("XX------------OO X");
    EXPECT_EQ(*game.outcome(position), (Outcome{std::nullopt, 0, Reason::Discs}));
}

TEST(Othello, AMoveOffTheBoardIsNamedWithTheBoard) {
    EXPECT_EQ(Othello(6).parse_move("h8").error().sentence, "h8 is not on a 6x6 board");
    EXPECT_EQ(Othello(8).parse_move("A9").error().sentence, "a9 is not on an 8x8 board");
    EXPECT_TRUE(Othello(16).parse_move("p16").ok());
    EXPECT_TRUE(Othello(6).parse_move("pass")->is_pass());
    EXPECT_FALSE(Othello(6).parse_move("help").ok());
}

/// The value for the side to move with best play, by trying everything.
int best_score(const Othello& game, const Position& position) {
    const int sign = game.to_move(position) == Side::One ? 1 : -1;
    if (game.is_over(position)) return sign * game.outcome(position)->score;
    int best = -LargestSize * LargestSize;
    for (const Move move : game.moves(position))
        best = std::max(best, -best_score(game, game.after(position, move)));
    return best;
}

TEST(Othello, The4x4BoardIsSolved) {
    constexpr int Longest = 20;
    const Othello game(4);
    EXPECT_EQ(perft(game, game.start(), Longest), plain_perft(PlainOthello(4), Longest))
        << "whole games";
    EXPECT_EQ(perft(game, game.start(), Longest), 60060U);
    EXPECT_EQ(best_score(Othello(4, Scoring::RawDifference), game.start()), -8)
        << "White wins 11 to 3";
    EXPECT_EQ(best_score(game, game.start()), -10);
}

}  // namespace
}  // namespace outflank::othello
