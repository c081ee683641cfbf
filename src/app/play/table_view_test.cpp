#include "app/play/table_view.h"

#include <cstdlib>
#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/input_file.h"
#include "app/play/board_change.h"
#include "app/terminal/screen_writer.h"

namespace outflank::app {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

GameRecord<Othello> opening() { return *GameRecord<Othello>::parse(Othello(8), "f5 d6 c3 d3 c4"); }

TableView example() {
    TableView view;
    view.title = "Outflank · othello 8x8";
    view.board = view_of(opening(), std::nullopt);
    view.pointers.cursor = Cell{4, 2};
    view.seats = {SeatView{"Black", "you", count_men(view.board, Side::One), false},
                  SeatView{"White", "outflank level 21", count_men(view.board, Side::Two), true}};
    view.state = "White is thinking; Ctrl-C makes it move";
    view.thought = ThoughtView{"17@73%", "+0.48", "12.3M", "4.1M/s", "2.0s left", "f4 c5 b3 c2 e6"};
    view.moves = {"f5", "d6", "c3", "d3", "c4"};
    view.taken_back = {"f4", "c5"};
    view.messages = {"4. White: d3"};
    view.prompt = "White> ";
    view.input = "undo";
    view.help = "f5 a move · u undo · h hint · menu · ? help · q quit";
    return view;
}

/// Compares with tests/data/NAME; OUTFLANK_WRITE_GOLDEN=1 writes it instead, to be looked at before
/// it is committed.
void is_golden(const std::string& name, const std::string& text) {
    const std::string file = std::string(OUTFLANK_TEST_DATA) + "/" + name;
    if (std::getenv("OUTFLANK_WRITE_GOLDEN")) std::ofstream(file, std::ios::binary) << text;
    const auto expected = read_input(file);
    ASSERT_TRUE(expected.ok()) << expected.error().sentence;
    EXPECT_EQ(text, *expected);
}

TEST(TableView, Golden80x24) { is_golden("play_80x24.txt", render(example(), {24, 80}).text()); }

TEST(TableView, Golden80x24WithColours) {
    is_golden("play_80x24.ansi", ScreenWriter().bring(render(example(), {24, 80})));
}

TEST(TableView, GoldenTablut80x24) {
    TableView view = example();
    const auto record = *GameRecord<Tafl>::parse(Tafl(tafl::Comp424), "d1-d2");
    view.title = "Outflank · tablut comp424";
    view.board = view_of(record, Cell{4, 2});
    view.pointers = {Cell{4, 2}, Cell{4, 2}};
    is_golden("play_tablut_80x24.txt", render(view, {24, 80}).text());
}

TEST(TableView, EverySizeOfScreenIsDrawnAndShowsWhatIsTyped) {
    for (const int board : {4, 8, 10, 16}) {
        TableView view = example();
        view.board = view_of(GameRecord<Othello>(Othello(board)), std::nullopt);
        for (int rows = 3; rows < 60; rows += 7) {
            for (int columns = 20; columns < 200; columns += 17) {
                const Screen screen = render(view, {rows, columns});
                EXPECT_EQ(screen.size(), (Size{rows, columns}));
                EXPECT_THAT(screen.text(), HasSubstr("White> undo"));
            }
        }
    }
}

TEST(TableView, AScreenThatIsTooSmallSaysSo) {
    EXPECT_THAT(render(example(), {10, 80}).text(), HasSubstr("needs"));
    EXPECT_THAT(render(example(), {10, 15}).text(), HasSubstr("characters."));
}

TEST(TableView, ALineThatIsTooLongEndsWithAWholeMove) {
    TableView view = example();
    view.thought->line = "a1-a2";
    for (int i = 0; i < 20; ++i) view.thought->line += " a1-a2";
    EXPECT_THAT(render(view, {24, 80}).text(), testing::ContainsRegex(" a1-a2\n"));
}

TEST(TableView, ABoardOf16Fits80x24) {
    TableView view = example();
    view.board = view_of(GameRecord<Othello>(Othello(16)), std::nullopt);
    EXPECT_THAT(render(view, {24, 80}).text(), HasSubstr("●"));
}

TEST(TableView, APageStandsBesideTheBoardIfItFitsAndCoversItIfNot) {
    TableView view = example();
    view.page = Page{"Best moves", {"f4 +0.48"}};
    EXPECT_THAT(render(view, {24, 80}).text(), HasSubstr("a   b   c"));
    view.page->lines.emplace_back(70, 'x');
    const std::string covered = render(view, {24, 80}).text();
    EXPECT_THAT(covered, HasSubstr(std::string(70, 'x')));
    EXPECT_THAT(covered, testing::Not(HasSubstr("a   b   c")));
}

TEST(TableView, LongLinesAreBrokenBetweenWords) {
    EXPECT_EQ(wrapped("one two three", 8), (std::vector<std::string>{"one two", "three"}));
    EXPECT_TRUE(wrapped("", 8).empty());
}

TEST(TableView, ALongMessageKeepsItsBeginningAndSaysThatItIsCut) {
    TableView view = example();
    std::string explanation = "a4 is not a legal move.";
    for (int i = 0; i < 60; ++i) explanation += " move" + std::to_string(i);
    view.messages = {explanation};
    const std::string alone = render(view, {24, 80}).text();
    EXPECT_THAT(alone, HasSubstr("a4 is not a legal move. move0 "));
    EXPECT_THAT(alone, HasSubstr(" ...\n"));
    view.messages = {"The first.", explanation, "The last."};
    const std::string among = render(view, {24, 80}).text();
    EXPECT_THAT(among, HasSubstr("a4 is not a legal move. move0 "));
    EXPECT_THAT(among, HasSubstr("\nThe last."));
}

TEST(BoardPicture, EverySquareIsFoundUnderItsPoints) {
    for (const Size room : {Size{19, 80}, Size{10, 40}}) {
        const BoardPicture picture(8, {1, 2}, room);
        std::array<int, 64> points{};
        for (int row = 0; row < 30; ++row) {
            for (int column = 0; column < 60; ++column) {
                if (const auto cell = picture.cell_at({row, column}))
                    ++points.at(static_cast<std::size_t>(cell->rank * 8 + cell->file));
            }
        }
        for (const int count : points) EXPECT_EQ(count, points[0]);
        EXPECT_GT(points[0], 0);
    }
}

TEST(BoardPicture, TheSidesDifferWithoutColoursToo) {
    for (const Size size : {Size{24, 80}, Size{14, 80}}) {
        TableView dark = example();
        dark.pointers = {};
        TableView light = dark;
        for (SquareView& square : dark.board.squares) square = {.man = Man::Dark};
        for (SquareView& square : light.board.squares) square = {.man = Man::Light};
        EXPECT_NE(render(dark, size).text(), render(light, size).text());
    }
}

TEST(TableView, ALineOfAPageThatIsTooLongGoesOnBelow) {
    const std::string table = "5-7    club         at once           ";
    const std::string totals =
        "Black: 30 moves, 12.5 discs lost, 0.42 a move; 3 inaccuracies, 2 mistakes and 0 blunders";
    TableView view = example();
    view.page = Page{"Levels", {table + "looks 5 moves ahead and errs no more; wins all", totals}};
    const std::string text = render(view, {24, 80}).text();
    EXPECT_THAT(text, HasSubstr(table + "looks 5 moves ahead and errs no more;"));
    EXPECT_THAT(text, HasSubstr("\n " + std::string(table.size(), ' ') + "wins all"));
    EXPECT_THAT(text, HasSubstr(" Black: 30 moves, 12.5 discs lost"));
    EXPECT_THAT(text, HasSubstr("0 blunders"));
    view.page->lines.assign(12, totals);
    EXPECT_THAT(render(view, {24, 80}).text(), HasSubstr("... and 4 lines more"));
}

TEST(BoardView, MarksWhatAPersonShouldSee) {
    const BoardView board = view_of(opening(), std::nullopt);
    EXPECT_EQ(board.at({5, 4}).man, Man::Dark);
    EXPECT_TRUE(board.at({2, 3}).is_last) << "c4 was the last move";
    int playable = 0;
    for (const auto& square : board.squares) playable += square.is_playable ? 1 : 0;
    EXPECT_EQ(static_cast<std::size_t>(playable), Othello(8).count_moves(opening().position()));
    EXPECT_EQ(count_men(board, Side::One) + count_men(board, Side::Two), 9);
}

TEST(BoardChange, DiscsTurnAndThenStand) {
    GameRecord<Othello> record(Othello(8));
    const BoardView before = view_of(record, std::nullopt);
    ASSERT_TRUE(record.play(*record.game().parse_move("f5")).ok());
    const BoardView after = view_of(record, std::nullopt);
    const Cell placed{5, 4};
    const Cell turned{4, 4};
    BoardChange change;
    const Clock::time_point begin{};
    change.show(before, begin);
    EXPECT_FALSE(change.is_going_on());
    change.show(after, begin);
    EXPECT_TRUE(change.is_going_on());
    EXPECT_EQ(change.shown().at(placed).man, Man::Dark);
    EXPECT_EQ(change.shown().at(turned).man, Man::Light);
    change.show(after, begin + 150ms);
    EXPECT_TRUE(change.shown().at(turned).is_turning);
    change.show(after, begin + 1s);
    EXPECT_FALSE(change.is_going_on());
    EXPECT_EQ(change.shown(), after);
}

}  // namespace
}  // namespace outflank::app
