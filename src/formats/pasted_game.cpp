#include "formats/pasted_game.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"

namespace outflank::formats {

namespace {

using othello::Othello;

constexpr std::string_view BlackCells = "Xx*Bb";
constexpr std::string_view WhiteCells = "OoWw";
constexpr std::string_view EmptyCells = "-._";
constexpr std::string_view Frame = "|+ \t\r";

/// As a position text has it; nothing for what is no cell.
std::optional<char> cell_of(char c) {
    if (BlackCells.find(c) != std::string_view::npos) return 'X';
    if (WhiteCells.find(c) != std::string_view::npos) return 'O';
    if (EmptyCells.find(c) != std::string_view::npos) return '-';
    return std::nullopt;
}

std::string_view without_row_number(std::string_view line) {
    constexpr std::string_view Edge = "0123456789| \t\r";
    const std::size_t begin = line.find_first_not_of(Edge);
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_last_not_of(Edge) + 1 - begin);
}

/// The cells of a line that has nothing else; empty for every other line.
std::string cells_of(std::string_view line) {
    std::string cells;
    for (const char c : without_row_number(line)) {
        if (Frame.find(c) != std::string_view::npos) continue;
        const auto cell = cell_of(c);
        if (!cell) return "";
        cells += *cell;
    }
    return cells;
}

/// The first word off the front of a line.
std::string_view take_first(std::string_view& line) {
    line = text::trim(line);
    const auto end = std::find_if(line.begin(), line.end(), text::is_blank);
    const std::string_view word = line.substr(0, static_cast<std::size_t>(end - line.begin()));
    line.remove_prefix(word.size());
    return word;
}

std::optional<char> side_called(std::string_view word) {
    const std::string name = text::lower(word);
    if (name == "black") return 'X';
    if (name == "white") return 'O';
    const auto cell = name.size() == 1 ? cell_of(name[0]) : std::nullopt;
    return cell == '-' ? std::nullopt : cell;
}

/// Takes the side that is to move off the front of a line: `X`, `White`, and as it stands under our
/// own diagrams, `Black 2, White 2; White to move`.
std::optional<char> take_side(std::string_view& line) {
    for (const std::string_view phrase : {" to move", " to play"}) {
        const std::size_t place = text::lower(line).find(phrase);
        if (place == std::string_view::npos) continue;
        const auto words = text::words(line.substr(0, place));
        const auto side = words.empty() ? std::nullopt : side_called(words.back());
        if (side) line.remove_prefix(place + phrase.size());
        return side;
    }
    std::string_view rest = line;
    const auto side = side_called(take_first(rest));
    if (side) line = rest;
    return side;
}

struct Paste {
    std::string board;  // cells, and the side to move where it stands behind them; may be empty
    std::vector<std::string_view> rest;  // the lines behind the board, or all of them
};

/// Rows count as a board once there are enough of them without another line between; so does a word
/// that is a whole board.
Paste find_board(std::string_view text, int size) {
    const auto width = static_cast<std::size_t>(size);
    const auto lines = text::split(text, '\n');
    std::string cells;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view rest = lines[i];
        const std::string more = cells_of(rest);
        const bool is_rows = more.size() % width <= 1 && more.size() >= width;
        const std::string_view first = is_rows ? std::exchange(rest, {}) : take_first(rest);
        cells = is_rows ? cells + more : first.size() >= width * width ? cells_of(first) : "";
        if (cells.size() < width * width) continue;
        Paste paste{cells, {lines.begin() + static_cast<std::ptrdiff_t>(i), lines.end()}};
        paste.rest.front() = rest;
        return paste;
    }
    return {"", lines};
}

/// Takes a square, `f5`, off the front; empty where there is none.
std::string_view take_square(std::string_view& text) {
    if (text.size() < 2 || !text::is_letter(text[0]) || !text::is_digit(text[1])) return {};
    const auto end = std::find_if_not(text.begin() + 1, text.end(), text::is_digit);
    const auto length = static_cast<std::size_t>(end - text.begin());
    const std::string_view square = text.substr(0, length);
    text.remove_prefix(length);
    return square;
}

bool is_pass_sign(std::string_view text) {
    return text.starts_with("--") || text.starts_with("@@");
}

/// Takes a word for a pass off the front, also where the next move follows without a blank.
bool take_pass(std::string_view& text) {
    for (const std::string_view word : {"pass", "pa", "ps"}) {
        if (text::lower(text.substr(0, word.size())) != word) continue;
        const std::string_view rest = text.substr(word.size());
        const bool is_square = rest.size() > 1 && text::is_digit(rest[1]);
        if (!rest.empty() && text::is_letter(rest[0]) && !is_square) continue;
        text = rest;
        return true;
    }
    return false;
}

Error no_moves_in(std::string_view text) {
    return Error{"expected moves such as f5, or pass, not " + text::shown(text)};
}

/// The moves of a line, appended in the spelling of a transcript.
Result<Done> append_moves(std::string& moves, std::string_view line) {
    while (!line.empty()) {
        if (const auto square = take_square(line); !square.empty()) {
            moves += ' ' + text::lower(square);
        } else if (is_pass_sign(line)) {
            moves += " pass";
            line.remove_prefix(2);
        } else if (!text::is_letter(line.front())) {
            line.remove_prefix(1);
        } else if (take_pass(line)) {
            moves += " pass";
        } else {
            return no_moves_in(line);
        }
    }
    return Done{};
}

std::string position_text(const Othello& game, Paste& paste) {
    if (paste.board.empty()) return game.format(game.start());
    const auto squares =
        static_cast<std::size_t>(game.size()) * static_cast<std::size_t>(game.size());
    std::string cells = paste.board.substr(0, squares);
    if (paste.board.size() > squares) return cells + ' ' + paste.board.substr(squares);
    std::erase_if(paste.rest, [](std::string_view line) {
        return text::trim(line).empty() || is_file_letters(line);
    });
    const auto side = paste.rest.empty() ? std::nullopt : take_side(paste.rest.front());
    return cells + ' ' + side.value_or('X');
}

}  // namespace

bool is_file_letters(std::string_view line) {
    const auto words = text::words(line);
    return words.size() >= othello::SmallestSize &&
           std::all_of(words.begin(), words.end(), [](std::string_view word) {
               return word.size() == 1 && text::is_letter(word[0]);
           });
}

Result<Done> check_paste(std::string_view text) {
    if (text.size() > LongestPaste)
        return Error{"a game of at most " + std::to_string(LongestPaste) +
                     " characters was expected, this text has " + std::to_string(text.size())};
    if (text::trim(text).empty()) return Error{"expected a game, but there is no text"};
    return Done{};
}

Result<GameRecord<Othello>> read_pasted_game(const Othello& game, std::string_view text) {
    if (const auto checked = check_paste(text); !checked) return checked.error();
    auto strict = GameRecord<Othello>::parse(game, text);
    if (strict) return strict;
    std::string_view rest = text;
    const bool is_meant_as_board = !cells_of(take_first(rest)).empty();
    Paste paste = find_board(text, game.size());
    const std::string start = position_text(game, paste) + " moves";
    std::string record = start;
    for (const std::string_view line : paste.rest) {
        const auto appended = append_moves(record, line);
        if (!appended) return is_meant_as_board ? strict.error() : appended.error();
    }
    if (paste.board.empty() && record == start) return no_moves_in(text::trim(text));
    return GameRecord<Othello>::parse(game, record);
}

}  // namespace outflank::formats
