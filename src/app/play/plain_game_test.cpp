#include "app/play/plain_game.h"

#include <filesystem>
#include <sstream>
#include <unistd.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/input_file.h"
#include "games/othello/othello.h"
#include "games/othello/position8.h"
#include "play/book_moves.h"

namespace outflank::app {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// What a person sees who types these lines.
template <Game G>
std::string seen(GameRecord<G> record, const PlayerNames& players, const std::string& typed,
                 Autosave* autosave = nullptr) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    const Descriptor input(ends[0]);
    {
        const Descriptor keyboard(ends[1]);
        EXPECT_EQ(write(keyboard.number(), typed.data(), typed.size()),
                  static_cast<ssize_t>(typed.size()));
    }
    Setting setting;
    setting.seed = 1;
    setting.autosave = autosave;
    std::ostringstream out;
    PlainGame<G> game(std::move(record), setting, input.number(), out);
    EXPECT_TRUE(game.desk().seat_players(players).ok());
    (void)game.run();
    return out.str();
}

/// On a 4x4 board, by two people.
std::string screen(const std::string& start, const std::string& typed) {
    const Othello game{4};
    return seen(
        start.empty() ? GameRecord<Othello>(game) : *GameRecord<Othello>::parse(game, start),
        {"human", "human"}, typed);
}

/// How often the part is in the text.
std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(PlainGame, AWrongMoveIsExplainedWithTheLegalOnes) {
    const std::string text = screen("", "a4\nzz\nq\n");
    EXPECT_THAT(text, HasSubstr("a4 is not a legal move for black. You can play b1 a2 d3 c4."));
    EXPECT_THAT(text, HasSubstr("'zz'"));
    EXPECT_THAT(text, HasSubstr("no such command either: ? lists them"));
}

TEST(PlainGame, UndoTakesBackAndSaysWhenThereIsNothing) {
    EXPECT_THAT(screen("", "u\nq\n"), HasSubstr("no move to take back"));
    EXPECT_THAT(screen("", "B1\nundo\nq\n"), Not(HasSubstr("The game so far")));
    EXPECT_THAT(screen("", "B1\nundo\nredo\nq\n"), HasSubstr("The game so far: b1"));
}

TEST(PlainGame, LeavingShowsTheTranscript) {
    EXPECT_THAT(screen("", "b1\nquit\n"), HasSubstr("The game so far: b1"));
    EXPECT_THAT(screen("", "b1\n"), HasSubstr("The game so far: b1"))
        << "the end of the input is a way to leave";
    EXPECT_THAT(screen("", "b1"), HasSubstr("The game so far: b1")) << "without a newline too";
}

TEST(PlainGame, PassesAreAnnouncedAndTheEndIsTold) {
    // White cannot move, Black then takes the last disc.
    const std::string text = screen("XXXXXXXXXXXX-OXX O", "a4\n");
    EXPECT_THAT(text, HasSubstr("White cannot move and passes."));
    EXPECT_THAT(text, HasSubstr("Black won by 16 (wipeout)."));
    EXPECT_THAT(text, HasSubstr("The game: "));
}

TEST(PlainGame, TheEndIsToldOnce) {
    const auto over = *GameRecord<Othello>::parse(Othello{4}, "XXXXXXXXXXXXXXXX X");
    const std::string text = seen(over, {"human", "greedy"}, "level 5\nswap\nq\n");
    EXPECT_EQ(count(text, "Black won by 16"), 1U);
    EXPECT_THAT(text, Not(HasSubstr("Type a move")));
    EXPECT_LT(text.find("Black: you"), text.find("Black won")) << "the game is introduced first";
}

TEST(PlainGame, UndoComesBackToThePerson) {
    const std::string text =
        seen(GameRecord<Othello>(Othello{6}), {"human", "greedy"}, "c2\nu\nq\n");
    EXPECT_THAT(text, HasSubstr("2. White: "));
    EXPECT_THAT(text, Not(HasSubstr("The game so far")));
}

TEST(PlainGame, EveryQuestionIsAnswered) {
    const std::string text =
        seen(GameRecord<Othello>(Othello{6}), {"human", "human"},
             "c2\nmoves\nhint 2\neval\neval squares\nanalyze\nlevel\nhelp\nmenu\n"
             "resign\nresume\nq\n");
    for (const char* expected :
         {"You can play", "Best moves", "potential mobility", "stable edges", "What the moves lost",
          "looks 1 move ahead", "setboard TEXT", "Black won (resign).", "The game so far: c2"})
        EXPECT_THAT(text, HasSubstr(expected));
}

