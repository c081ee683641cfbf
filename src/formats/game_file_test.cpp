/// Files of every kind: whole, in pieces, and broken in every way that a file can be.
#include "formats/game_file.h"

#include <sstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "formats/game_stream.h"
#include "formats/sheet_fixtures.h"

namespace outflank::formats {
namespace {

using othello::Othello;
using testing::HasSubstr;

const std::vector<FileKind> KindsOfMany = {FileKind::Transcript, FileKind::Json, FileKind::Ggf,
                                           FileKind::Sgf, FileKind::Pgn};

std::vector<OthelloSheet> games_of_8x8(std::size_t count) {
    std::vector<OthelloSheet> sheets;
    for (std::uint64_t seed = 1; sheets.size() < count; ++seed) {
        OthelloSheet sheet = fixtures::random_sheet(seed);
        const bool can_be_transcript = !sheet.record.moves().empty();
        if (sheet.record.game().size() == 8 && can_be_transcript) sheets.push_back(sheet);
    }
    return sheets;
}

std::string file_of(FileKind kind, const std::vector<OthelloSheet>& sheets) {
    std::string text;
    for (const OthelloSheet& sheet : sheets) text += *write_game(kind, sheet);
    return text;
}

Result<std::vector<OthelloSheet>> read_all(FileKind kind, TextSource& source) {
    std::vector<OthelloSheet> sheets;
    const auto read =
        read_games(kind, Othello(8), source, [&](const OthelloSheet& sheet) -> Result<Done> {
            sheets.push_back(sheet);
            return Done{};
        });
    if (!read) return read.error();
    return sheets;
}

std::string refusal(FileKind kind, const std::string& text) {
    TextSource source(text);
    const auto sheets = read_all(kind, source);
    return sheets ? "" : sheets.error().sentence;
}

TEST(GameFile, ManyGamesComeBackFromAStreamOfPieces) {
    const auto sheets = games_of_8x8(300);
    for (const FileKind kind : KindsOfMany) {
        std::istringstream in(file_of(kind, sheets));
        TextSource source(in);
        const auto back = read_all(kind, source);
        ASSERT_TRUE(back.ok()) << int(kind) << ": " << back.error().sentence;
        ASSERT_EQ(back->size(), sheets.size()) << int(kind);
        for (std::size_t i = 0; i < sheets.size(); ++i)
            EXPECT_EQ((*back)[i].record, sheets[i].record) << int(kind) << ", game " << i + 1;
    }
}

TEST(GameFile, ALongFileIsReadInTheMemoryOfAFewGames) {
    const auto sheets = games_of_8x8(300);
    for (const FileKind kind : KindsOfMany) {
        std::string text = file_of(kind, sheets);
        for (int doubling = 0; doubling < 3; ++doubling) text += text;
        std::istringstream in(text);
        TextSource source(in);
        std::size_t most = 0;
        const auto read = read_games(kind, Othello(8), source, [&](const OthelloSheet&) {
            most = std::max(most, source.at_hand().size());
            return Done{};
        });
        ASSERT_TRUE(read.ok()) << read.error().sentence;
        EXPECT_LE(most, std::size_t{1} << 18) << int(kind) << " of " << text.size();
    }
}

/// A margin that nobody gave may be made up: GGF has no way to leave it out.
void expect_same_ending(const std::optional<Verdict>& verdict,
                        const std::optional<Verdict>& original) {
    ASSERT_EQ(verdict.has_value(), original.has_value());
    if (!verdict) return;
    EXPECT_EQ(verdict->winner, original->winner);
    EXPECT_EQ(verdict->ending, original->ending);
    if (original->margin) {
        EXPECT_EQ(verdict->margin, original->margin);
    }
}

/// Every fact that each of these formats has a word for goes through all of them.
TEST(GameFile, FactsSurviveAWayThroughEveryFormat) {
    for (const OthelloSheet& original : games_of_8x8(50)) {
        OthelloSheet sheet = original;
        sheet.tags = {{"black", "Ann"},          {"white", "Ziegler (Zürich)"},
                      {"black-rating", "2100"},  {"white-rating", "1950.5"},
                      {"event", "Cup"},          {"round", "3"},
                      {"site", "GGS/os"},        {"date", "2026-01-31"},
                      {"clock", "05:00//02:00"}, {"theoretical-score", "41"},
                      {"comment", "rainy"},      {"theoretical-depth", "24"}};
        OthelloSheet travelling = sheet;
        for (const FileKind kind : {FileKind::Json, FileKind::Pgn, FileKind::Sgf, FileKind::Ggf}) {
            TextSource source(*write_game(kind, travelling));
            const auto back = read_all(kind, source);
            ASSERT_TRUE(back.ok()) << int(kind) << ": " << back.error().sentence;
            travelling = back->front();
            for (const SheetTag& tag : sheet.tags)
                EXPECT_EQ(travelling.tag(tag.name), tag.value) << tag.name << " in " << int(kind);
            expect_same_ending(travelling.known_verdict(), sheet.known_verdict());
        }
        for (std::size_t i = 0; i < sheet.remarks.size(); ++i)
            EXPECT_EQ(travelling.remarks[i].note, sheet.remarks[i].note) << "move " << i + 1;
    }
}

TEST(GameFile, NothingAtAllIsASentence) {
    EXPECT_THAT(refusal(FileKind::Board, ""), HasSubstr("ten lines, not 0"));
    for (const FileKind kind :
         {FileKind::Transcript, FileKind::Ggf, FileKind::Sgf, FileKind::Pgn}) {
        EXPECT_THAT(refusal(kind, ""), HasSubstr("expected")) << int(kind);
        EXPECT_THAT(refusal(kind, " \n\n"), HasSubstr("expected")) << int(kind);
    }
}

TEST(GameFile, BinaryRubbishIsASentenceWithoutRubbishInIt) {
    std::string bytes;
    Rng rng(7);
    for (int i = 0; i < 5000; ++i) bytes += static_cast<char>(rng.below(256));
    for (const FileKind kind : {FileKind::Transcript, FileKind::Json, FileKind::Ggf, FileKind::Sgf,
                                FileKind::Pgn, FileKind::Obf, FileKind::Board}) {
        const std::string sentence = refusal(kind, bytes);
        EXPECT_NE(sentence, "") << int(kind);
        EXPECT_LT(sentence.size(), 300U) << int(kind);
        for (const char c : sentence) EXPECT_GE(static_cast<unsigned char>(c), 0x20) << int(kind);
    }
}

TEST(GameFile, ACutFileNamesTheGameThatIsCut) {
    const auto sheets = games_of_8x8(3);
    for (const FileKind kind : {FileKind::Json, FileKind::Ggf, FileKind::Sgf}) {
        const std::string two = file_of(kind, {sheets[0], sheets[1]});
        const std::string three = file_of(kind, sheets);
        const std::string place = kind == FileKind::Json ? "line 3" : "game 3";
        for (const std::size_t cut : {two.size() + 2, three.size() - 3})
            EXPECT_THAT(refusal(kind, three.substr(0, cut)), HasSubstr(place)) << int(kind);
    }
}

TEST(GameFile, AnIllegalMoveIsNamedWithItsNumber) {
    const std::string usual = "---------------------------OX------XO---------------------------";
    EXPECT_THAT(refusal(FileKind::Transcript, "f5 d6 c3 a1"), HasSubstr("move 4: a1 is not"));
    EXPECT_THAT(refusal(FileKind::Transcript, "f5 d6\nf5 d6 c3\nf5 d6 h8"),
                HasSubstr("line 3: move 3: h8 is not"));
    const std::string second = refusal(FileKind::Transcript, "f5 d6\n\nf5 d6 h8\nf5 d6");
    EXPECT_THAT(second, HasSubstr("move 3: f5 is not"));
    EXPECT_THAT(second, HasSubstr("as a list of games: line 3: move 3: h8 is not"));
    EXPECT_THAT(refusal(FileKind::Transcript, "d6 f5\nf5 d6"), testing::Not(HasSubstr("list")));
    EXPECT_THAT(refusal(FileKind::Json, R"({"format":"outflank-game","version":1,)"
                                        R"("game":"othello 8x8","moves":"f5 d6 a1"})"),
                HasSubstr("line 1: move 3: a1 is not"));
    EXPECT_THAT(refusal(FileKind::Ggf, "(;GM[Othello]B[f5]W[a1];)"), HasSubstr("game 1: move 2"));
    EXPECT_THAT(refusal(FileKind::Sgf, "(;GM[2];B[f5];W[d6];B[a1])"), HasSubstr("game 1: move 3"));
    EXPECT_THAT(refusal(FileKind::Pgn, "1. f5 d6 2. h8 *"), HasSubstr("game 1: move 3"));
    EXPECT_THAT(refusal(FileKind::Obf, usual + " X; A1:+3;"), HasSubstr("line 1"));
}

TEST(GameFile, AnotherSizeThanTheBoardIsASentence) {
    EXPECT_THAT(refusal(FileKind::Json, R"({"format":"outflank-game","version":1,)"
                                        R"("game":"othello 6x6","moves":""})"),
                HasSubstr("othello 8x8"));
    EXPECT_THAT(refusal(FileKind::Ggf, "(;GM[Othello]TY[7];)"), HasSubstr("even"));
    EXPECT_THAT(refusal(FileKind::Sgf, "(;GM[2]SZ[99])"), HasSubstr("SZ expects"));
    EXPECT_THAT(refusal(FileKind::Obf, "------ X;"), HasSubstr("64"));
    const auto small = write_game(FileKind::Obf, OthelloSheet{GameRecord(Othello(6))});
    ASSERT_FALSE(small.ok());
    EXPECT_THAT(small.error().sentence, HasSubstr("8x8"));
}

TEST(GameFile, HeadersThatContradictTheMovesOrOneAnotherAreErrors) {
    const std::string wipeout = "e6 f4 e3 f6 g5 d6 e7 f5 c5";  // all Black's
    EXPECT_THAT(refusal(FileKind::Pgn, "[Result \"0-1\"]\n\n" + wipeout),
                HasSubstr("a win for white, but the moves make it a win for black"));
    EXPECT_THAT(refusal(FileKind::Pgn, "[Result \"0-1\"]\n\n1. f5 d6 1-0"), HasSubstr("Result"));
    EXPECT_THAT(refusal(FileKind::Ggf,
                        "(;GM[Othello]RE[-64.000]B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5];)"),
                HasSubstr("game 1: the result is given as a win for white"));
    EXPECT_THAT(refusal(FileKind::Ggf, "(;GM[Othello]TY[6]BO[8 " + std::string(64, '-') + " *];)"),
                HasSubstr("TY says"));
    EXPECT_THAT(refusal(FileKind::Sgf, "(;GM[2]AB[d4]AW[d4])"), HasSubstr("same square"));
    EXPECT_THAT(refusal(FileKind::Json, R"({"format":"outflank-game","version":1,)"
                                        R"("game":"othello 8x8","moves":")" +
                                            wipeout + R"(","result":{"winner":"white"}})"),
                HasSubstr("a win for white"));
}

