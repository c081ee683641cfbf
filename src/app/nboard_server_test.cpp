/// Golden transcripts of the engine's side of the NBoard protocol: `<` lines come from the board,
/// `>` lines are all that is answered. Nodes and seconds differ from run to run and are written #.
#include "app/nboard_server.h"

#include <regex>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/text.h"

namespace outflank::app {
namespace {

using testing::HasSubstr;
namespace nboard = protocol::nboard;

/// Nine empty squares; White's a7 loses by four, everything else by twenty or more.
constexpr std::string_view LateGame =
    "(;GM[Othello]TY[8]B[E6]W[D6]B[C4]W[D3]B[C7]W[D7]B[C8]W[F5]B[E3]W[B3]B[G6]W[D8]B[B4]W[B5]B[A4]"
    "W[B8]B[C2]W[F3]B[G3]W[D2]B[C3]W[F6]B[E7]W[B1]B[D1]W[B2]B[A2]W[F8]B[C5]W[C6]B[G7]W[H3]B[F2]"
    "W[A3]B[A5]W[A6]B[E8]W[E1]B[E2]W[C1]B[B6]W[G4]B[A1]W[F4]B[F1]W[B7]B[A8]W[H6]B[H5]W[G1]B[F7];)";
/// White cannot move; Black can.
constexpr std::string_view WhiteMustPass =
    "(;GM[Othello]BO[8 *OOOOOO- -------- -------- -------- -------- -------- -------- -------- "
    "O];)";

NboardServer server(std::vector<std::string>& said) {
    auto advisor = Advisor::make({.threads = "1", .hash = "1", .weights = ""},
                                 {.book = "off", .list = "", .randomness = ""});
    EXPECT_TRUE(advisor.ok()) << advisor.error().sentence;
    return NboardServer(*std::move(advisor), 4,
                        [&](const nboard::Event& event) { said.push_back(nboard::format(event)); });
}

std::string masked(const std::string& line) {
    const std::string without_stats =
        std::regex_replace(line, std::regex(R"(^nodestats .*)"), "nodestats #");
    return std::regex_replace(without_stats, std::regex(R"((=== [^/]*/[^/]*/).*)"), "$1#");
}

/// Plays the board's lines of a transcript and gives the whole conversation.
std::string conversation(std::string_view transcript) {
    std::vector<std::string> said;
    NboardServer engine = server(said);
    std::string result;
    for (const std::string_view raw : text::split(transcript, '\n')) {
        const std::string_view line = text::trim(raw);
        if (!line.starts_with('<')) continue;
        result += std::string(line) + '\n';
        engine.obey(line.substr(1), {});
        for (const std::string& each : said) result += "> " + masked(each) + '\n';
        said.clear();
    }
    return result;
}

std::string cleaned(std::string_view transcript) {
    std::string result;
    for (const std::string_view raw : text::split(transcript, '\n')) {
        if (!text::trim(raw).empty()) result += std::string(text::trim(raw)) + '\n';
    }
    return result;
}

void follows(const std::string& transcript) {
    EXPECT_EQ(conversation(transcript), cleaned(transcript));
}

TEST(NboardServer, AGameAsTheProtocolSays) {
    follows(R"(
        < nboard 2
        > set myname Outflank4
        < set depth 10
        > set myname Outflank10
        < set contempt 20
        < ping 1
        > pong 1
        < set game )" +
            std::string(LateGame) + R"(
        < go
        > nodestats #
        > === A7/-4.00/#
        < move A7/-4.00/0.01
        < go
        > nodestats #
        > === H1/4.00/#
        < learn
        > status The book does not learn from single games
        > learned
        < quit)");
}

TEST(NboardServer, HintsStreamAndEndWithWhatIsExact) {
    const std::string said =
        conversation("< set depth 12\n< set game " + std::string(LateGame) + "\n< hint 2");
    EXPECT_THAT(said, HasSubstr("> status Analyzing\n> search A7-"));
    EXPECT_THAT(said, HasSubstr(" -4.00 0 100%\n"));
    EXPECT_THAT(said, HasSubstr(" -20.00 0 100%\n"));
    EXPECT_TRUE(said.ends_with("> nodestats #\n> status\n")) << said;
}

TEST(NboardServer, DepthIsPliesWhereTheEndIsFar) {
    const std::string said = conversation("< set depth 6\n< set game (;B[F5];)\n< hint 1");
    EXPECT_THAT(said, HasSubstr(" 0 4\n"));
    EXPECT_THAT(said, HasSubstr(" 0 6\n"));
}

TEST(NboardServer, PassesAreAnsweredAndUnderstood) {
    follows("< set game " + std::string(WhiteMustPass) + R"(
        < go
        > === PA
        < move PA
        < go
        > nodestats #
        > === H1/64.00/#
        < move H1
        < go
        > status the game is over
        < hint 1
        > status the game is over)");
    follows("< set game " + std::string(WhiteMustPass) + R"(
        < move H1//0.5
        < move A1
        > status the game is over (wipeout))");
    const std::string hints =
        conversation("< set game " + std::string(WhiteMustPass) + "\n< hint 3");
    EXPECT_THAT(hints, HasSubstr("> search PA-H1 -64.00 0 4\n"));
}

TEST(NboardServer, AnalysisGoesFromTheEndToTheStart) {
    follows("< set game " + std::string(WhiteMustPass) + R"(
        < move PA
        < move H1
        < analyze
        > analysis 2 -64.00
        > analysis 1 64.00
        > analysis 0 -64.00)");
}

TEST(NboardServer, NonsenseIsAStatusAndTheConversationGoesOn) {
    follows(R"(
        < dance
        > status the NBoard protocol knows no command 'dance'
        < set game (;GM[Othello]
        > status the game does not end with ;)
        < set game
        > status set game expects a game in GGF
        < move a1
        > status a1 is not a legal move for black
        < hint
        > status hint expects a whole number from 1 to 1000, not ''
        < ping 7
        > pong 7)");
}

/// White wins the game on 4x4, as everybody knows who has solved it: 11 to 3, and two squares stay
/// empty.
TEST(NboardServer, OtherBoardsComeByTheirGame) {
    const std::string said = conversation("< set depth 12\n< set game (;TY[4];)\n< move B1\n< go");
    EXPECT_THAT(said, HasSubstr("/10.00/#")) << said;
}

/// Depth 60 from the start would take longer than anybody lives.
TEST(NboardServer, TheClockOfTheGameEndsAThought) {
    const std::string said = conversation(
        "< set depth 60\n< set game (;TI[00:01]B[F5//0.9]W[D6//0.95];)\n< go\n"
        "< move C3\n< go");
    EXPECT_THAT(said, HasSubstr("< go\n> nodestats #\n> === "));
}

TEST(NboardServer, ASearchThatIsBrokenOffSaysNothing) {
    std::stop_source stop;
    stop.request_stop();
    std::vector<std::string> said;
    NboardServer engine = server(said);
    engine.obey("go", stop.get_token());
    engine.obey("analyze", stop.get_token());
    EXPECT_TRUE(said.empty()) << said.front();
    engine.obey("hint 1", stop.get_token());
    EXPECT_EQ(said, (std::vector<std::string>{"status Analyzing", "status"}));
    said.clear();
    engine.end_of_input();
    engine.obey("go", stop.get_token());
    ASSERT_EQ(said.size(), 2U);
    EXPECT_THAT(said[1], HasSubstr("=== "));
}

}  // namespace
}  // namespace outflank::app
