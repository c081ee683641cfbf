#include "app/play/table_view.h"

#include <algorithm>
#include <string_view>

#include "fmt/format.h"

#include "core/text.h"
#include "core/utf8.h"

namespace outflank::app {

namespace {

constexpr int TitleRows = 1;
constexpr int PromptRows = 2;  // with the line of help
constexpr int FewestMessageRows = 2;
constexpr int Gap = 3;  // between board and panel
constexpr int NarrowestPanel = 22;

constexpr Style Title{231, Style::Default, true};
constexpr Style Strong{Style::Default, Style::Default, true};
constexpr Style Quiet{245, Style::Default, false};
constexpr Style Message{180, Style::Default, false};
constexpr Style Accent{114, Style::Default, true};
constexpr Style Selected{232, 114, true};

/// Writes lines from top to bottom into a part of the screen.
class Column {
  public:
    Column(Screen& screen, Point corner, Size size)
        : screen_(screen), at_(corner), end_(corner.row + size.rows), columns_(size.columns) {}

    void line(std::string_view text, const Style& style = {}) {
        if (at_.row >= end_) return;
        std::string shown;
        for (const auto& character : characters(text)) {
            if (width(shown) + width(character) <= columns_) shown += character;
        }
        screen_.write(at_, shown, style);
        ++at_.row;
    }
    void skip() { ++at_.row; }
    void wrapped_lines(const std::string& text, const Style& style = {}) {
        for (const auto& each : wrapped(text, columns_)) line(each, style);
    }

