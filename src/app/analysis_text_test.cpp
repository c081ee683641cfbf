#include "app/analysis_text.h"

#include <unistd.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "analysis/analyze.h"
#include "app/analysis_page.h"
#include "app/game_source.h"
#include "core/output_file.h"
#include "nlohmann/json.hpp"

namespace outflank::app {
namespace {

using analysis::Effort;
using analysis::GameAnalysis;
using analysis::Judge;
using othello::Othello;
using testing::HasSubstr;
using testing::Not;

/// A short game in which Black gives a corner away, and one that nobody finished.
GameAnalysis analysed(const std::string& moves, int size = 4) {
    const Othello game(size);
    const auto record = *GameRecord<Othello>::parse(game, moves);
    Judge<Othello> judge(game, nullptr, 1);
    return analysis::analyze(judge, record, Effort{60, std::nullopt}, {}, {});
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const auto& line : lines) text += line + '\n';
    return text;
}

constexpr const char* Whole = "c4 d2 c1 b4 a4 a3 a2 a1 d3 d4 b1 d1";

TEST(AnalysisText, EveryMoveHasARowAndABarAndNoLineIsTooLong) {
    const auto game = analysed(Whole);
    ASSERT_TRUE(game.is_complete());
    EXPECT_EQ(move_table(game).size(), game.moves.size() + 1);
    for (const auto& line : score_graph(game, 79)) EXPECT_LE(line.size(), 79U);
    for (const auto& line : explained_moves(game, 60)) EXPECT_LE(line.size(), 60U) << line;
    for (const auto& line : summary(game, 60)) EXPECT_LE(line.size(), 60U) << line;
    const std::string words = joined(summary(game, 500));
    EXPECT_THAT(words, HasSubstr("Black lost"));
    EXPECT_THAT(words, HasSubstr("in all"));
    EXPECT_THAT(words, HasSubstr("Everything from the start on is exact."));
}

TEST(AnalysisText, TheGraphOfALongGameSharesColumns) {
    GameAnalysis game;
    game.played.assign(200, "a1");
    game.standings.assign(201, analysis::Standing{3, {}, 1, 100, true});
    for (const auto& line : score_graph(game, 79)) EXPECT_LE(line.size(), 79U);
    EXPECT_THAT(joined(score_graph(game, 79)), HasSubstr("###"));
}

TEST(AnalysisText, WhatWasNotJudgedIsNotTold) {
    auto game = analysed(Whole);
    for (std::size_t i = 0; i < 5; ++i) game.standings[i].reset();
    game.moves.erase(game.moves.begin(), game.moves.begin() + 5);
    EXPECT_EQ(move_table(game).size(), game.moves.size() + 1);
    EXPECT_THAT(joined(summary(game, 500)), Not(HasSubstr("The game was")));
    game.moves.clear();
    EXPECT_EQ(joined(explained_moves(game, 79)), "No move was judged.\n");
    EXPECT_THAT(joined(summary(game, 500)), Not(HasSubstr("lost")));
}

TEST(AnalysisPage, IsOneFileWithEverythingInItAndForeignNamesStayText) {
    AnalysedGame game;
    game.number = 1;
    game.players = {"<script>alert(1)</script>", "B"};
    game.level = 16;
    game.analysis = analysed(Whole);
    const std::string page = analysis_page({game, game});
    EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
    EXPECT_THAT(page, Not(HasSubstr("{{")));
    EXPECT_THAT(page, Not(HasSubstr("http")));
    EXPECT_THAT(page, HasSubstr("2 games"));
    for (std::size_t ply = 0; ply < game.analysis.positions.size(); ++ply)
        EXPECT_THAT(page, HasSubstr("class=\"hit\" data-ply=\"" + std::to_string(ply) + '"'));
    const auto begin = page.find("id=\"replays\">") + 13;
    const auto replays =
        nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
    ASSERT_EQ(replays.size(), 2U);
    EXPECT_EQ(replays[0]["steps"].size(), game.analysis.played.size());
    EXPECT_EQ(replays[0]["judged"].size(), game.analysis.moves.size());
}

TEST(AnalysisPage, AGameWithoutMovesHasAPageToo) {
    AnalysedGame game;
    game.analysis = analysed("------OX--XX---- O");
    EXPECT_THAT(analysis_page({game}), HasSubstr("no move to analyse"));
}

class Source : public testing::Test {
  protected:
    static std::string file(const std::string& name, const std::string& text) {
        const auto path = testing::TempDir() + "source-" + std::to_string(getpid()) + '-' + name;
        EXPECT_TRUE(write_whole(path, text).ok());
        return path;
    }
    static std::string refusal(const std::string& typed, const GameOptions& chosen = {}) {
        const auto read = read_source(typed, chosen);
        return read ? "" : read.error().sentence;
    }
    template <Game G>
    static std::string moves(const SourcedGame& game) {
        return std::get<GameRecord<G>>(game.record).format();
    }
};

TEST_F(Source, IsATranscriptOrAFileOfAnyKind) {
    const std::string sgf = "(;GM[2]FF[4]SZ[8]PB[Ann]PW[Bob];B[f5];W[d6])";
    const std::string ggf = "(;GM[Othello]PC[x]PB[Ann]PW[Bob]TY[8]BO[8 " +
                            std::string(
                                "-------- -------- -------- ---O*--- ---*O--- -------- "
                                "-------- -------- *") +
                            "]B[f5]W[d6];)";
    for (const auto& typed :
         {std::string("f5d6"), file("a.sgf", sgf), file("a.ggf", ggf), file("plain", "1. f5 d6"),
          file("sniffed-sgf", sgf), file("sniffed-ggf", ggf),
          file("saved", "# game: othello 8x8\nf5 d6\n")}) {
        const auto read = read_source(typed, {});
        ASSERT_TRUE(read.ok()) << typed << ": " << read.error().sentence;
        ASSERT_EQ(read->size(), 1U) << typed;
        EXPECT_EQ(moves<Othello>(read->front()), "f5 d6") << typed;
    }
    EXPECT_EQ(read_source(file("b.sgf", sgf), {})->front().players, (PlayerNames{"Ann", "Bob"}));
}

TEST_F(Source, KnowsTheOtherGames) {
    const GameOptions tablut{"tablut", "", ""};
    const auto direct = read_source("d1-d2", tablut);
    ASSERT_TRUE(direct.ok()) << direct.error().sentence;
    EXPECT_EQ(moves<tafl::Tafl>(direct->front()), "d1-d2");
    const auto record = read_source(
        file("g.json", R"({"format":"outflank-game","version":1,"game":"tablut comp424",)"
                       R"("moves":"d1-d2"})"),
        {});
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    EXPECT_EQ(moves<tafl::Tafl>(record->front()), "d1-d2");
    EXPECT_THAT(refusal(file("l.txt", "# game: othello 8x8\nf5 d6\n"), {"", "", "ashton"}),
                HasSubstr("a game of othello 8x8, not of tablut ashton"));
    EXPECT_THAT(refusal(file("s.sgf", "(;GM[2]FF[4]SZ[8];B[f5];W[d6])"), {"", "6", ""}),
                HasSubstr("a game of othello 8x8, not of othello 6x6"));
    const auto list = read_source(file("list.txt", "f5 d6\nf5 f6\n"), {});
    ASSERT_TRUE(list.ok());
    EXPECT_EQ(list->size(), 2U);
}

TEST_F(Source, SaysWhatIsWrong) {
    EXPECT_THAT(refusal("/none.sgf"), HasSubstr("none.sgf"));
    EXPECT_THAT(refusal("f5f5"), HasSubstr("f5 is not a legal move"));
    EXPECT_THAT(refusal(file("empty.sgf", "")), HasSubstr("empty.sgf"));
    EXPECT_THAT(refusal(file("illegal.txt", "f5 f5")), HasSubstr("f5"));
    EXPECT_THAT(refusal(file("x.json", "{}")), HasSubstr("game 1"));
    EXPECT_THAT(refusal(file("b.wtb", "short")), HasSubstr("b.wtb"));
    EXPECT_THAT(refusal("f5", {"chess", "", ""}), HasSubstr("--game"));
}

}  // namespace
}  // namespace outflank::app
