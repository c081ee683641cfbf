#include "protocol/tablut_challenge_client.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/tafl/rules.h"

namespace outflank::protocol::challenge {
namespace {

using testing::HasSubstr;

const tafl::Tafl& ashton() {
    static const tafl::Tafl game(tafl::Ashton);
    return game;
}

/// The server's message when these moves have been played.
std::string state_after(std::string_view moves) {
    const auto record = moves.empty() ? TaflRecord(ashton()) : *TaflRecord::parse(ashton(), moves);
    return format(State{board_of(record.position()), turn_of(record.to_move())});
}

TEST(TablutChallengeClient, FindsTheMovesBetweenTheBoards) {
    Client client(Side::Two, "ann");
    EXPECT_EQ(client.greeting(), "\"ann\"");
    EXPECT_TRUE(client.hear(state_after(""))->wants_move);
    EXPECT_EQ(client.format_move(*ashton().parse_move("e4-d4")),
              R"({"from":"e4","to":"d4","turn":"WHITE"})");
    EXPECT_FALSE(client.hear(state_after("e4-d4"))->wants_move);
    EXPECT_TRUE(client.hear(state_after("e4-d4 d1-b1"))->wants_move);
    EXPECT_EQ(client.record().format(), "e4-d4 d1-b1");
}

TEST(TablutChallengeClient, BlackWaitsForWhite) {
    Client client(Side::One, "ann");
    const auto first = client.hear(state_after(""));
    EXPECT_TRUE(first->is_progress);
    EXPECT_FALSE(first->wants_move);
    EXPECT_TRUE(client.hear(state_after("e4-d4"))->wants_move);
}

TEST(TablutChallengeClient, TheSameStateAgainIsNoProgressAndNoTurn) {
    Client client(Side::Two, "ann");
    ASSERT_TRUE(client.hear(state_after(""))->wants_move);
    const auto again = client.hear(state_after(""));
    EXPECT_FALSE(again->is_progress);
    EXPECT_FALSE(again->wants_move);
}

TEST(TablutChallengeClient, GoesOnFromABoardThatNoMoveLeadsTo) {
    Client client(Side::Two, "ann");
    (void)client.hear(state_after(""));
    const auto reaction = client.hear(state_after("e4-d4 d1-b1"));  // two moves at once
    ASSERT_TRUE(reaction.ok());
    EXPECT_TRUE(reaction->wants_move);
    EXPECT_THAT(reaction->note, HasSubstr("no legal move"));
    EXPECT_EQ(client.record().position(), TaflRecord::parse(ashton(), "e4-d4 d1-b1")->position());
}

TEST(TablutChallengeClient, PlaysOnWhereItSeesADrawAndTheServerDoesNot) {
    Client client(Side::Two, "ann");
    Result<Reaction> reaction = client.hear(state_after(""));
    for (const char* move : {"e4-d4", "d1-b1", "d4-e4", "b1-d1", "e4-d4", "d1-b1"}) {
        const auto position = client.record().position();
        const auto next = ashton().after(position, *ashton().parse_move(move));
        reaction = client.hear(format(State{board_of(next), turn_of(next.to_move())}));
        ASSERT_TRUE(reaction.ok()) << reaction.error().sentence;
    }
    EXPECT_TRUE(reaction->wants_move);
    EXPECT_FALSE(client.record().is_over());
}

TEST(TablutChallengeClient, AnEndingIsASentence) {
    const auto ending = [](Side side, Turn turn) {
        Client client(side, "ann");
        (void)client.hear(state_after(""));
        return *client.hear(format(State{board_of(ashton().start()), turn}))->ending;
    };
    EXPECT_EQ(ending(Side::Two, Turn::WhiteWin), "we won");
    EXPECT_EQ(ending(Side::Two, Turn::BlackWin), "we lost");
    EXPECT_EQ(ending(Side::One, Turn::BlackWin), "we won");
    EXPECT_EQ(ending(Side::One, Turn::Draw), "drawn");
}

TEST(TablutChallengeClient, AnotherGamesJsonIsRefused) {
    Client client(Side::Two, "ann");
    for (const char* message : {R"({"fen":"startpos","turn":"WHITE"})", "{", "PLAY Player-0", ""}) {
        const auto reaction = client.hear(message);
        ASSERT_FALSE(reaction.ok()) << message;
        EXPECT_THAT(reaction.error().sentence, HasSubstr("no Tablut Challenge server"));
    }
}

TEST(TablutChallengeClient, ABoardThatCannotComeUpIsRefused) {
    Client client(Side::Two, "ann");
    const auto reaction = client.hear(format(State{}));  // without a king
    ASSERT_FALSE(reaction.ok());
    EXPECT_THAT(reaction.error().sentence, HasSubstr("cannot come up"));
}

TEST(TablutChallengeClient, KnowsWhatItMeansThatTheServerLeft) {
    Client client(Side::Two, "ann");
    EXPECT_THAT(client.meaning_of_silence(), HasSubstr("before the game began"));
    (void)client.hear(state_after(""));
    EXPECT_THAT(client.meaning_of_silence(), HasSubstr("in our turn"));
    (void)client.hear(state_after("e4-d4"));
    EXPECT_THAT(client.meaning_of_silence(), HasSubstr("in our opponent's turn"));
}

}  // namespace
}  // namespace outflank::protocol::challenge
