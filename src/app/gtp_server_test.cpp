/// Golden transcripts of the engine's side of GTP: `<` lines come from the controller, everything
/// else is what is answered, the empty lines left out.
#include "app/gtp_server.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/text.h"

namespace outflank::app {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

GtpServer server() {
    auto advisor = Advisor::make({.threads = "1", .hash = "1", .weights = ""},
                                 {.book = "off", .list = "", .randomness = ""});
    EXPECT_TRUE(advisor.ok()) << advisor.error().sentence;
    return GtpServer(*std::move(advisor), 4);
}

void follows(std::string_view transcript) {
    GtpServer engine = server();
    std::string expected;
    std::string found;
    for (const std::string_view raw : text::split(transcript, '\n')) {
        const std::string_view line = text::trim(raw);
        if (line.empty()) continue;
        expected += std::string(line) + '\n';
        if (!line.starts_with('<')) continue;
        found += std::string(line) + '\n';
        const std::string answer = engine.answer(line.substr(1));
        EXPECT_TRUE(answer.empty() || answer.ends_with("\n\n")) << line;
        for (const std::string_view each : text::split(answer, '\n')) {
            if (!text::trim(each).empty()) found += std::string(text::trim(each)) + '\n';
        }
    }
    EXPECT_EQ(found, expected);
}

TEST(GtpServer, Administration) {
    follows(R"(
        < protocol_version
        = 2
        < 12 name
        =12 Outflank
        < known_command genmove
        = true
        < known_command dance
        = false
        < 3 dance
        ?3 unknown command
        < 12
        ?12 unknown command
        < # nothing to say
        < list_games
        = Othello
        < set_game othello
        =
        < set_game Go
        ? unsupported game: expected Othello, not 'Go'
        < komi 6.5
        =
        < 9 quit
        =9)");
    GtpServer engine = server();
    EXPECT_FALSE(engine.is_done());
    (void)engine.answer("quit");
    EXPECT_TRUE(engine.is_done());
}

TEST(GtpServer, PlayAndUndo) {
    follows(R"(
        < play black f5
        =
        < play B d6
        ? wrong colour: white is to move
        < play w a1
        ? a1 is not a legal move for white
        < 4 play w D6
        =4
        < gogui-rules_side_to_move
        = black
        < undo
        =
        < gogui-rules_side_to_move
        = white
        < undo
        =
        < undo
        ? cannot undo
        < showboard
        =
        a b c d e f g h
        1 - - - - - - - - 1
        2 - - - - - - - - 2
        3 - - - . - - - - 3
        4 - - . O X - - - 4
        5 - - - X O . - - 5
        6 - - - - . - - - 6
        7 - - - - - - - - 7
        8 - - - - - - - - 8
        a b c d e f g h
        )"
            "Black 2, White 2; Black to move");
}

TEST(GtpServer, BadArgumentsGetASentence) {
    follows(R"(
        < play black
        ? play expects 2 arguments
        < genmove
        ? genmove expects 1 argument
        < play red f5
        ? a colour is b, black, w or white, not 'red'
        < play black f99
        ? a move is a square such as f5, or pass, not 'f99'
        < play black pass
        ? pass is not a legal move for black
        < boardsize x
        ? boardsize expects a whole number from 0 to 2147483647, not 'x'
        < boardsize 7
        ? unacceptable size: a board size is an even number from 4 to 16, not 7
        < time_settings 1 2 x
        ? time_settings expects a whole number from 0 to 2147483647, not 'x'
        < time_left b soon 0
        ? time_left expects seconds, not 'soon'
        < final_score
        ? the game is not over)");
}

TEST(GtpServer, RulesForTheControllersBoard) {
    follows(R"(
        < boardsize 4
        =
        < gogui-rules_game_id
        = Othello
        < gogui-rules_board_size
        = 4
        < gogui-rules_legal_moves
        = b1 a2 d3 c4
        < play b b1
        =
        < gogui-rules_board
        = ....
        .XO.
        .XX.
        .X..
        < gogui-rules_final_result
        = unknown)");
}

