/// OpenTafl's game records, and tafl as people paste it.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "formats/game_file.h"
#include "formats/opentafl_game.h"
#include "formats/pasted_tafl.h"

namespace outflank::formats {
namespace {

using tafl::Rules;
using tafl::Tafl;
using testing::HasSubstr;

/// With tags, comments, and a start of its own now and then.
TaflSheet random_sheet(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    const Tafl game(rules);
    tafl::Position start = game.start();
    for (std::uint32_t ply = rng.below(3); ply > 0; --ply)
        start = game.after(start, pick(rng, game.moves(start)));
    TaflSheet sheet{GameRecord(game, start)};
    sheet.add_tag("attackers", "Xerxes [1st]");
    sheet.add_tag("defenders", "Ziegler (Zürich)");
    sheet.add_tag("clock", "300 3:30");
    sheet.add_tag("comment", "several\nlines");
    for (std::uint32_t ply = rng.below(150); ply > 0 && !sheet.record.is_over(); --ply) {
        MoveRemark remark;
        if (rng.below(4) == 0) remark.comment = "ply " + std::to_string(ply) + ": good";
        if (rng.below(9) == 0) remark.comment = "event: a comment and no tag";
        (void)sheet.play(pick(rng, game.moves(sheet.record.position())), remark);
    }
    if (!sheet.record.is_over() && rng.below(2) == 0)
        sheet.verdict = Verdict{Side::Two, {}, "resign"};
    return sheet;
}

Result<std::vector<TaflSheet>> read_all(const std::string& text, const Rules* rules = nullptr) {
    std::vector<TaflSheet> sheets;
    std::string_view rest = text;
    for (;;) {
        auto sheet = take_opentafl_game(rest, rules);
        if (!sheet) return sheet.error();
        if (!*sheet) return sheets;
        sheets.push_back(**std::move(sheet));
    }
}

std::string refusal(const std::string& text, const Rules* rules = nullptr) {
    const auto sheets = read_all(text, rules);
    return sheets ? "" : sheets.error().sentence;
}

TEST(OpenTaflGame, WhatIsWrittenIsReadWithItsTagsAndComments) {
    for (const Rules* rules : tafl::AllRules) {
        std::string text;
        std::vector<TaflSheet> sheets;
        for (std::uint64_t seed = 1; seed <= 30; ++seed)
            sheets.push_back(random_sheet(*rules, seed));
        // Two records without a move between them cannot be told apart.
        std::erase_if(sheets, [](const auto& sheet) { return sheet.record.moves().empty(); });
        for (const auto& sheet : sheets) text += format_opentafl_game(sheet);
        const auto back = read_all(text);
        ASSERT_TRUE(back.ok()) << back.error().sentence;
        ASSERT_EQ(back->size(), sheets.size());
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const TaflSheet& read = (*back)[i];
            EXPECT_EQ(read.record, sheets[i].record) << rules->name << ' ' << i;
            EXPECT_EQ(read.remarks, sheets[i].remarks) << rules->name << ' ' << i;
            EXPECT_EQ(read.known_verdict(), sheets[i].known_verdict()) << rules->name << ' ' << i;
            EXPECT_EQ(read.tag("attackers"), "Xerxes [1st)")
                << "what would end a value is replaced";
            for (const char* tag : {"defenders", "clock", "comment"})
                EXPECT_EQ(read.tag(tag), sheets[i].tag(tag));
        }
    }
}

const std::string Brandub =
    "[date:2015.05.04] [event:Triathlon]\n"
    "[result:-1]\n"
    "[termination:Black resigns]\n"
    "[rules:dim:7 name:Brandub_Strong_Center_King surf:n atkf:y ks:c "
    "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n"
    "[start-comment:played\n\nin the rain]\n\n"
    "1. d2-e2 c4-c5\n[usual [they say]|doubling up]\n\n"
    "2. f4-f5 c5-a5\n"
    "2a.1.1a. f4-f6 c5-c6\n[a variation|passed over]\n"
    "2b.1.1a. ..... c5-c6\n"
    "3. d6-a6xa5 d5-a5xa6\n[only the first]\n";

TEST(OpenTaflGame, AnotherProgramsRecordIsReadByTheRulesThatAreSaid) {
    const auto sheets = read_all(Brandub, &tafl::Brandubh);
    ASSERT_TRUE(sheets.ok()) << sheets.error().sentence;
    ASSERT_EQ(sheets->size(), 1U);
    const TaflSheet& sheet = sheets->front();
    EXPECT_EQ(sheet.record.format(), "d2-e2 c4-c5 f4-f5 c5-a5 d6-a6 d5-a5");
    EXPECT_EQ(sheet.record.position().attackers().count(), 7) << "one was captured";
    EXPECT_EQ(sheet.tag("comment"), "played\n\nin the rain");
    EXPECT_EQ(sheet.tag("event"), "Triathlon");
    EXPECT_EQ(sheet.remarks[0].comment, "usual [they say]");
    EXPECT_EQ(sheet.remarks[1].comment, "doubling up");
    EXPECT_EQ(sheet.remarks[4].comment, "only the first");
    EXPECT_EQ(sheet.remarks[2].comment, "");
    EXPECT_EQ(sheet.verdict, (Verdict{Side::Two, {}, "Black resigns"}));
}

TEST(OpenTaflGame, BareRulesAndPositionsAreReadAndAResignationEndsTheGame) {
    const auto sheets = read_all(
        "dim:7 name:brandubh atkf:y start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n"
        "/3t3/7/3T3/3K3/7/7/3t3/\n[side:defenders]\n\n1. Kd4-a4- d1-d2\n2. ---\n");
    ASSERT_TRUE(sheets.ok()) << sheets.error().sentence;
    ASSERT_EQ(sheets->size(), 1U);
    EXPECT_EQ(sheets->front().record.moves().size(), 2U);
    EXPECT_EQ(sheets->front().verdict, (Verdict{Side::One, {}, "resign"}));
}

TEST(OpenTaflGame, MovesCarryWhatTheyCaptureAndHowTheyEnd) {
    const Tafl game(tafl::Brandubh);
    const auto written = [&](std::string_view board, std::string_view move) {
        const auto position = game.parse_position(board);
        EXPECT_TRUE(position.ok()) << position.error().sentence;
        return format_opentafl_move(game, *position, *game.parse_move(move));
    };
    EXPECT_EQ(written("/7/7/7/3K3/7/7/1t5/ defenders", "d4-c4"), "Kd4-c4");
    EXPECT_EQ(written("/7/7/7/2K4/3tT2/7/7/ defenders", "c4-c5"), "Kc4-c5xd5");
    EXPECT_EQ(written("/1K5/7/7/t6/7/7/5t1/ defenders", "b1-a1"), "Kb1-a1--");
    EXPECT_EQ(written("/3t3/7/7/7/7/1tK4/7/ attackers", "d1-d6"), "d1-d6++");
}

TEST(OpenTaflGame, BadRecordsAreNamedWithWhatWasExpected) {
    const std::string rules = "[rules:dim:7 name:brandubh atkf:y]\n";
    EXPECT_THAT(refusal(Brandub), HasSubstr("comp424, ashton or brandubh"));
    EXPECT_THAT(refusal(Brandub, &tafl::Ashton), HasSubstr("dim:7"));
    EXPECT_THAT(refusal(rules + "1. d2-e2 c4-a1"), HasSubstr("move 2: c4-a1 is not a legal move"));
    EXPECT_THAT(refusal(rules + "1. d2-e2 c4^c5"), HasSubstr("move 2: a move is two squares"));
    EXPECT_THAT(refusal("[no tag]\n1. d2-e2"), HasSubstr("expected a tag such as [event:Cup]"));
    EXPECT_THAT(refusal("[event:Cup"), HasSubstr("does not end with ]"));
    EXPECT_THAT(refusal("[rules:dim:7 name:brandubh start:/8/]"), HasSubstr("rows"));
    EXPECT_THAT(refusal("[side:x]\n[position:/7/7/7/3K3/7/7/7/]\n" + rules),
                HasSubstr("attackers or defenders"));
    EXPECT_EQ(read_all("  \n")->size(), 0U);
}

TEST(PastedTafl, MovesComeInEverySpelling) {
    const Tafl game(tafl::Comp424);
    const std::string moves = "d1-d2 e3-c3 a4-a3";
    for (const char* text : {"d1-d2 e3-c3 a4-a3", "1. d1-d2 e3-c3 2. a4-a3", "D1D2 E3C3 A4A3",
                             "1.d1-d2, e3-c3,\n2.a4-a3", "0313 2422 3020",
                             "d1 - d2 / e3 - c3 / a4 - a3", "td1-d2+ Te3-c3- a4-a3 --- e3-e4"}) {
        const auto record = read_pasted_game(game, text);
        ASSERT_TRUE(record.ok()) << text << ": " << record.error().sentence;
        EXPECT_EQ(record->format(), moves) << text;
    }
}

TEST(PastedTafl, BoardsAreTextsOrDiagrams) {
    for (const Rules* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(3);
        auto position = game.start();
        for (int ply = 0; ply < 20 && !game.is_over(position); ++ply)
            position = game.after(position, pick(rng, game.moves(position)));
        const tafl::Position here(position.attackers(), position.defenders(), position.king(),
                                  position.to_move(), 0);
        const std::string side = here.to_move() == Side::One ? "attackers" : "defenders";
        for (const std::string& text : {game.format(here), game.diagram(here) + side + '\n'}) {
            const auto record = read_pasted_game(game, text);
            ASSERT_TRUE(record.ok()) << text << record.error().sentence;
            EXPECT_EQ(record->start(), here) << text;
        }
        const auto alone = read_pasted_game(game, game.diagram(game.start()));
        ASSERT_TRUE(alone.ok());
        EXPECT_EQ(alone->start(), game.start()) << "who begins is to move where nobody is named";
    }
}

TEST(PastedTafl, WordsAndHalfMovesAreNamed) {
    const Tafl game(tafl::Comp424);
    const auto refused = [&](std::string_view text) {
        const auto record = read_pasted_game(game, text);
        return record ? "" : record.error().sentence;
    };
    EXPECT_THAT(refused(""), HasSubstr("there is no text"));
    EXPECT_THAT(refused("d1-d2 hello"), HasSubstr("not 'hello'"));
    EXPECT_THAT(refused("1. d1-d2 2. e3"), HasSubstr("from e3 has no square to go to"));
    EXPECT_THAT(refused("1. d1-d2 2. e3-e9"), HasSubstr("move 2: e3-e9 is not a legal move"));
    EXPECT_THAT(refused(std::string(200'000, '-')), HasSubstr("at most 100000 characters"));
}

}  // namespace
}  // namespace outflank::formats
