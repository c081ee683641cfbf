#include "formats/ggf.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "core/rng.h"

namespace outflank::formats {
namespace {

using othello::Othello;
using testing::HasSubstr;

constexpr std::string_view Board8 =
    "BO[8 ---------------------------O*------*O--------------------------- *]";

GgfGame game_of(const std::string& text) {
    auto game = parse_ggf(text);
    EXPECT_TRUE(game.ok()) << game.error().sentence;
    return *std::move(game);
}

std::string ggf_refusal(const std::string& text) {
    const auto game = parse_ggf(text);
    return game ? "" : game.error().sentence;
}

TEST(Ggf, ReadsAGameOfNboard) {
    const GgfGame game =
        game_of("(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]" +
                std::string(Board8) + "B[F5]W[F6//1.50]B[e6/-0.25];)");
    EXPECT_EQ(game.record.format(), "f5 f6 e6");
    EXPECT_EQ(game.tag("PB"), "a");
    EXPECT_EQ(game.tag("DT"), "2014-02-21 20:52:27 GMT");
    EXPECT_EQ(game.tag("KB"), "");
    EXPECT_EQ(game.notes, (std::vector<MoveNote>{{}, {{}, 1.5}, {-0.25, {}}}));
}

TEST(Ggf, ReadsWhatOtherWritersDo) {
    const GgfGame blanks = game_of(
        " (; GM[othello] PC[Edax]TY[8]\n BO[8 -------- -------- -------- ---O*--- ---*O--- "
        "-------- -------- -------- *] B[d3/0.48/0.01]\nW[c3] ;) ");
    EXPECT_EQ(blanks.record.format(), "d3 c3");
    EXPECT_EQ(game_of("(;B[F5]W[D6];)").record.format(), "f5 d6") << "no board: the usual start";
    EXPECT_EQ(game_of("(;TY[s6r0]B[c2];)").record.game().size(), 6);
    EXPECT_EQ(game_of("(;B[F5]CO[good]W[D6];)").tags, (std::vector<GgfTag>{{"CO", "good"}}));
}

TEST(Ggf, APassMayBeWrittenOrLeftOut) {
    const std::string board = "(;BO[4 -OX- ---- ---- ---- *]";
    const std::string expected = "-OX------------- X moves a1";
    EXPECT_EQ(game_of(board + "B[a1];)").record.format(), expected);
    const std::string white_is_stuck = "(;BO[4 *OOO OOOO OOOO OO-- O]";
    const auto left_out = game_of(white_is_stuck + "B[d4];)");
    const auto written = game_of(white_is_stuck + "W[pa]B[d4];)");
    EXPECT_EQ(left_out.record, written.record);
    EXPECT_EQ(left_out.record.moves().size(), 2U);
    EXPECT_TRUE(left_out.record.moves()[0].is_pass());
}

TEST(Ggf, SeveralGamesAndNumbersInFront) {
    const auto games = read_ggf("1 (;B[F5];)\n2 (;B[D3];)(;B[C4]W[C3];)\n");
    ASSERT_TRUE(games.ok()) << games.error().sentence;
    ASSERT_EQ(games->size(), 3U);
    EXPECT_EQ((*games)[2].record.format(), "c4 c3");
}

TEST(Ggf, BadGamesGetASentence) {
    EXPECT_THAT(ggf_refusal(""), HasSubstr("begins with (;"));
    EXPECT_THAT(ggf_refusal("(;GM[Othello]"), HasSubstr("does not end"));
    EXPECT_THAT(ggf_refusal("(;GM[Go];)"), HasSubstr("GM expects Othello, not 'Go'"));
    EXPECT_THAT(ggf_refusal("(;GM[Othello;)"), HasSubstr("expected a tag"));
    EXPECT_THAT(ggf_refusal("(;[x];)"), HasSubstr("expected a tag"));
    EXPECT_THAT(ggf_refusal("(;B[F5]W[A1];)"), HasSubstr("move 2: a1 is not a legal move"));
    EXPECT_THAT(ggf_refusal("(;B[F5]B[D6];)"),
                HasSubstr("move 2: d6 is written as a move of Black"));
    EXPECT_THAT(ggf_refusal("(;B[z];)"), HasSubstr("move 1: a move is a square"));
    EXPECT_THAT(ggf_refusal("(;TY[88];)"), HasSubstr("TY"));
    EXPECT_THAT(ggf_refusal("(;TY[x];)"), HasSubstr("TY expects a whole number"));
    EXPECT_THAT(ggf_refusal("(;TY[6]" + std::string(Board8) + ";)"), HasSubstr("but BO has"));
    EXPECT_THAT(ggf_refusal("(;BO[8 --- *];)"), HasSubstr("BO: an 8x8 board has 64 cells"));
    EXPECT_THAT(ggf_refusal("(;BO[8];)"), HasSubstr("BO expects a size"));
    EXPECT_THAT(ggf_refusal("(;;)(;;)"), HasSubstr("one game"));
    EXPECT_THAT(read_ggf("(;;)(;B[a1];)").error().sentence, HasSubstr("game 2: move 1"));
    EXPECT_THAT(read_ggf("no game here").error().sentence, HasSubstr("expected a game"));
}

TEST(Ggf, WritesOneStrictLine) {
    GgfGame game{GameRecord<Othello>(Othello(8)), {}, {{"PB", "A]\nB"}}};
    ASSERT_TRUE(game.record.play(*othello::Move::parse("f5")).ok());
    game.notes = {{1.5, 0.25}};
    EXPECT_EQ(format_ggf(game),
              "(;GM[Othello]PB[A) B]RE[?]TY[8]" + std::string(Board8) + "B[F5/1.50/0.25];)");
}

/// A whole random game; small boards pass often.
GgfGame random_game(std::uint64_t seed) {
    Rng rng(seed);
    const Othello board(rng.below(2) == 0 ? 4 : 8);
    GgfGame game{GameRecord<Othello>(board), {}, {{"PB", "first"}, {"TI", "05:00//02:00"}}};
    while (!game.record.is_over()) {
        (void)game.record.play(pick(rng, board.moves(game.record.position())));
        game.notes.push_back({rng.below(1000) / 100.0, rng.below(1000) / 100.0});
    }
    return game;
}

RC_GTEST_PROP(Ggf, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    GgfGame game = random_game(seed);
    const std::string line = format_ggf(game);
    const auto back = parse_ggf(line);
    RC_ASSERT(back.ok());
    RC_ASSERT(back->record == game.record);
    RC_ASSERT(back->notes == game.notes);
    RC_ASSERT(back->tag("PB") == "first");
    RC_ASSERT(back->tag("TI") == "05:00//02:00");
    RC_ASSERT(format_ggf(*back) == line);
}

}  // namespace
}  // namespace outflank::formats