TEST(PlainGame, EverySettingIsTakenOrRefusedWithAReason) {
    const std::string text = seen(
        GameRecord<Othello>(Othello{6}), {"human", "greedy"},
        "level 2\nlevel 61\nlevel x\nblack\nwhite nobody\nwhite random\nmode 3\nmode 4\ntime 2s\n"
        "time off\ntime x\nlevel 3\nsetboard\nsetboard xo\nsetboard " +
            std::string(36, '-') +
            " X\nload\nload /none\nsave\nhint 0\n"
            "eval nothing\nanalyze\nnew 7\nredo\nq\n");
    for (const char* expected : {"Level 2: looks 2 moves ahead, or as far as 0.2 s go; errs.",
                                 "from 0 to 60",
                                 "Expected a player",
                                 "Unknown player 'nobody'",
                                 "White: random",
                                 "Black: you, White: you",
                                 "from 0 to 3",
                                 "at most 2s",
                                 "as long as its level",
                                 "a duration like",
                                 "Only people play",
                                 "setboard expects",
                                 "36 cells",
                                 "nobody on that board",
                                 "Load expects",
                                 "Cannot read '/none'",
                                 "Save expects",
                                 "from 1 to 30",
                                 "expects one of discs",
                                 "no move to analyse",
                                 "even number from 4 to 16",
                                 "no move to play again"})
        EXPECT_THAT(text, HasSubstr(expected));
}

TEST(PlainGame, AComputerThatGaveWayComesBackAsItWas) {
    const std::string text = seen(GameRecord<Othello>(Othello{6}), {"human", "outflank:level=1"},
                                  "mode 3\nmode 0\nwhite human\nmode 1\nq\n");
    EXPECT_EQ(count(text, "Black: you, White: outflank level 1"), 2U);
    EXPECT_EQ(count(text, "Black: outflank level 1, White: you"), 1U);
}

TEST(PlainGame, SetBoardAndNewBeginAgain) {
    const std::string text = screen("", "b1\nsetboard -----OX--XX----- O\nnew\nb1\nq\n");
    EXPECT_THAT(text, HasSubstr("White to move"));
    EXPECT_THAT(text, HasSubstr("The game so far: b1"));
}

TEST(PlainGame, SetBoardTakesGamesOfOtherFormats) {
    const std::string start =
        "-------- -------- -------- ---O*--- ---*O--- -------- -------- --------";
    for (const std::string& pasted :
         {std::string("(;FF[4]GM[2]SZ[8];B[f5];W[d6])"),
          "(;GM[Othello]PC[x]TY[8]BO[8 " + start + " *]B[f5]W[d6];)",
          std::string(R"({"format":"outflank-game","version":1,"game":"othello 8x8",)"
                      R"("moves":"f5 d6"})")}) {
        const std::string text = seen(GameRecord<Othello>(Othello{8}), {"human", "human"},
                                      "setboard " + pasted + "\nc3\nq\n");
        EXPECT_THAT(text, HasSubstr("The game so far: f5 d6 c3")) << pasted;
    }
    EXPECT_THAT(screen("", "setboard (;FF[4]GM[2]SZ[8];B[f5];W[f5])\nb1\nq\n"),
                AllOf(HasSubstr("move 2"), HasSubstr("The game so far: b1")));
}

TEST(PlainGame, AnUnfinishedGameIsKeptWhateverFollowsIt) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(testing::TempDir()) / ("plain-" + std::to_string(getpid()));
    fs::create_directories(folder);
    const std::string bad = folder / "bad.txt";
    const GamePlan of_strangers{GameRecord<Othello>(Othello{4}), {"human", "nobody"}};
    ASSERT_TRUE(save_plan(bad, of_strangers).ok());
    for (const std::string& next :
         {"load " + bad, std::string("new"), std::string("new 6"), std::string("setboard b1 a1")}) {
        {
            Autosave autosave(folder / "kept");
            const std::string text = seen(GameRecord<Othello>(Othello{4}), {"human", "human"},
                                          "b1\na3\n" + next + "\nq\n", &autosave);
            EXPECT_EQ(text.find("unknown player 'nobody'") != text.npos, next.starts_with("load"));
        }
        bool is_there = false;
        for (const auto& entry : fs::directory_iterator(folder / "kept")) {
            const auto text = read_input(entry.path().string());
            is_there |= text && text->find("b1 a3") != text->npos;
        }
        EXPECT_TRUE(is_there) << next;
        fs::remove_all(folder / "kept");
    }
    fs::remove_all(folder);
}

TEST(PlainGame, SwappingSidesLetsThePlayerMove) {
    const std::string text =
        seen(GameRecord<Othello>(Othello{6}), {"human", "greedy"}, "swap\nq\n");
    EXPECT_THAT(text, HasSubstr("1. Black: "));
    EXPECT_THAT(text, HasSubstr("Black: greedy, White: you"));
}

