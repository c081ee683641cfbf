#include "protocol/nboard.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

namespace outflank::protocol::nboard {
namespace {

using othello::Move;
using testing::HasSubstr;

Move move(const char* text) { return *Move::parse(text); }

Command command_of(std::string_view line) {
    const auto command = parse_command(line);
    EXPECT_TRUE(command.ok()) << line << ": " << command.error().sentence;
    return *command;
}

Event event_of(std::string_view line) {
    const auto event = parse_event(line);
    EXPECT_TRUE(event.ok()) << line << ": " << event.error().sentence;
    return *event;
}

TEST(NboardCommand, EveryLineOfTheProtocolIsReadAndWritten) {
    const std::vector<std::pair<const char*, Command>> lines = {
        {"nboard 2", command::Hello{2}},
        {"set depth 6", command::SetDepth{6}},
        {"set game (;GM[Othello]B[F5] ;)", command::SetGame{"(;GM[Othello]B[F5] ;)"}},
        {"set contempt -100", command::SetContempt{-100}},
        {"move F5/1.23/4.56", command::MoveMade{{move("f5"), {1.23, 4.56}}}},
        {"move F5//3.20", command::MoveMade{{move("f5"), {{}, 3.2}}}},
        {"move PA", command::MoveMade{{Move::pass(), {{}, {}}}}},
        {"hint 4", command::Hint{4}},
        {"go", command::Go{}},
        {"ping 17", command::Ping{17}},
        {"learn", command::Learn{}},
        {"analyze", command::Analyze{}},
        {"quit", command::Quit{}},
    };
    for (const auto& [line, command] : lines) {
        EXPECT_EQ(command_of(line), command) << line;
        EXPECT_EQ(format(command), line);
    }
}

TEST(NboardCommand, ReadsWhatOthersWrite) {
    EXPECT_EQ(command_of("f5"), Command(command::MoveMade{{move("f5"), {{}, {}}}}));
    EXPECT_EQ(command_of("move f5/1.5"), Command(command::MoveMade{{move("f5"), {1.5, {}}}}));
    EXPECT_EQ(command_of("  GO \r"), Command(command::Go{}));
}

TEST(NboardCommand, WhatIsNoCommandGetsASentence) {
    const auto sentence = [](std::string_view line) {
        return parse_command(line).error().sentence;
    };
    EXPECT_THAT(sentence(""), HasSubstr("knows no command ''"));
    EXPECT_THAT(sentence("dance"), HasSubstr("knows no command 'dance'"));
    EXPECT_THAT(sentence("set depth"), HasSubstr("set depth expects a whole number"));
    EXPECT_THAT(sentence("set contempt 101"), HasSubstr("from -100 to 100"));
    EXPECT_THAT(sentence("set game"), HasSubstr("expects a game in GGF"));
    EXPECT_THAT(sentence("set colour red"), HasSubstr("depth, game or contempt"));
    EXPECT_THAT(sentence("hint"), HasSubstr("hint expects"));
    EXPECT_THAT(sentence("hint 0"), HasSubstr("hint expects"));
    EXPECT_THAT(sentence("ping x"), HasSubstr("ping expects"));
    EXPECT_THAT(sentence("move z9"), HasSubstr("a move is a square"));
}

TEST(NboardEvent, EveryLineOfTheProtocolIsReadAndWritten) {
    const std::vector<std::pair<const char*, Event>> lines = {
        {"pong 17", event::Pong{17}},
        {"=== F5/2.35/0.81", event::Chosen{{move("f5"), {2.35, 0.81}}}},
        {"=== PA", event::Chosen{{Move::pass(), {{}, {}}}}},
        {"=== PA/-3.00", event::Chosen{{Move::pass(), {-3.0, {}}}}},
        {"search F5-PA-C3 1.20 0 14",
         event::Hinted{{move("f5"), Move::pass(), move("c3")}, 1.2, "14", false}},
        {"book D6 -0.50 0 100%W", event::Hinted{{move("d6")}, -0.5, "100%W", true}},
        {"status Thinking hard", event::Status{"Thinking hard"}},
        {"status", event::Status{""}},
        {"set myname Mine6", event::MyName{"Mine6"}},
        {"nodestats 35805 0.02", event::NodeStats{35805, 0.02}},
        {"analysis 61 -2.00", event::Analysis{61, -2}},
        {"learned", event::Learned{}},
    };
    for (const auto& [line, event] : lines) {
        EXPECT_EQ(event_of(line), event) << line;
        EXPECT_EQ(format(event), line);
    }
}

TEST(NboardEvent, ReadsWhatOthersWrite) {
    const NotedMove only_move{move("d6"), {}};
    EXPECT_EQ(event_of("=== d6 -1.00 0.0"), Event(event::Chosen{{move("d6"), {-1.0, 0.0}}}));
    EXPECT_EQ(event_of("=== d6"), Event(event::Chosen{only_move}));
    EXPECT_EQ(event_of("===  D6//0.5"), Event(event::Chosen{{move("d6"), {{}, 0.5}}}));
    EXPECT_EQ(event_of("=== D6/bad/worse"), Event(event::Chosen{only_move}));
    EXPECT_EQ(event_of("=== pass"), Event(event::Chosen{{Move::pass(), {{}, {}}}}));
    EXPECT_EQ(event_of("search F5d6C3 1.2,-0.5 0 100% solved at last"),
              Event(event::Hinted{{move("f5"), move("d6"), move("c3")}, 1.2, "100%", false}));
}

TEST(NboardEvent, WhatNoEngineSaysGetsASentence) {
    for (const char* bad : {"", "hello", "===", "=== z9", "pong", "search", "search F5",
                            "search ?? 1 0 2", "nodestats x", "analysis 1", "set myname"}) {
        EXPECT_FALSE(parse_event(bad).ok()) << bad;
    }
}

/// What is written has two decimals, so only such numbers come back the same.
double in_hundredths(int number) { return number / 100.0; }

RC_GTEST_PROP(NboardEvent, WhatIsWrittenIsRead, (std::uint8_t square, std::int16_t eval)) {
    const Move chosen = Move::at(othello::Square::from_index(square));
    const Event event = event::Chosen{{chosen, {in_hundredths(eval), in_hundredths(eval / 2)}}};
    RC_ASSERT(*parse_event(format(event)) == event);
    const Event hint = event::Hinted{{chosen, Move::pass(), chosen}, in_hundredths(eval), "9", {}};
    RC_ASSERT(*parse_event(format(hint)) == hint);
}

}  // namespace
}  // namespace outflank::protocol::nboard
