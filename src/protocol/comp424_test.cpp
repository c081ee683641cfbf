#include "protocol/comp424.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

#include "core/text.h"
#include "games/tafl/text.h"
#include "protocol/names.h"

namespace outflank::protocol::comp424 {
namespace {

using testing::HasSubstr;

tafl::Move move(std::string_view text) { return *tafl::parse_move(text, BoardSize); }

Side side_of(bool first) { return first ? Side::One : Side::Two; }

RC_GTEST_PROP(Comp424Lines, EveryMoveRoundTripsAtBothEnds, (bool first)) {
    const auto square = [] {
        return *tafl::Square::at(*rc::gen::inRange(0, BoardSize), *rc::gen::inRange(0, BoardSize));
    };
    const Played played{side_of(first), tafl::Move::between(square(), square())};
    RC_ASSERT(*parse_from_client(format(played)) == FromClient(played));
    RC_ASSERT(*parse_from_server(format(played)) == FromServer(played));
}

RC_GTEST_PROP(Comp424Lines, EveryGreetingRoundTrips, (const std::string& text, bool first)) {
    const std::string name = clean_name(text);
    RC_ASSERT(*parse_from_client(format(Join{name})) == FromClient(Join{name}));
    const Welcome welcome{side_of(first), name};
    RC_ASSERT(*parse_from_server(format(welcome)) == FromServer(welcome));
}

RC_GTEST_PROP(Comp424Lines, EveryEndingRoundTrips, (const std::string& text, bool first)) {
    const std::string reason = clean_name(text);
    for (const std::string& why : {std::string(), reason}) {
        for (const GameOver& over :
             {GameOver{Ending::Won, side_of(first), why}, GameOver{Ending::Drawn, {}, why},
              GameOver{Ending::Undecided, {}, why}, GameOver{Ending::Cancelled, {}, why}})
            RC_ASSERT(*parse_from_server(format(over)) == FromServer(over));
    }
}

TEST(Comp424Lines, RowsAndColumnsCountFromTheTopLeft) {
    EXPECT_EQ(std::get<Played>(*parse_from_client("0 3 3 3 0")),
              (Played{Side::One, move("d1-d4")}));
    EXPECT_EQ(std::get<Played>(*parse_from_server("8 4 8 1 1")),
              (Played{Side::Two, move("e9-b9")}));
    EXPECT_EQ(format(Played{Side::Two, move("e5-i5")}), "4 4 4 8 1");
}

TEST(Comp424Lines, LinesOfTheServer) {
    EXPECT_EQ(std::get<Welcome>(*parse_from_server("START Player-1 bob")),
              (Welcome{Side::Two, "bob"}));
    EXPECT_EQ(std::get<YourTurn>(*parse_from_server("PLAY Player-0")), YourTurn{Side::One});
    EXPECT_EQ(std::get<GameOver>(*parse_from_server("GAMEOVER WINNER 1")),
              (GameOver{Ending::Won, Side::Two, ""}));
    EXPECT_EQ(std::get<GameOver>(*parse_from_server("GAMEOVER ILLEGAL MOVE: 1 2 3 4 0 WINNER 1")),
              (GameOver{Ending::Won, Side::Two, "ILLEGAL MOVE: 1 2 3 4 0"}));
    EXPECT_EQ(std::get<GameOver>(*parse_from_server("GAMEOVER DISCONNECTION Player-0 CANCELLED 3")),
              (GameOver{Ending::Cancelled, {}, "DISCONNECTION Player-0"}));
}

TEST(Comp424Lines, FiveNumbersOffTheBoardAreAMoveThatIsNone) {
    for (const char* line : {"0 9 0 3 0", "-1 3 3 3 0", "0 3 3 3 2", "0 3 3 3 -1", "99 99 99 99 0"})
        EXPECT_TRUE(std::holds_alternative<Impossible>(*parse_from_client(line))) << line;
}

TEST(Comp424Lines, WhatIsNoLineOfTheProtocolIsRefusedWithASentence) {
    for (const char* line : {"", "START", "hello", "0 3 3 3", "0 3 3 3 0 0", "a b c d 0",
                             "0 3 3 3 99999999999", "{\"from\":\"e4\"}"}) {
        ASSERT_FALSE(parse_from_client(line).ok()) << line;
        EXPECT_THAT(parse_from_client(line).error().sentence, HasSubstr(text::shown(line)));
    }
    for (const char* line : {"", "START bob", "START Player-2 bob", "PLAY", "PLAY Player-0 now",
                             "PLAY Player-x", "0 9 0 3 0", "GAMEOVER", "GAMEOVER WINNER",
                             "GAMEOVER WINNER 2", "GAMEOVER soon", "HTTP/1.1 400 Bad Request"}) {
        ASSERT_FALSE(parse_from_server(line).ok()) << line;
        EXPECT_THAT(parse_from_server(line).error().sentence, HasSubstr(text::shown(line)));
    }
}

}  // namespace
}  // namespace outflank::protocol::comp424
