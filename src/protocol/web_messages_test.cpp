#include "protocol/web_messages.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

namespace outflank::protocol::web {
namespace {

std::string sentence_for(std::string_view text) {
    const auto envelope = parse_message(text);
    return envelope.message ? "" : envelope.message.error().sentence;
}

TEST(WebMessages, CreateWithNothingIsTheUsualBoardAndLeavesTheSeatsToTheServer) {
    const auto envelope = parse_message(R"({"type":"create"})");
    ASSERT_TRUE(envelope.message.ok());
    const auto& create = std::get<Create>(*envelope.message);
    EXPECT_EQ(create.game, GameName{});
    EXPECT_FALSE(create.seats.has_value());
    EXPECT_FALSE(create.time || create.clock);
}

TEST(WebMessages, EveryMemberFindsItsPlace) {
    const auto envelope = parse_message(
        R"({"type":"hint","request":3,"game":{"name":"tablut","rules":"ashton","size":9},)"
        R"("record":"d1-d2","level":7,"count":2,"unknown":[]})");
    EXPECT_EQ(envelope.request, 3);
    ASSERT_TRUE(envelope.message.ok());
    const auto& hint = std::get<Hint>(*envelope.message);
    EXPECT_EQ(hint.about.game, (GameName{"tablut", 9, "ashton"}));
    EXPECT_EQ(hint.about.record, "d1-d2");
    EXPECT_EQ(hint.level, 7);
    EXPECT_EQ(hint.count, 2U);
}

TEST(WebMessages, ATreeNeedsAPlayer) {
    const auto envelope = parse_message(R"({"type":"tree","record":"f5","player":"minimax"})");
    ASSERT_TRUE(envelope.message.ok());
    EXPECT_EQ(std::get<Tree>(*envelope.message).player, "minimax");
    EXPECT_EQ(std::get<Tree>(*envelope.message).about.record, "f5");
    EXPECT_EQ(sentence_for(R"({"type":"tree"})"), "\"player\" expects a string, but it is missing");
}

TEST(WebMessages, AnArenaIsTwoPlayersOrMoreAndTheRestAsUsual) {
    const auto usual = parse_message(R"({"type":"arena","players":["greedy","random"]})");
    ASSERT_TRUE(usual.message.ok());
    const auto& arena = std::get<Arena>(*usual.message);
    EXPECT_EQ(arena.players, (std::vector<std::string>{"greedy", "random"}));
    EXPECT_EQ(arena.games, Arena::UsualGames);
    EXPECT_FALSE(arena.time);
    EXPECT_EQ(arena.seed, 1U);
    for (const char* wrong :
         {R"({"type":"arena"})", R"({"type":"arena","players":["greedy"]})",
          R"({"type":"arena","players":"greedy"})", R"({"type":"arena","players":["greedy",1]})",
          R"({"type":"arena","players":["a","b"],"games":0})",
          R"({"type":"arena","players":["a","b"],"seed":-1})",
          R"({"type":"arena","players":["a","b"],"time":5})"})
        EXPECT_FALSE(parse_message(wrong).message.ok()) << wrong;
    EXPECT_THAT(sentence_for(R"({"type":"arena"})"), testing::HasSubstr("\"players\" expects"));
}

TEST(WebMessages, StopEndsEveryStudyOrTheOneItNames) {
    const auto stop = [](const char* text) { return std::get<Stop>(*parse_message(text).message); };
    EXPECT_TRUE(stop(R"({"type":"stop"})").hint && stop(R"({"type":"stop"})").analysis);
    EXPECT_TRUE(stop(R"({"type":"stop"})").tree);
    EXPECT_TRUE(stop(R"({"type":"stop","what":"tree"})").tree);
    EXPECT_FALSE(stop(R"({"type":"stop","what":"tree"})").hint);
    EXPECT_FALSE(stop(R"({"type":"stop","what":"hint"})").tree);
    EXPECT_FALSE(stop(R"({"type":"stop","what":"hint"})").analysis);
    EXPECT_FALSE(stop(R"({"type":"stop","what":"analysis"})").hint);
    EXPECT_TRUE(stop(R"({"type":"stop"})").arena &&
                stop(R"({"type":"stop","what":"arena"})").arena);
    EXPECT_FALSE(stop(R"({"type":"stop","what":"hint"})").arena);
    EXPECT_FALSE(parse_message(R"({"type":"stop","what":"all"})").message.ok());
}

TEST(WebMessages, ARefusalNamesTheMemberAndKeepsTheRequest) {
    const auto envelope = parse_message(R"({"type":"play","request":9})");
    EXPECT_EQ(envelope.request, 9);
    EXPECT_EQ(sentence_for(R"({"type":"play","request":9})"),
              "\"move\" expects a string, but it is missing");
    EXPECT_EQ(sentence_for(R"({"type":"hint","level":61})"),
              "\"level\" expects a whole number from 0 to 60");
    EXPECT_EQ(sentence_for(R"({"type":"hint","level":1.5})"),
              "\"level\" expects a whole number from 0 to 60");
    EXPECT_EQ(sentence_for(R"({"type":"sit"})"), "\"seats\" expects the names of two players");
    EXPECT_EQ(sentence_for(R"({"type":"create","seats":["human"]})"),
              "\"seats\" expects the names of two players");
    EXPECT_EQ(sentence_for(R"({"type":"create","game":{"size":"8"}})"),
              "\"game\": \"size\" expects a whole number from 0 to 99");
}

TEST(WebMessages, WhatIsNoObjectAndWhatIsTooLongIsRefused) {
    for (const std::string_view text : {"", "null", "[]", "\"play\"", "{", "{}", "\xff\xfe"})
        EXPECT_NE(sentence_for(text), "") << text;
    EXPECT_NE(sentence_for(std::string(LongestMessage + 1, ' ')).find("at most"),
              std::string::npos);
    const std::string nested = R"({"type":"undo","x":)" + std::string(100'000, '[');
    EXPECT_NE(sentence_for(nested), "");
}

TEST(WebMessages, AnUnknownTypeIsToldWhichThereAre) {
    const auto sentence = sentence_for(R"({"type":"exec"})");
    EXPECT_NE(sentence.find("create"), std::string::npos);
    EXPECT_NE(sentence.find("not 'exec'"), std::string::npos) << sentence;
}

RC_GTEST_PROP(WebMessages, AnyTextHasAnAnswer, (const std::string& text)) {
    const auto envelope = parse_message(text);
    if (!envelope.message) RC_ASSERT(!envelope.message.error().sentence.empty());
}

}  // namespace
}  // namespace outflank::protocol::web
