#include "app/play/game_plan.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/input_file.h"
#include "app/play/autosave.h"
#include "app/play/game_saving.h"
#include "core/output_file.h"

namespace outflank::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using othello::Othello;
using tafl::Tafl;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

GamePlan usual() { return {begin_record(Othello(8)), {"human", "outflank:level=3"}, std::nullopt}; }

std::string text_of(const GamePlan& plan) {
    return std::visit([](const auto& record) { return record.format(); }, plan.record);
}

std::string refusal(std::string_view text) {
    const auto plan = read_plan(text, usual());
    return plan ? "" : plan.error().sentence;
}

/// A folder of its own that goes away with the test.
class InAFolder : public testing::Test {
  protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "outflank-test-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
    }
    void TearDown() override { fs::remove_all(folder_); }

    fs::path folder_;
};

TEST(GamePlan, WhatIsWrittenIsReadBack) {
    const auto othello = *GameRecord<Othello>::parse(Othello(6), "e4 c5");
    const auto tablut = *GameRecord<Tafl>::parse(Tafl(tafl::Ashton), "e4-f4");
    for (const AnyRecord& record : {AnyRecord(othello), AnyRecord(tablut)}) {
        const GamePlan plan{record, {"random", "human"}, 1500ms};
        const auto back = read_plan(write_plan(plan), usual());
        ASSERT_TRUE(back.ok()) << back.error().sentence;
        EXPECT_EQ(back->record, plan.record);
        EXPECT_EQ(back->players, plan.players);
        EXPECT_EQ(back->move_time, plan.move_time);
    }
}

TEST(GamePlan, ABareTranscriptLeavesTheRestAsItWas) {
    const auto plan = read_plan("f5d6\nc3", usual());
    ASSERT_TRUE(plan.ok()) << plan.error().sentence;
    EXPECT_EQ(text_of(*plan), "f5 d6 c3");
    EXPECT_EQ(plan->players, usual().players);
}

TEST(GamePlan, APlainBoardBringsItsTime) {
    std::string board;
    for (int i = 0; i < 8; ++i) board += i == 3 ? "0 0 0 W B 0 0 0\n" : "0 0 0 0 0 0 0 0\n";
    const auto plan = read_plan(board + "B\n7\n", usual());
    ASSERT_TRUE(plan.ok()) << plan.error().sentence;
    EXPECT_EQ(plan->move_time, Duration(7s));
    EXPECT_THAT(refusal(board), HasSubstr("ten lines, not 8"));
}

TEST(GamePlan, WhatCannotBeIsRefusedWithAReason) {
    EXPECT_THAT(refusal("f5 a1"), HasSubstr("move 2"));
    EXPECT_THAT(refusal("# game: chess\nf5"), HasSubstr("unknown game 'chess'"));
    EXPECT_THAT(refusal("# time: long\nf5"), HasSubstr("a duration like"));
    EXPECT_THAT(refusal("hello"), HasSubstr("expected moves such as f5"));
}

TEST(GamePlan, OfGamesOneALineTheFirstIsMeant) {
    EXPECT_EQ(text_of(*read_plan("f5 d6 c3\nf5 f6 e6\n", usual())), "f5 d6 c3");
    const auto small = read_plan("# game: othello 6x6\n# mine\n\ne4 c5\ne4 e3\n", usual());
    ASSERT_TRUE(small.ok()) << small.error().sentence;
    EXPECT_EQ(text_of(*small), "e4 c5");
    const GamePlan tablut{begin_record(Tafl(tafl::Comp424)), {"human", "human"}};
    EXPECT_EQ(text_of(*read_plan("1. d1-d2 e3-f3\n2. a4-b4", tablut)), "d1-d2 e3-f3 a4-b4")
        << "the second line could be a game, but it goes on with the first";
    EXPECT_THAT(refusal("f5 d6\nf6 f6"), HasSubstr("move 3"));
}