TEST(GtpServer, ChoosesLegallyOnEveryBoardUntilTheEnd) {
    for (const char* size : {"4", "6", "8"}) {
        GtpServer engine = server();
        (void)engine.answer("boardsize " + std::string(size));
        (void)engine.answer("time_settings 0 0.01 1");
        std::string colour = "black";
        int moves = 0;
        for (; engine.answer("gogui-rules_final_result") == "= unknown\n\n" && moves < 70;
             ++moves) {
            const std::string answer = engine.answer("genmove " + colour);
            ASSERT_THAT(answer, HasSubstr("= ")) << size;
            colour = colour == "black" ? "white" : "black";
        }
        EXPECT_LT(moves, 70);
        EXPECT_EQ(engine.answer("genmove " + colour), "= pass\n\n") << "after the end";
        for (; moves >= 0; --moves) EXPECT_EQ(engine.answer("undo"), "=\n\n");
        EXPECT_EQ(engine.answer("undo"), "? cannot undo\n\n");
    }
}

TEST(GtpServer, LooksWithoutPlaying) {
    GtpServer engine = server();
    const std::string looked = engine.answer("reg_genmove b");
    EXPECT_EQ(engine.answer("gogui-rules_side_to_move"), "= black\n\n");
    EXPECT_EQ(engine.answer("genmove b").size(), looked.size());
    EXPECT_EQ(engine.answer("gogui-rules_side_to_move"), "= white\n\n");
}

/// On 4x4 there are short games in which a side has to pass.
TEST(GtpBoard, AForcedPassMayBeLeftOutAndIsTakenBackWithItsMove) {
    Rng rng(3);
    for (int tries = 0; tries < 1000; ++tries) {
        GtpBoard board(4);
        while (!board.record().is_over()) {
            const auto& record = board.record();
            const auto moves = record.game().moves(record.position());
            if (moves[0].is_pass()) {
                const std::size_t length = record.moves().size();
                const Side other = opponent(record.to_move());
                const auto after_pass =
                    record.game().after(record.position(), othello::Move::pass());
                const auto reply = record.game().moves(after_pass)[0];
                EXPECT_FALSE(board.play(other, othello::Move::pass()).ok());
                EXPECT_EQ(board.record().moves().size(), length) << "a refusal changes nothing";
                ASSERT_TRUE(board.play(other, reply).ok());
                EXPECT_EQ(board.record().moves().size(), length + 2);
                ASSERT_TRUE(board.undo().ok());
                EXPECT_EQ(board.record().moves().size(), length);
                return;
            }
            ASSERT_TRUE(board.play(record.to_move(), pick(rng, moves)).ok());
        }
    }
    FAIL() << "no game with a pass was found";
}

TEST(GtpClock, NoSettingsAndByoYomiWithoutStonesAreNoLimit) {
    GtpClock clock;
    EXPECT_FALSE(clock.allowance(Side::One).move_time || clock.allowance(Side::One).clock);
    clock.set({0s, 1s, 0});
    EXPECT_FALSE(clock.allowance(Side::One).move_time || clock.allowance(Side::One).clock);
}

TEST(GtpClock, StonesShareTheirByoYomi) {
    GtpClock clock;
    clock.set({0s, 10s, 5});
    EXPECT_EQ(clock.allowance(Side::Two).move_time, 2s);
    clock.set_left(Side::Two, 3s, 2);
    EXPECT_EQ(clock.allowance(Side::Two).move_time, 1500ms);
    EXPECT_EQ(clock.allowance(Side::One).move_time, 2s);
}

TEST(GtpClock, MainTimeIsAClockAndThenByoYomiBegins) {
    GtpClock clock;
    clock.set({10s, 5s, 1});
    EXPECT_EQ(clock.allowance(Side::One).clock, (GameClock{10s, 0s}));
    clock.spend(Side::One, 4s);
    EXPECT_EQ(clock.allowance(Side::One).clock, (GameClock{6s, 0s}));
    clock.spend(Side::One, 8s);
    EXPECT_EQ(clock.allowance(Side::One).move_time, 5s);
    EXPECT_EQ(clock.allowance(Side::Two).clock, (GameClock{10s, 0s}));
}

TEST(GtpClock, AnIncrementComesBackAfterEachMove) {
    GtpClock clock;
    clock.set({10s, 2s, 0});
    clock.spend(Side::One, 3s);
    EXPECT_EQ(clock.allowance(Side::One).clock, (GameClock{9s, 2s}));
    clock.set_left(Side::One, 1s, 0);
    EXPECT_EQ(clock.allowance(Side::One).clock, (GameClock{1s, 2s}));
}

}  // namespace
}  // namespace outflank::app
