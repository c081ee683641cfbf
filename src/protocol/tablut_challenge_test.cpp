#include "protocol/tablut_challenge.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

#include "core/rng.h"
#include "core/text.h"
#include "games/tafl/rules.h"
#include "games/tafl/text.h"

namespace outflank::protocol::challenge {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

RC_GTEST_PROP(TablutChallenge, EveryStateRoundTrips, ()) {
    State state;
    for (auto& row : state.board) {
        for (Cell& cell : row) cell = static_cast<Cell>(*rc::gen::inRange(0, 5));
    }
    state.turn = static_cast<Turn>(*rc::gen::inRange(0, 5));
    RC_ASSERT(*parse_state(format(state)) == state);
}

RC_GTEST_PROP(TablutChallenge, EveryActionRoundTrips, (bool white)) {
    const auto square = [] {
        return *tafl::Square::at(*rc::gen::inRange(0, 9), *rc::gen::inRange(0, 9));
    };
    const Action action{white ? Side::Two : Side::One, tafl::Move::between(square(), square())};
    RC_ASSERT(*parse_action(format(action)) == action);
}

TEST(TablutChallenge, NamesRoundTrip) {
    for (const char* name : {"random", "two words", "quote\"d", "back\\slash", "caf\xc3\xa9", ""})
        EXPECT_EQ(*parse_name(format_name(name)), name);
    EXPECT_FALSE(parse_name("random").ok());
    EXPECT_FALSE(parse_name("{\"name\":\"random\"}").ok());
}

/// Boards are compared with the game's own text, which shares no code with them.
TEST(TablutChallenge, BoardsOfRandomGamesRoundTrip) {
    const tafl::Tafl game(tafl::Ashton);
    Rng rng(5);
    for (int games = 0; games < 20; ++games) {
        auto position = game.start();
        for (int ply = 0; ply < 60 && !game.is_over(position); ++ply) {
            const auto back = position_of(game, board_of(position), position.to_move());
            ASSERT_TRUE(back.ok()) << back.error().sentence;
            EXPECT_EQ(*back, position);
            position = game.after(position, pick(rng, game.moves(position)));
        }
    }
}

TEST(TablutChallenge, TheFirstRowIsRankOneAndWhiteBegins) {
    const tafl::Tafl game(tafl::Ashton);
    const std::string text = format(State{board_of(game.start()), turn_of(game.start().to_move())});
    EXPECT_THAT(text, StartsWith("{\"board\":[[\"EMPTY\",\"EMPTY\",\"EMPTY\",\"BLACK\",\"BLACK\","
                                 "\"BLACK\",\"EMPTY\",\"EMPTY\",\"EMPTY\"],"));
    EXPECT_THAT(text, HasSubstr("[\"BLACK\",\"BLACK\",\"WHITE\",\"WHITE\",\"KING\",\"WHITE\","));
    EXPECT_THAT(text, testing::EndsWith("]],\"turn\":\"WHITE\"}"));
    EXPECT_EQ(text.size(), 0x2b3U);  // the length prefix of the original's first state
}

TEST(TablutChallenge, AnActionNamesSquaresOfTheBoardAndASide) {
    EXPECT_EQ(*parse_action(R"({"turn":"BLACK","to":"i9","from":"a1","more":[1,2]})"),
              (Action{Side::One, *tafl::parse_move("a1-i9", 9)}));
    for (const char* bad :
         {"", "e4", "null", "[]", "{", R"({"from":"e4","to":"d4"})",
          R"({"from":"e4","to":"d4","turn":"WHITEWIN"})",
          R"({"from":"e4","to":"j4","turn":"WHITE"})", R"({"from":"e0","to":"e4","turn":"WHITE"})",
          R"({"from":"e10","to":"e4","turn":"WHITE"})", R"({"from":[4],"to":"e4","turn":"WHITE"})",
          R"({"from":"E4","to":"e4","turn":"WHITE"})"}) {
        ASSERT_FALSE(parse_action(bad).ok()) << bad;
        EXPECT_THAT(parse_action(bad).error().sentence, HasSubstr(text::shown(bad)));
    }
}

TEST(TablutChallenge, WhatIsNoStateIsRefusedWithASentence) {
    const tafl::Tafl game(tafl::Ashton);
    const std::string good = format(State{board_of(game.start()), Turn::White});
    ASSERT_TRUE(parse_state(good).ok());
    const auto with = [&](std::string_view old_text, std::string_view new_text) {
        std::string text = good;
        return text.replace(text.find(old_text), old_text.size(), new_text);
    };
    for (const std::string& bad :
         {std::string(), std::string("null"), std::string(R"({"fen":"8/8/8","to_move":"w"})"),
          with("\"EMPTY\",", ""), with("\"EMPTY\"", "\"QUEEN\""), with("\"EMPTY\"", "7"),
          with("\"turn\":\"WHITE\"", "\"turn\":\"GREEN\""), with(",\"turn\":\"WHITE\"", ""),
          with("[[", "["), good.substr(0, good.size() / 2)})
        EXPECT_FALSE(parse_state(bad).ok()) << bad;
}

TEST(TablutChallenge, NestingWithoutEndIsRefusedAndNoStackIsLost) {
    EXPECT_FALSE(parse_state(std::string(60000, '[')).ok());
    EXPECT_FALSE(
        parse_state("{\"board\":" + std::string(30000, '[') + std::string(30000, ']') + "}").ok());
}

TEST(TablutChallenge, ABoardThatCannotComeUpIsNoPosition) {
    const tafl::Tafl game(tafl::Ashton);
    Board two_kings = board_of(game.start());
    two_kings[2][2] = Cell::King;
    EXPECT_FALSE(position_of(game, two_kings, Side::One).ok());
    Board throne_elsewhere = board_of(game.start());
    throne_elsewhere[2][2] = Cell::Throne;
    EXPECT_FALSE(position_of(game, throne_elsewhere, Side::One).ok());
}

}  // namespace
}  // namespace outflank::protocol::challenge