TEST(GamePlan, WhereThereIsNoTextThereIsNoGame) {
    for (const char* text : {"", " \n\n", "# black: human\n"})
        EXPECT_THAT(refusal(text), HasSubstr("there is no text")) << text;
    EXPECT_EQ(refusal("# game: othello 6x6\n"), "") << "a game that has just begun";
}

TEST(GamePlan, GamesByWord) {
    for (const char* word : {"6", "10x10", "othello", "Tablut", "ashton", "brandubh"})
        EXPECT_TRUE(game_of_word(word).ok()) << word;
    for (const char* word : {"7", "100", "chess", "x"})
        EXPECT_FALSE(game_of_word(word).ok()) << word;
}

TEST_F(InAFolder, FilesAreSavedByTheirNames) {
    GamePlan plan = usual();
    plan.record = *GameRecord<Othello>::parse(Othello(8), "f5 d6");
    const std::string game = folder_ / "game.txt";
    const std::string board = folder_ / "game.board";
    ASSERT_TRUE(save_plan(game, plan).ok());
    ASSERT_TRUE(save_plan(board, plan).ok());
    EXPECT_EQ(text_of(*load_plan(game, usual())), "f5 d6");
    const auto loaded = load_plan(board, usual());
    ASSERT_TRUE(loaded.ok()) << loaded.error().sentence;
    const auto& record = std::get<GameRecord<Othello>>(loaded->record);
    EXPECT_EQ(record.position(), std::get<GameRecord<Othello>>(plan.record).position());
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 2) << "nothing is left beside";

    plan.record = begin_record(Othello(6));
    EXPECT_THAT(save_plan(board, plan).error().sentence, HasSubstr("8x8"));
    EXPECT_THAT(save_plan(folder_ / "none" / "x", plan).error().sentence,
                HasSubstr("cannot write"));
    EXPECT_THAT(load_plan(folder_ / "none", plan).error().sentence, HasSubstr("cannot read"));
}

TEST_F(InAFolder, TheEndOfAFilesNameSaysHowAGameIsSaved) {
    const GamePlan small{*GameRecord<Othello>::parse(Othello(6), "e4 c5"), {"human", "random"}};
    const GamePlan tablut{*GameRecord<Tafl>::parse(Tafl(tafl::Ashton), "e4-f4"),
                          {"human", "random"}};
    GamePlan large = usual();
    large.record = *GameRecord<Othello>::parse(Othello(8), "f5 d6 c3");
    const std::vector<std::pair<GamePlan, std::vector<std::string>>> cases = {
        {large, {"json", "ggf", "sgf", "SGF", "pgn", "txt", "game", "7"}},
        {small, {"json", "ggf", "sgf", "pgn", "txt"}},
        {tablut, {"json", "otg", "txt"}}};
    for (const auto& [plan, ends] : cases) {
        for (const auto& end : ends) {
            const std::string file = folder_ / ("game." + end);
            const auto saved = save_plan(file, plan);
            ASSERT_TRUE(saved.ok()) << saved.error().sentence;
            EXPECT_THAT(*read_input(file), HasSubstr(plan.players[1]));
            const auto back = load_plan(file, plan);
            ASSERT_TRUE(back.ok()) << back.error().sentence;
            EXPECT_EQ(back->record, plan.record) << file;
        }
    }
    EXPECT_TRUE(read_input(folder_ / "game.sgf")->starts_with("(;"));
}