TEST(PlainGame, TwoPlayersPlayToTheEndAndLeave) {
    const std::string text = seen(GameRecord<Othello>(Othello{4}), {"greedy", "random:seed=1"}, "");
    EXPECT_THAT(text, HasSubstr("The game: "));
    EXPECT_THAT(text, Not(HasSubstr("> ")));
}

TEST(PlainGame, WordsAfterAGameBetweenTwoPlayersAreObeyed) {
    const Othello game{4};
    const std::string whole =
        seen(GameRecord<Othello>(game), {"greedy", "random:seed=1"}, "moves\nundo");
    EXPECT_LT(whole.find("The game: "), whole.find("The game is over"));
    EXPECT_THAT(whole, HasSubstr("The game so far: ")) << "without a newline too";
    const std::string seated =
        seen(GameRecord<Othello>(game), {"human", "random:seed=1"}, "black greedy\nsave\nq\n");
    EXPECT_LT(seated.find("The game: "), seated.find("Save expects"));
}

TEST(PlainGame, AWatchedBoardHasTheMovesThatWereTold) {
    const Othello game{6};
    const std::string text = seen(GameRecord<Othello>(game), {"greedy", "random:seed=1"}, "");
    const auto end = text.find("The game: ") + 10;
    const auto whole =
        *GameRecord<Othello>::parse(game, text.substr(end, text.find('\n', end) - end));
    GameRecord<Othello> told(game);
    for (std::size_t i = 0; i < 15; ++i) ASSERT_TRUE(told.play(whole.moves()[i]).ok());
    const auto fifteenth = text.find("\n15. ");
    ASSERT_NE(fifteenth, std::string::npos);
    EXPECT_EQ(text.find(game.diagram(told.position()), fifteenth),
              text.find('\n', fifteenth + 1) + 2);
    EXPECT_EQ(count(text, game.diagram(game.start())), 1U);
}

TEST(PlainGame, AWrongMoveInTablutIsExplainedWithTheMovesOfThatMan) {
    const std::string text =
        seen(GameRecord<Tafl>(Tafl{tafl::Brandubh}), {"human", "human"}, "d1-a2\na1-a2\nq\n");
    EXPECT_THAT(text, HasSubstr("d1-a2 is not a legal move for attackers. You can play d1-"));
    EXPECT_THAT(text, testing::ContainsRegex("a1-a2 is not .* and [0-9]+ more"));
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 156U) << line;
}

TEST(PlainGame, TablutIsTheSameGame) {
    const std::string text = seen(GameRecord<Tafl>(Tafl{tafl::Brandubh}), {"human", "random"},
                                  "a1-a2\nd1-c1\neval\nhint 1\nq\n");
    EXPECT_THAT(text, HasSubstr("a1-a2 is not a legal move for attackers"));
    EXPECT_THAT(text, HasSubstr("2. Defenders: "));
    EXPECT_THAT(text, HasSubstr("king's distance"));
    EXPECT_THAT(text, HasSubstr("Best moves"));
}

/// On 8x8 against a computer that is not to move.
std::string lesson(const std::string& typed, Autosave* autosave = nullptr) {
    return seen(GameRecord<Othello>(Othello{8}), {"human", "greedy"}, typed, autosave);
}

TEST(PlainGame, ALessonAsksForTheBooksMovesAndGivesTheGameBack) {
    const std::string best =
        format(play::book_moves(
                   play::shipped_book(),
                   narrowed(GameRecord<Othello>::parse(Othello{8}, "f5d6c3d3c4f4")->position()))
                   .front()
                   .move);
    const std::string text = lesson("f5\ntrain f5d6c3d3c4f4\n" + best + "\nundo\ntrain off\nq\n");
    EXPECT_THAT(text, HasSubstr("Tiger: f5 d6 c3 d3 c4 f4"));
    EXPECT_THAT(text, HasSubstr("Right."));
    EXPECT_THAT(text, HasSubstr("'train off' ends that first"));
    EXPECT_THAT(text, HasSubstr("1 of 1 known at the first go."));
    EXPECT_THAT(text, HasSubstr("The game so far: f5"));
}

TEST(PlainGame, WhatIsMissedInALessonIsAskedAgain) {
    const std::string text = lesson("train Tiger\na1\nzz\nq\n");
    EXPECT_THAT(text, HasSubstr("a1 is not a legal move there."));
    EXPECT_THAT(text, HasSubstr("No question was answered."));
    EXPECT_THAT(lesson("train nonsense\nq\n"), HasSubstr("the name of an opening, like Tiger"));
    EXPECT_THAT(lesson("train off\nq\n"), HasSubstr("Nobody is learning an opening"));
    EXPECT_THAT(screen("", "train\nq\n"), HasSubstr("one of 8x8 Othello"));
}

}  // namespace
}  // namespace outflank::app
