#include "app/plain_game.h"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "roster/roster.h"

namespace outflank::app {
namespace {

using othello::Othello;
using testing::HasSubstr;
using testing::Not;

/// What a person sees who types these lines on a board of that size, against nobody but themselves.
std::string screen(const std::string& start, const std::string& typed) {
    const Othello game{4};
    auto record =
        start.empty() ? GameRecord<Othello>(game) : *GameRecord<Othello>::parse(game, start);
    std::istringstream in(typed);
    std::ostringstream out;
    EXPECT_EQ(PlainGame<Othello>(record, {}, {}, in, out).run(), Success);
    return out.str();
}

TEST(PlainGame, AWrongMoveIsExplainedWithTheLegalOnes) {
    const std::string seen = screen("", "a4\nzz\nq\n");
    EXPECT_THAT(seen, HasSubstr("a4 is not a legal move for black. You can play b1 a2 d3 c4."));
    EXPECT_THAT(seen, HasSubstr("'zz'"));
}

TEST(PlainGame, UndoTakesBackAndSaysWhenThereIsNothing) {
    EXPECT_THAT(screen("", "u\nq\n"), HasSubstr("no move to take back"));
    EXPECT_THAT(screen("", "B1\nundo\nq\n"), Not(HasSubstr("The game so far")));
}

TEST(PlainGame, LeavingShowsTheTranscript) {
    EXPECT_THAT(screen("", "b1\nquit\n"), HasSubstr("The game so far: b1"));
    EXPECT_THAT(screen("", "b1\n"), HasSubstr("The game so far: b1"))
        << "the end of the input is a way to leave";
}

TEST(PlainGame, PassesAreAnnouncedAndTheEndIsTold) {
    // White cannot move, Black then takes the last disc.
    const std::string seen = screen("XXXXXXXXXXXX-OXX O", "a4\n");
    EXPECT_THAT(seen, HasSubstr("White cannot move and passes."));
    EXPECT_THAT(seen, HasSubstr("Black won by 16 (wipeout)."));
}

TEST(PlainGame, UndoAcrossAPassAndAPlayerComesBackToThePerson) {
    const Othello game{6};
    std::istringstream in("c2\nu\nq\n");
    std::ostringstream out;
    PlainGame<Othello>::Seats seats = {
        nullptr, *roster::make_player(game, {.name = "greedy", .options = {}}, 1)};
    PlainGame<Othello>(GameRecord<Othello>(game), std::move(seats), {}, in, out).run();
    EXPECT_THAT(out.str(), Not(HasSubstr("The game so far")));
}

}  // namespace
}  // namespace outflank::app
