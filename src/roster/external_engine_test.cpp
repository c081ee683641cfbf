/// Golden transcripts of both clients: every line that is sent, in order.
#include "roster/external_engine.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "roster/gtp_client.h"
#include "roster/nboard_client.h"
#include "roster/scripted_channel.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using testing::HasSubstr;
using Record = GameRecord<Othello>;
using Conditions = outflank::Conditions<othello::Move>;

Record game(std::string_view text, int size = 8) {
    const auto record = Record::parse(Othello(size), text);
    EXPECT_TRUE(record.ok()) << record.error().sentence;
    return record.ok() ? *record : Record(Othello(size));
}

std::string choice_of(ExternalEngine& engine, const Record& record, const Conditions& law = {}) {
    const auto choice = engine.choose(record, law, {});
    if (!choice) return choice.error().sentence;
    return choice->move ? othello::format(*choice->move) : "resigns";
}

TEST(NboardClient, PlaysAGameAsTheProtocolSays) {
    ScriptedChannel channel(R"(
        < nboard 2
        < set depth 6
        < ping 1
        > set myname Mine6
        > pong 1
        < ping 2
        > pong 2
        < set game (;GM[Othello]PC[Outflank]PB[Black]PW[White]TI[15:00]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)
        < go
        > status thinking
        > nodestats 35805 0.02
        > === d6 -1.00 0.0
        < ping 3
        > search C3 0 0 1
        > pong 2
        > pong 3
        < move D6/-1.00
        < move C3
        < go
        > === D3
        < quit)");
    NboardClient client(channel, 6);
    ASSERT_TRUE(client.greet({}).ok());
    const auto choice = client.choose(game("f5"), {}, {});
    ASSERT_TRUE(choice.ok()) << choice.error().sentence;
    EXPECT_EQ(othello::format(*choice->move), "d6");
    EXPECT_EQ(choice->explored, 35805U);
    EXPECT_EQ(choice_of(client, game("f5 d6 c3")), "d3");
    client.dismiss();
    EXPECT_TRUE(channel.is_done());
}

TEST(NboardClient, ANewGameIsToldWholeAndWithItsClock) {
    ScriptedChannel channel(R"(
        < ping 1
        > pong 1
        < set game (;GM[Othello]PC[Outflank]PB[Black]PW[White]TI[01:05/00:02]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)
        < go
        > === C3/0.00/0.10
        < ping 2
        > pong 2
        < set game (;GM[Othello]PC[Outflank]PB[Black]PW[White]TI[15:00]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[D3];)
        < go
        > === PA)");
    NboardClient client(channel, 6);
    Conditions law;
    law.clock = GameClock{65500ms, 2s};
    EXPECT_EQ(choice_of(client, game("f5 d6"), law), "c3");
    EXPECT_EQ(choice_of(client, game("d3")), "pass");
    EXPECT_TRUE(channel.is_done());
}

TEST(NboardClient, AnAnswerThatCannotBeReadIsAnError) {
    ScriptedChannel channel(R"(
        < ping 1
        > pong 1
        < set game (;GM[Othello]PC[Outflank]PB[Black]PW[White]TI[15:00]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *];)
        < go
        > === nonsense)");
    NboardClient client(channel, 6);
    EXPECT_THAT(choice_of(client, Record(Othello(8))),
                HasSubstr("a move is a square such as f5, or pass, not 'nonsense'"));
}

TEST(GtpClient, PlaysAGameAsTheProtocolSays) {
    ScriptedChannel channel(R"(
        < 1 protocol_version
        > =1 2
        >
        < 2 boardsize 6
        > =2
        >
        < 3 clear_board
        > some talk
        > =3
        >
        < 4 play black c2
        > = 4
        >
        < 5 genmove white
        > =5 B2
        > with a second line
        >
        < quit)");
    GtpClient client(channel);
    ASSERT_TRUE(client.greet({}).ok());
    EXPECT_EQ(choice_of(client, game("c2", 6)), "b2");
    client.dismiss();
    EXPECT_TRUE(channel.is_done());
}

