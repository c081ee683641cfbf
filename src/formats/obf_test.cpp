#include "formats/obf.h"

#include <fstream>
#include <sstream>
#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/text.h"
#include "games/othello/othello.h"

namespace outflank::formats {
namespace {

using othello::Move;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string Start = "---------------------------OX------XO---------------------------";

Move move(std::string_view text) { return *Move::parse(text); }

ObfProblem only(const std::string& text) {
    const auto problems = read_obf(text);
    EXPECT_TRUE(problems.ok()) << problems.error().sentence;
    EXPECT_EQ(problems->size(), 1U);
    return problems->front();
}

TEST(Obf, MovesWithScoresAreRead) {
    const ObfProblem problem = only(Start + " X; F5:+4; d3:+4; C4:-2; E6:0;\n");
    EXPECT_EQ(problem.position, othello::start8());
    EXPECT_EQ(problem.best_score, 4);
    EXPECT_THAT(problem.best_moves(), ElementsAre(move("f5"), move("d3")));
    EXPECT_THAT(problem.answers, ElementsAre(ObfAnswer{move("f5"), 4}, ObfAnswer{move("d3"), 4},
                                             ObfAnswer{move("c4"), -2}, ObfAnswer{move("e6"), 0}));
}

TEST(Obf, TheBestNeedNotComeFirst) {
    const ObfProblem problem = only(Start + " X; F5:-4; D3:-2;");
    EXPECT_EQ(problem.best_score, -2);
    EXPECT_THAT(problem.best_moves(), ElementsAre(move("d3")));
}

TEST(Obf, AScoreMayStandAlone) {
    const ObfProblem problem = only(Start + " X; -6;");
    EXPECT_EQ(problem.best_score, -6);
    EXPECT_THAT(problem.best_moves(), IsEmpty());
}

TEST(Obf, AProblemNeedsNoAnswer) {
    for (const char* end : {" X", " X;", " X; % f5:+2;", " X; --:-127;"}) {
        const ObfProblem problem = only(Start + end);
        EXPECT_EQ(problem.best_score, std::nullopt) << end;
        EXPECT_THAT(problem.answers, IsEmpty()) << end;
    }
}

TEST(Obf, TheMoveThatIsNoneIsIgnored) {
    EXPECT_EQ(only(Start + " X; F5:-20; --:-127;").best_score, -20);
}

TEST(Obf, LinesKeepTheirNumbers) {
    const auto problems = read_obf("% a file\r\n\r\n" + Start + " X;\r\n  \n" + Start + " O");
    ASSERT_TRUE(problems.ok()) << problems.error().sentence;
    ASSERT_EQ(problems->size(), 2U);
    EXPECT_EQ((*problems)[0].line, 3U);
    EXPECT_EQ((*problems)[1].line, 5U);
    EXPECT_EQ((*problems)[1].position.to_move, Side::Two);
}

TEST(Obf, AFileWithoutProblemsIsEmpty) {
    for (const char* text : {"", "\n", "% nothing\n"}) EXPECT_THAT(*read_obf(text), IsEmpty());
}

TEST(Obf, WhatIsWrongIsNamedWithItsLine) {
    const std::vector<std::pair<std::string, std::string>> table = {
        {Start.substr(1) + " X;", "64 cells, this one has 63"},
        {Start + ";", "the side to move, X or O, is missing"},
        {Start + " X; A1:+4;", "a1 is not a legal move"},
        {Start + " X; Z9:+4;", "'Z9'"},
        {Start + " X; :+4;", "''"},
        {Start + " X; F5:+x;", "a score expects a whole number from -64 to 64, not 'x'"},
        {Start + " X; F5:+65;", "'65'"},
        {Start + " X; F5:++5;", "'+5'"},
        {Start + " X; F5;", "a score expects"},
        {Start + " X; F5:;", "a score expects"},
        {Start + " X; PA:+2;", "pass is not a legal move"},
    };
    for (const auto& [line, words] : table) {
        const auto problems = read_obf("\n" + line + "\n");
        ASSERT_FALSE(problems.ok()) << line;
        EXPECT_THAT(problems.error().sentence, HasSubstr("line 2: "));
        EXPECT_THAT(problems.error().sentence, HasSubstr(words)) << line;
    }
}

std::string data_directory() {
    const char* named = std::getenv("OUTFLANK_DATA");
    return named != nullptr ? named : OUTFLANK_SOURCE_DIR "/../shared/data";
}

TEST(Obf, TheForumPositionsListEveryLegalMove) {
    std::ifstream file(data_directory() + "/ffo/fforum-1-19.obf");
    if (!file) GTEST_SKIP() << "no problem files here";
    std::stringstream text;
    text << file.rdbuf();
    const auto problems = read_obf(text.str());
    ASSERT_TRUE(problems.ok()) << problems.error().sentence;
    EXPECT_EQ(problems->size(), 19U);
    const othello::Othello game(8);
    for (const auto& problem : *problems) {
        EXPECT_EQ(problem.answers.size(), game.count_moves(widened(problem.position)))
            << "line " << problem.line;
    }
}

}  // namespace
}  // namespace outflank::formats