TEST_F(InAFolder, AGameIsNotSavedUnderANameThatPromisesMore) {
    const GamePlan tablut{begin_record(Tafl(tafl::Ashton)), {"human", "human"}};
    EXPECT_THAT(save_plan(folder_ / "a.wtb", usual()).error().sentence, HasSubstr("three files"));
    EXPECT_THAT(save_plan(folder_ / "a.otg", usual()).error().sentence,
                HasSubstr("not of othello"));
    EXPECT_THAT(save_plan(folder_ / "a.sgf", tablut).error().sentence, HasSubstr("json and otg"));
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(InAFolder, AFileOfSeveralGamesIsNotWrittenOver) {
    GamePlan plan = usual();
    plan.record = *GameRecord<Othello>::parse(Othello(8), "f5 d6");
    for (const std::string end : {"json", "ggf", "sgf", "pgn", "txt"}) {
        const std::string file = folder_ / ("one." + end);
        ASSERT_TRUE(save_plan(file, plan).ok());
        EXPECT_TRUE(save_plan(file, plan).ok()) << "one game gives way to another";
        const std::string several =
            *read_input(file) + (end == "txt" ? "f5 f6\n" : *read_input(file));
        for (const auto& name : {folder_ / ("list." + end), folder_ / ("sniffed-" + end)}) {
            if (end == "txt" && name.extension().empty()) continue;
            ASSERT_TRUE(write_whole(name, several).ok());
            const auto saved = save_plan(name, plan);
            ASSERT_FALSE(saved.ok()) << name;
            EXPECT_THAT(saved.error().sentence, HasSubstr("holds more than one game"));
            EXPECT_EQ(*read_input(name), several);
        }
    }
    const std::string notes = folder_ / "notes.txt";
    for (const char* other : {"buy milk\n", "f5 d6\nc3 d3\n", ""}) {
        ASSERT_TRUE(write_whole(notes, other).ok());
        EXPECT_TRUE(save_plan(notes, plan).ok()) << other;
    }
}

TEST_F(InAFolder, WhatAFileSaysOfAGameStaysWhereItIsGoneOnWith) {
    const std::string file = folder_ / "cup.pgn";
    const auto sheet =
        "[Event \"Cup\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[WhiteElo \"1900\"]\n"
        "[Result \"0-1\"]\n\n1. f5 {hers} d6 0-1\n";
    const auto saved = [&](const char* moves, const PlayerNames& players) {
        EXPECT_TRUE(write_whole(file, sheet).ok());
        const GamePlan plan{*GameRecord<Othello>::parse(Othello(8), moves), players};
        EXPECT_TRUE(save_plan(file, plan).ok());
        return *read_input(file);
    };
    EXPECT_THAT(saved("f5 d6 c3", {"human", "random"}),
                AllOf(HasSubstr("\"Cup\""), HasSubstr("\"Ann\""), HasSubstr("{hers}"),
                      HasSubstr("\"random\""), Not(HasSubstr("Bob")), Not(HasSubstr("1900")),
                      Not(HasSubstr("0-1"))));
    EXPECT_THAT(saved("f5 d6", {"human", "human"}),
                AllOf(HasSubstr("Bob"), HasSubstr("1900"), Not(HasSubstr("0-1"))))
        << "somebody else may have resigned";
    for (const char* other : {"f5 f6", "f5", ""}) {
        EXPECT_THAT(saved(other, {"human", "human"}),
                    AllOf(Not(HasSubstr("Cup")), Not(HasSubstr("Ann"))))
            << other;
    }

    const GamePlan played{*GameRecord<Othello>::parse(Othello(8), "f5 d6 c3"), {"random", "human"}};
    ASSERT_TRUE(save_plan(file, played).ok());
    GamePlan swapped = played;
    std::swap(swapped.players[0], swapped.players[1]);
    ASSERT_TRUE(save_plan(file, swapped).ok());
    EXPECT_THAT(*read_input(file),
                AllOf(HasSubstr("[Black \"human\"]"), HasSubstr("[White \"random\"]")));
}

TEST_F(InAFolder, NamesInAFileStartNoPrograms) {
    const std::string file = folder_ / "cup.pgn";
    const std::string trace = folder_ / "trace";
    const GamePlan plan{*GameRecord<Othello>::parse(Othello(8), "f5 d6"), {"human", "human"}};
    for (int i = 0; i < 10; ++i) {
        ASSERT_TRUE(write_whole(file, "[Black \"Ann\"]\n[White \"exec:protocol=gtp,cmd=touch " +
                                          trace + "\"]\n\n1. f5 d6 *\n")
                        .ok());
        ASSERT_TRUE(save_plan(file, plan).ok());
        EXPECT_THAT(*read_input(file), AllOf(HasSubstr("Ann"), Not(HasSubstr("exec:"))));
    }
    EXPECT_FALSE(std::filesystem::exists(trace));
}

TEST_F(InAFolder, NamesOfOtherDaysAreSavedInUtf8) {
    const std::string file = folder_ / "old.sgf";
    ASSERT_TRUE(write_whole(file, "(;GM[2]FF[4]CA[ISO-8859-1]SZ[8]PB[Jos\xe9];B[f5])").ok());
    const GamePlan plan{*GameRecord<Othello>::parse(Othello(8), "f5 d6"), {"human", "human"}};
    ASSERT_TRUE(save_plan(file, plan).ok());
    EXPECT_THAT(*read_input(file), AllOf(HasSubstr("CA[UTF-8]"), HasSubstr("PB[Jos\u00e9]")));
}

TEST_F(InAFolder, AGameThatWasCutOffIsOfferedOnceItsPlayerIsGone) {
    auto first = std::make_unique<Autosave>(folder_);
    EXPECT_FALSE(first->cut_off());
    first->keep("f5\n");
    first->keep("f5 d6\n");
    EXPECT_FALSE(Autosave(folder_).cut_off()) << "it is still being played";
    first.reset();
    Autosave second(folder_);
    EXPECT_EQ(second.cut_off(), "f5 d6\n");
    EXPECT_FALSE(Autosave(folder_).cut_off()) << "nobody else is offered it";
    second.take_up();
    second.keep("f5 d6 c3\n");
    second.discard();
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(InAFolder, AGameThatIsNotTakenUpIsOfferedAgain) {
    Autosave(folder_).keep("f5\n");
    {
        Autosave other(folder_);
        other.keep("c4\n");
        other.discard();
    }
    EXPECT_EQ(Autosave(folder_).cut_off(), "f5\n");
}

TEST_F(InAFolder, AGameThatIsSetAsideStaysKeptAndCanBeTakenUp) {
    Autosave autosave(folder_);
    EXPECT_FALSE(autosave.set_aside());
    autosave.keep("f5\n");
    EXPECT_TRUE(autosave.set_aside());
    EXPECT_EQ(autosave.cut_off(), "f5\n");
    autosave.discard();
    EXPECT_FALSE(fs::is_empty(folder_)) << "only the game at hand is discarded";
    autosave.take_up();
    autosave.discard();
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(InAFolder, TwoGamesCanBeChangedBetween) {
    Autosave autosave(folder_);
    autosave.keep("f5\n");
    autosave.set_aside();
    autosave.keep("c4\n");
    autosave.take_up();
    EXPECT_EQ(autosave.cut_off(), "c4\n");
    autosave.keep("f5 d6\n");
    autosave.take_up();
    EXPECT_EQ(autosave.cut_off(), "f5 d6\n");
}

TEST_F(InAFolder, AFolderThatCannotBeMadeKeepsNothingAndHarmsNobody) {
    std::ofstream(folder_ / "file") << "in the way";
    Autosave autosave(folder_ / "file" / "below");
    autosave.keep("f5\n");
    autosave.discard();
    EXPECT_FALSE(autosave.cut_off());
}

TEST(GamePlan, TheExampleBoardIsReadAndEndsProperly) {
    const char* data = std::getenv("OUTFLANK_DATA");
    const fs::path folder = data ? data : fs::path(OUTFLANK_SOURCE_DIR) / ".." / "shared" / "data";
    const fs::path example = folder / "games" / "example-board.txt";
    if (!fs::exists(example)) GTEST_SKIP() << "needs " << example;
    const auto plan = load_plan(example, usual());
    ASSERT_TRUE(plan.ok()) << plan.error().sentence;
    auto record = std::get<GameRecord<Othello>>(plan->record);
    while (!record.is_over()) (void)record.play(record.game().moves(record.position())[0]);
    const auto& end = record.position();
    const int black = end.discs(Side::One).count();
    const int white = end.discs(Side::Two).count();
    const int empty = 64 - black - white;
    const int winner_takes = black > white ? empty : black < white ? -empty : 0;
    EXPECT_EQ(record.outcome()->score, black - white + winner_takes);
}

}  // namespace
}  // namespace outflank::app