TEST(GtpClient, IsToldOnlyWhatIsNew) {
    ScriptedChannel channel(R"(
        < 1 boardsize 8
        > =1
        >
        < 2 clear_board
        > =2
        >
        < 3 time_settings 0 0.25 1
        > =3
        >
        < 4 genmove black
        > =4 F5
        >
        < 5 play white d6
        > =5
        >
        < 6 genmove black
        > =6 RESIGN
        >)");
    GtpClient client(channel);
    Conditions law;
    law.move_time = 250ms;
    EXPECT_EQ(choice_of(client, Record(Othello(8)), law), "f5");
    EXPECT_EQ(choice_of(client, game("f5 d6"), law), "resigns");
    EXPECT_TRUE(channel.is_done());
}

TEST(GtpClient, AClockIsToldOnceAndThenWhatIsLeft) {
    ScriptedChannel channel(R"(
        < 1 boardsize 8
        > =1
        >
        < 2 clear_board
        > =2
        >
        < 3 time_settings 60 0.5 0
        > ?3 unknown command
        >
        < 4 time_left black 60 0
        > ?4 unknown command
        >
        < 5 genmove black
        > =5 f5
        >
        < 6 play white d6
        > =6
        >
        < 7 time_left black 59.5 0
        > ?7 unknown command
        >
        < 8 genmove black
        > =8 PASS
        >)");
    GtpClient client(channel);
    Conditions law;
    law.clock = GameClock{60s, 500ms};
    EXPECT_EQ(choice_of(client, Record(Othello(8)), law), "f5");
    law.clock = GameClock{59500ms, 500ms};
    EXPECT_EQ(choice_of(client, game("f5 d6"), law), "pass");
    EXPECT_TRUE(channel.is_done());
}

TEST(GtpClient, ARefusalIsAnErrorThatNamesTheRequest) {
    ScriptedChannel channel("< 1 boardsize 10\n> ?1 unacceptable size\n>");
    GtpClient client(channel);
    EXPECT_EQ(choice_of(client, Record(Othello(10))),
              "it refuses 'boardsize 10' and says 'unacceptable size'");
}

/// An engine that takes every move but a pass.
class TakesNoPass final : public LineChannel {
  public:
    Result<Done> send(std::string_view line, const Patience& /*patience*/) override {
        const bool is_pass = line.ends_with("pass");
        passes_ += is_pass ? 1 : 0;
        answers_ = {is_pass ? "? syntax error" : "= a1", ""};
        return Done{};
    }
    Result<std::string> receive(const Patience& /*patience*/) override {
        std::string line = answers_.front();
        answers_.erase(answers_.begin());
        return line;
    }
    [[nodiscard]] int passes() const { return passes_; }

  private:
    std::vector<std::string> answers_;
    int passes_ = 0;
};

TEST(GtpClient, GrhinoTakesNoPassAndThatDoesNotMatter) {
    Rng rng(5);
    for (int tries = 0; tries < 1000; ++tries) {
        Record record{Othello(4)};
        while (!record.is_over() && (record.moves().empty() || !record.moves().back().is_pass()))
            (void)record.play(pick(rng, record.game().moves(record.position())));
        if (record.is_over()) continue;
        TakesNoPass channel;
        GtpClient client(channel);
        EXPECT_EQ(choice_of(client, record), "a1");
        EXPECT_EQ(channel.passes(), 1);
        return;
    }
    FAIL() << "no game with a pass was found";
}

TEST(GtpClient, AStartOfItsOwnCannotBeTold) {
    ScriptedChannel channel("");
    GtpClient client(channel);
    EXPECT_THAT(choice_of(client, game("-----OX--XX----- O", 4)), HasSubstr("start of its own"));
}

}  // namespace
}  // namespace outflank::roster
