#include "protocol/comp424_client.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::protocol::comp424 {
namespace {

using testing::HasSubstr;

/// What the last of these lines leads to; those before it must be fine.
Result<Reaction> hear(Client& client, const std::vector<std::string>& lines) {
    Result<Reaction> reaction = Reaction{};
    for (const auto& line : lines) {
        EXPECT_TRUE(reaction.ok()) << reaction.error().sentence;
        reaction = client.hear(line);
    }
    return reaction;
}

std::string complaint(const std::vector<std::string>& lines) {
    Client client("ann");
    const auto reaction = hear(client, lines);
    return reaction ? "no complaint" : reaction.error().sentence;
}

TEST(Comp424Client, GreetsAndMovesInTheWordsOfTheProtocol) {
    Client client("ann");
    EXPECT_EQ(client.greeting(), "START ann");
    EXPECT_TRUE(hear(client, {"START Player-0 ann", "PLAY Player-0"})->wants_move);
    EXPECT_EQ(client.format_move(*client.record().game().parse_move("d1-d4")), "0 3 3 3 0");
    EXPECT_TRUE(client.record().moves().empty());  // until the server has told it back
    EXPECT_FALSE(hear(client, {"0 3 3 3 0"})->wants_move);
    EXPECT_EQ(client.record().format(), "d1-d4");
}

TEST(Comp424Client, TakesTheMoveThatTheServerPlayedForIt) {
    Client client("ann");
    (void)hear(client, {"START Player-0 ann", "PLAY Player-0", "0 5 3 5 0"});
    EXPECT_EQ(client.record().format(), "f1-f4");
}

TEST(Comp424Client, AnEndingIsASentence) {
    const auto ending = [](const char* line) {
        Client client("ann");
        return *hear(client, {"START Player-0 ann", line})->ending;
    };
    EXPECT_EQ(ending("GAMEOVER WINNER 0"), "we won");
    EXPECT_EQ(ending("GAMEOVER TIMEOUT WINNER 1"), "we lost ('TIMEOUT')");
    EXPECT_EQ(ending("GAMEOVER DRAW"), "drawn");
    EXPECT_EQ(ending("GAMEOVER UNDECIDED"), "undecided");
    EXPECT_EQ(ending("GAMEOVER DISCONNECTION Player-1 CANCELLED 1"),
              "cancelled ('DISCONNECTION Player-1')");
}

TEST(Comp424Client, AnotherKindOfServerIsRecognised) {
    EXPECT_THAT(complaint({"HTTP/1.1 400 Bad Request"}), HasSubstr("no COMP 424 server"));
    EXPECT_THAT(complaint({"{\"board\":[]}"}), HasSubstr("no COMP 424 server"));
}

TEST(Comp424Client, ChatterDuringAGameIsLeftAside) {
    Client client("ann");
    const auto reaction = hear(client, {"START Player-0 ann", "welcome to the cup!"});
    ASSERT_TRUE(reaction.ok());
    EXPECT_FALSE(reaction->is_progress);
    EXPECT_FALSE(reaction->wants_move);
    EXPECT_THAT(reaction->note, HasSubstr("welcome to the cup!"));
}

TEST(Comp424Client, AServerThatBreaksTheRulesIsLeft) {
    EXPECT_THAT(complaint({"PLAY Player-0"}), HasSubstr("before the game has begun"));
    EXPECT_THAT(complaint({"0 3 3 3 0"}), HasSubstr("before the game has begun"));
    EXPECT_THAT(complaint({"START Player-0 a", "PLAY Player-1"}), HasSubstr("our opponent"));
    EXPECT_THAT(complaint({"START Player-1 a", "PLAY Player-1"}), HasSubstr("not our turn"));
    EXPECT_THAT(complaint({"START Player-0 a", "4 2 3 2 1"}), HasSubstr("not to move"));
    EXPECT_THAT(complaint({"START Player-0 a", "0 3 3 4 0"}), HasSubstr("other rules"));
    EXPECT_THAT(complaint({"START Player-0 a", "START Player-1 a"}), HasSubstr("second game"));
}

TEST(Comp424Client, KnowsWhatItMeansThatTheServerLeft) {
    Client client("ann");
    EXPECT_THAT(client.meaning_of_silence(), HasSubstr("before the game began"));
    (void)hear(client, {"START Player-0 ann"});
    EXPECT_THAT(client.meaning_of_silence(), HasSubstr("before the game was over"));
}

}  // namespace
}  // namespace outflank::protocol::comp424