    [[nodiscard]] Screen& screen() { return screen_; }
    [[nodiscard]] Point at() const { return at_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows_left() const { return std::max(end_ - at_.row, 0); }

  private:
    Screen& screen_;
    Point at_;
    int end_;
    int columns_;
};

/// Room for the board: everything but the lines above and below.
Size board_room(Size size) {
    return {size.rows - TitleRows - FewestMessageRows - PromptRows, size.columns};
}

void draw_seat(Column& panel, const SeatView& seat, bool is_first) {
    const std::string who = fmt::format("{} {:<9} {}", is_first ? "●" : "○", seat.side, seat.who);
    const Point place = panel.at();
    const std::string count = std::to_string(seat.count);
    panel.line(who, seat.is_to_move ? Strong : Style{});
    panel.screen().write({place.row, place.column + panel.columns() - width(count)}, count, Strong);
}

void draw_thought(Column& panel, const ThoughtView& thought) {
    panel.line(fmt::format("depth {:<8} score {}", thought.depth, thought.score), Accent);
    panel.line(fmt::format("{} nodes  {}  {}", thought.nodes, thought.speed, thought.time), Quiet);
    const auto line = wrapped(thought.line, panel.columns());  // half a move would be another one
    panel.line(line.empty() ? "" : line.front(), Quiet);
}

/// Where a list is longer than its room, its end matters most.
std::vector<std::string> last_lines(std::vector<std::string> lines, int rows) {
    const auto most = static_cast<std::size_t>(std::max(rows, 0));
    if (lines.size() > most) lines.erase(lines.begin(), lines.end() - static_cast<long>(most));
    return lines;
}

void draw_moves(Column& panel, const TableView& view) {
    if (view.moves.empty() && view.taken_back.empty()) return panel.wrapped_lines(view.tip, Quiet);
    std::string moves;
    for (std::size_t i = 0; i < view.moves.size(); ++i)
        moves += fmt::format("{}.{} ", i + 1, view.moves[i]);
    std::string redo;
    for (const auto& move : view.taken_back) redo += ' ' + move;
    const auto redo_lines =
        redo.empty() ? std::vector<std::string>{} : wrapped("redo:" + redo, panel.columns());
    const int rows = panel.rows_left() - static_cast<int>(redo_lines.size());
    for (const auto& line : last_lines(wrapped(moves, panel.columns()), rows)) panel.line(line);
    for (const auto& line : redo_lines) panel.line(line, Quiet);
}

void draw_menu(Column& panel, const MenuView& menu) {
    panel.line(menu.title, Title);
    for (std::size_t i = 0; i < menu.labels.size(); ++i) {
        const bool is_selected = i == menu.selected;
        panel.line(fmt::format("{} {}", is_selected ? "▸" : " ", menu.labels[i]),
                   is_selected ? Selected : Style{});
    }
    panel.line("arrows, Enter; Esc goes back", Quiet);
}

/// What stands in front of the last column where a line is a row of a table; else nothing.
std::string_view columns_before_last(std::string_view line, int columns) {
    const std::size_t gap = line.substr(0, line.find_last_not_of(' ') + 1).rfind("  ");
    const auto before = gap == std::string_view::npos ? "" : line.substr(0, gap + 2);
    return width(before) <= columns / 2 ? before : "";
}

/// A line as it is where it fits, else broken between words; a table's last column stays one.
std::vector<std::string> folded(const std::string& line, int columns) {
    if (width(line) <= columns) return {line};
    constexpr int usual_indent = 2;
    const std::string_view before = columns_before_last(line, columns);
    const int indent = before.empty() ? usual_indent : width(before);
    const std::string rest = line.substr(before.size());
    std::vector<std::string> lines;
    for (const auto& part : wrapped(rest, columns - indent))
        lines.push_back(std::string(static_cast<std::size_t>(indent), ' ') + part);
    lines.front().replace(0, static_cast<std::size_t>(indent), before);
    return lines;
}

void draw_page(Column& panel, const Page& page) {
    panel.line(page.title, Title);
    std::vector<std::string> lines;
    for (const std::string& line : page.lines) {
        for (auto& part : folded(line, panel.columns())) lines.push_back(std::move(part));
    }
    const auto rows = static_cast<std::size_t>(panel.rows_left());
    const bool fits = lines.size() <= rows;
    const std::size_t shown = fits || rows == 0 ? lines.size() : rows - 1;
    for (std::size_t i = 0; i < shown; ++i) panel.line(lines[i]);
    if (!fits) panel.line(fmt::format("... and {} lines more", lines.size() - shown), Quiet);
}

void draw_panel(Column panel, const TableView& view) {
    draw_seat(panel, view.seats[0], true);
    draw_seat(panel, view.seats[1], false);
    panel.skip();
    if (view.menu) return draw_menu(panel, *view.menu);
    if (view.page) return draw_page(panel, *view.page);
    panel.wrapped_lines(view.state, Strong);
    if (view.thought) draw_thought(panel, *view.thought);
    panel.skip();
    draw_moves(panel, view);
}

/// A page that is wider than the panel takes the whole screen above the prompt.
bool needs_whole_screen(const TableView& view, int panel_columns, int panel_rows) {
    if (!view.page || view.menu) return false;
    int widest = width(view.page->title);
    for (const auto& line : view.page->lines) widest = std::max(widest, width(line));
    const int rows = static_cast<int>(view.page->lines.size()) + 4;
    return widest > panel_columns || rows > panel_rows;
}

/// Of a sentence that is longer than its room, the beginning matters most. REQUIRES: rows > 0.
std::vector<std::string> first_lines(const std::string& text, int columns, int rows) {
    constexpr std::string_view cut = " ...";
    auto lines = wrapped(text, columns);
    if (lines.size() <= static_cast<std::size_t>(rows)) return lines;
    lines.resize(static_cast<std::size_t>(rows));
    const auto shorter = wrapped(lines.back(), columns - width(cut));
    lines.back() = shorter.front() + std::string(cut);
    return lines;
}

/// The newest messages, a line each at least.
void draw_messages(Column area, const TableView& view) {
    const auto messages = last_lines(view.messages, area.rows_left());
    for (std::size_t i = 0; i < messages.size(); ++i) {
        const int rows_of_others = static_cast<int>(messages.size() - i) - 1;
        const int rows = area.rows_left() - rows_of_others;
        for (const auto& line : first_lines(messages[i], area.columns(), rows))
            area.line(line, Message);
    }
}

void draw_prompt(Screen& screen, const TableView& view) {
    const int row = screen.size().rows - PromptRows;
    const std::string line = view.prompt + view.input;
    // The end of a long line is where one types.
    std::string_view visible = line;
    while (width(visible) > screen.size().columns - 1)
        visible.remove_prefix(utf8::first_length(visible));
    screen.write({row, 0}, visible, Strong);
    screen.write({row + 1, 0}, view.page ? "Esc closes this" : view.help, Quiet);
    screen.cursor = Point{row, width(visible)};
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, int columns) {
    std::vector<std::string> lines;
    for (const std::string_view word : text::words(text)) {
        const bool fits = !lines.empty() && width(lines.back()) + 1 + width(word) <= columns;
        if (fits) {
            lines.back().append(" ").append(word);
        } else {
            lines.emplace_back(word);
        }
    }
    return lines;
}

BoardPicture board_picture(const TableView& view, Size size) {
    return {view.board.size, {TitleRows, 0}, board_room(size)};
}

Screen render(const TableView& view, Size size) {
    Screen screen(size);
    const BoardPicture picture = board_picture(view, size);
    const Size board = picture.size();
    if (board.rows > board_room(size).rows || board.columns > size.columns) {
        Column(screen, {0, 0}, {size.rows - PromptRows, size.columns})
            .wrapped_lines(fmt::format("This game needs {} x {} characters.", board.columns,
                                       board.rows + size.rows - board_room(size).rows));
        draw_prompt(screen, view);
        return screen;
    }
    const int panel_column = board.columns + Gap;
    const Size panel{board.rows, size.columns - panel_column};
    if (needs_whole_screen(view, panel.columns, panel.rows)) {
        Column whole(screen, {0, 1}, {size.rows - PromptRows, size.columns - 2});
        draw_page(whole, *view.page);
        draw_prompt(screen, view);
        return screen;
    }
    screen.write({0, 0}, view.title, Title);
    picture.draw(screen, view.board, view.pointers);
    if (panel.columns >= NarrowestPanel)
        draw_panel(Column(screen, {TitleRows, panel_column}, panel), view);
    const int messages_row = TitleRows + board.rows;
    draw_messages(
        Column(screen, {messages_row, 0}, {size.rows - PromptRows - messages_row, size.columns}),
        view);
    draw_prompt(screen, view);
    return screen;
}

}  // namespace outflank::app
