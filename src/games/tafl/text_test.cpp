#include "games/tafl/text.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/tafl/opentafl.h"
#include "games/tafl/set_up.h"

namespace outflank::tafl {
namespace {

using testing::HasSubstr;

const std::string TablutBoard =
    "...BBB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/....W..../....B..../...BBB...";

TEST(TaflText, TheStartIsWrittenAsThePlayersDrawIt) {
    EXPECT_EQ(Tafl{Comp424}.format(Tafl{Comp424}.start()), TablutBoard + " attackers");
    EXPECT_EQ(Tafl{Ashton}.format(Tafl{Ashton}.start()), TablutBoard + " defenders");
}

TEST(TaflText, PliesAreWrittenWhereTheRulesCountThem) {
    const Position counted = after(Tafl{Comp424}, Tafl{Comp424}.start(), "d1-d2");
    EXPECT_THAT(Tafl{Comp424}.format(counted), testing::EndsWith(" defenders ply=1"));
    const Position uncounted = after(Tafl{Ashton}, Tafl{Ashton}.start(), "e3-d3");
    EXPECT_THAT(Tafl{Ashton}.format(uncounted), testing::EndsWith(" attackers"));
}

TEST(TaflText, AnEmptyThroneIsTWhereItIsClosed) {
    const Position left = attackers_to_move("Kc3 Bg7");
    EXPECT_THAT(Tafl{Ashton}.format(left), HasSubstr("/....T..../"));
    EXPECT_THAT(Tafl{Comp424}.format(left), testing::Not(HasSubstr("T")));
    EXPECT_EQ(*Tafl{Ashton}.parse_position(Tafl{Comp424}.format(left)), left)
        << "'.' is read there too";
}

TEST(TaflText, TheDiagramShowsCampsAndTheKingsOwnSquares) {
    EXPECT_EQ(Tafl{Brandubh}.diagram(attackers_to_move("Kc3 Bg6 Wa4")),
              "   a b c d e f g\n"
              " 1 + . . . . . + 1\n"
              " 2 . . . . . . . 2\n"
              " 3 . . K . . . . 3\n"
              " 4 W . . + . . . 4\n"
              " 5 . . . . . . . 5\n"
              " 6 . . . . . . B 6\n"
              " 7 + . . . . . + 7\n"
              "   a b c d e f g\n");
    EXPECT_THAT(Tafl{Ashton}.diagram(attackers_to_move("Kc3 Bb5")),
                HasSubstr("\n 5 : B . . + . . : : 5\n"));
}

TEST(TaflText, OpenTaflPositionsAreRead) {
    const std::string board = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    EXPECT_EQ(*Tafl{Brandubh}.parse_position(board + " attackers"), Tafl{Brandubh}.start());
    EXPECT_EQ(format_opentafl(Tafl{Brandubh}.start(), 7), board);
}

TEST(TaflText, OpenTaflPositionsRoundTrip) {
    Rng rng(1);
    for (const Rules* rules : AllRules) {
        const Tafl game{*rules};
        for (Position p = game.start(); !game.is_over(p);
             p = game.after(p, laws::pick(rng, game.moves(p)))) {
            const std::string text = format_opentafl(p, rules->size);
            const std::string rest = game.format(p).substr(game.format(p).find(' '));
            EXPECT_EQ(*game.parse_position(text + rest), p) << text;
        }
    }
}

TEST(TaflText, MovesAreReadAsWrittenHereAndByOpenTafl) {
    for (const char* text : {"e5-e8", " e5-e8 ", "E5-E8", "Ke5-e8", "te5-e8", "e5-e8xe9",
                             "e5-e8xe9/d8", "Ke5-e8xte9/Kd8+", "e5-e8++", "e5-e8-", "Ke5-e8--"}) {
        const auto move = Tafl{Ashton}.parse_move(text);
        ASSERT_TRUE(move.ok()) << move.error().sentence;
        EXPECT_EQ(Tafl{Ashton}.format(*move), "e5-e8") << text;
    }
    EXPECT_EQ(format(*parse_move("k11-a10", 11)), "k11-a10");
    EXPECT_EQ(format(*parse_move("k1-k9", 11)), "k1-k9") << "a file, not the king";
}

TEST(TaflText, OtherMovesAreRefusedWithWhatWasExpected) {
    for (const char* text :
         {"", "e5", "e5-", "e5e8", "e5 e8", "j1-a1", "a0-a1", "a1-a10", "e5-e8x", "e5-e8xe",
          "e5-e8xe9/", "e5-e8+++", "e5-e8?", "e5^e8", "e5=e8", "Qe5-e8", "---", "e5-e08"}) {
        const auto move = Tafl{Ashton}.parse_move(text);
        ASSERT_FALSE(move.ok()) << text;
        EXPECT_THAT(move.error().sentence, HasSubstr("from a1 to i9"));
        EXPECT_THAT(move.error().sentence, HasSubstr("a4-a6"));
    }
}

struct BadPosition {
    const Rules* rules;
    std::string text;
    std::string expected;  // words of the sentence
};

TEST(TaflText, OtherPositionsAreRefusedWithWhatWasExpected) {
    const std::string small = "...B.../...B.../...W.../BBWKWBB/...W.../...B.../...B...";
    const std::string empty8 =
        "........./........./........./........./........./........./........./........./";
    const std::vector<BadPosition> bad = {
        {&Comp424, "", "a board, a blank and the side to move"},
        {&Comp424, TablutBoard, "attackers or defenders"},
        {&Comp424, TablutBoard + " white", "attackers or defenders, not 'white'"},
        {&Comp424, TablutBoard + " attackers ply=101", "from 0 to 100, not '101'"},
        {&Comp424, TablutBoard + " attackers ply=x", "from 0 to 100, not 'x'"},
        {&Comp424, TablutBoard + " attackers 7", "only ply=N may follow, not '7'"},
        {&Comp424, TablutBoard + " attackers ply=1 x", "a board, a blank and the side to move"},
        {&Ashton, TablutBoard + " attackers ply=3", "ashton count no plies"},
        {&Comp424, small + " attackers", "comp424 boards have 9 rows, this one has 7"},
        {&Brandubh, TablutBoard + " attackers", "brandubh boards have 7 rows, this one has 9"},
        {&Comp424, empty8 + "..K..... attackers",
         "row 9: comp424 boards have 9 cells in a row, this one has 8"},
        {&Comp424, empty8 + "..K..x... attackers",
         "row 9: the cells of a board are . B W and K, not 'x'"},
        {&Comp424, empty8 + "......... attackers", "one king (K), this one has none"},
        {&Comp424, empty8 + "..K..K... attackers", "one king (K), this one has 2"},
        {&Comp424, empty8 + "B.K...... attackers", "only the king may stand on a9"},
        {&Comp424,
         "........./........./........./........./....W..../........./........./........./"
         "..K...... attackers",
         "only the king may stand on e5"},
        {&Comp424,
         "........./........./........./........./....T..../........./........./........./"
         "..K...... attackers",
         "e5 is no such square"},
        {&Ashton, empty8 + "..K..T... attackers", "f9 is no such square"},
        {&Ashton, empty8 + "....K.... attackers", "only attackers may stand in the camp on e9"},
        {&Ashton, empty8 + "..K.W.... attackers", "only attackers may stand in the camp on e9"},
        {&Brandubh, "/7/7/7/3K3/7/7/6/ attackers",
         "row 7: brandubh boards have 7 cells in a row, this one has 6"},
        {&Brandubh, "/7/7/7/3K3/7/7/ attackers", "7 rows, this one has 6"},
        {&Brandubh, "/7/7/7/3K3/7/7/7 attackers", "begins and ends with '/'"},
        {&Brandubh, "/7/7/7/3K3/7/7/6n/ attackers",
         "row 7: an OpenTafl board has numbers and the cells t, T and K, not 'n'"},
        {&Brandubh, "/7/7/7/3K3/7/7/0/ attackers", "from 1 to 11, not '0'"},
        {&Brandubh, "/7/7/7/3K3/7/7/99999999999999999999/ attackers",
         "a whole number from 1 to 11"},
        {&Brandubh, "/7/7/7/3K3/7/7/11t/ attackers", "more than 11 cells"},
    };
    for (const BadPosition& each : bad) {
        const auto position = parse_position(*each.rules, each.text);
        ASSERT_FALSE(position.ok()) << each.text;
        EXPECT_THAT(position.error().sentence, HasSubstr(each.expected));
    }
}

}  // namespace
}  // namespace outflank::tafl