TEST(GameFile, HugeTextIsCapped) {
    const std::string huge(LongestGame + 100, 'x');
    EXPECT_THAT(refusal(FileKind::Json, huge), testing::SizeIs(testing::Lt(300U)));
    EXPECT_THAT(refusal(FileKind::Transcript, huge), HasSubstr("at most 100000 characters"));
    for (const FileKind kind : {FileKind::Ggf, FileKind::Sgf, FileKind::Board}) {
        std::istringstream in("(;GM[" + huge);
        TextSource source(in);
        EXPECT_FALSE(read_all(kind, source).ok()) << int(kind);
    }
}

TEST(GameFile, KindsAreToldByTheirWordsAndByTheEndsOfNames) {
    EXPECT_EQ(*parse_file_kind("SGF"), FileKind::Sgf);
    EXPECT_EQ(*kind_of_file("a.b/games.WTB"), FileKind::Wthor);
    EXPECT_EQ(*kind_of_file("x.otg"), FileKind::OpenTafl);
    EXPECT_THAT(kind_of_file("games").error().sentence, HasSubstr("expected txt, json"));
}

TEST(GameFile, AKindThatHoldsOtherGamesSaysSo) {
    EXPECT_THAT(refusal(FileKind::OpenTafl, "1. d1-d2"), HasSubstr("tafl"));
    const TaflSheet tafl{GameRecord(tafl::Tafl(tafl::Ashton))};
    EXPECT_THAT(write_game(FileKind::Pgn, tafl).error().sentence, HasSubstr("txt, json and otg"));
}

}  // namespace
}  // namespace outflank::formats
