#include "formats/board_file.h"

#include <cstddef>
#include <vector>

#include "core/text.h"
#include "games/othello/othello.h"

namespace outflank::formats {

namespace {

constexpr int Size = 8;
constexpr std::size_t LineCount = Size + 2;

struct NumberedLine {
    std::size_t number;
    std::string_view text;
};

std::vector<NumberedLine> lines_of(std::string_view text) {
    std::vector<NumberedLine> lines;
    std::size_t number = 0;
    for (const std::string_view line : text::split(text, '\n')) {
        ++number;
        if (const auto trimmed = text::trim(line); !trimmed.empty())
            lines.push_back({number, trimmed});
    }
    return lines;
}

bool is_cell(char cell) { return cell == '0' || cell == 'B' || cell == 'W'; }

/// The cells as the game's own text has them.
Result<std::string> read_row(std::string_view line) {
    std::string cells;
    for (const std::string_view word : text::words(line)) {
        if (word.size() != 1 || !is_cell(word[0]))
            return Error{"expected the cells 0, B and W, not " + text::shown(word)};
        cells += word[0] == '0' ? '-' : word[0];
    }
    if (cells.size() == Size) return cells;
    return Error{"expected eight cells with blanks between, found " + std::to_string(cells.size())};
}

Result<int> read_seconds(std::string_view line) {
    const auto seconds = text::parse_int("the time in seconds", line, 0, BoardFile::MostSeconds);
    if (!seconds) return seconds.error();
    return static_cast<int>(*seconds);
}

Error at_line(const Error& error, const NumberedLine& line) {
    return error.in("line " + std::to_string(line.number));
}

char cell_at(const othello::Position& position, int file, int rank) {
    const othello::Square square = *othello::Square::at(file, rank);
    if (position.discs(Side::One).contains(square)) return 'B';
    return position.discs(Side::Two).contains(square) ? 'W' : '0';
}

}  // namespace

bool looks_like_board_file(std::string_view text) {
    text = text::trim(text);
    return text.size() >= 2 && is_cell(text[0]) && text[1] != '\n' && text::is_blank(text[1]);
}

Result<BoardFile> read_board_file(std::string_view text) {
    const auto lines = lines_of(text);
    if (lines.size() != LineCount) {
        return Error{
            "a board file has eight lines of cells, the side to move and the time: ten "
            "lines, not " +
            std::to_string(lines.size())};
    }
    std::string board;
    for (std::size_t rank = 0; rank < Size; ++rank) {
        const auto row = read_row(lines[rank].text);
        if (!row) return at_line(row.error(), lines[rank]);
        board += *row;
    }
    const auto& side = lines[Size];
    if (side.text != "B" && side.text != "W")
        return at_line(Error{"expected the side to move, B or W, not " + text::shown(side.text)},
                       side);
    const auto seconds = read_seconds(lines[Size + 1].text);
    if (!seconds) return at_line(seconds.error(), lines[Size + 1]);
    const auto position = othello::Othello(Size).parse_position(board + ' ' + side.text[0]);
    if (!position) return position.error();
    return BoardFile{*position, *seconds};
}

std::string write_board_file(const BoardFile& board) {
    std::string text;
    for (int rank = 0; rank < Size; ++rank) {
        for (int file = 0; file < Size; ++file) {
            text += cell_at(board.position, file, rank);
            text += file + 1 < Size ? ' ' : '\n';
        }
    }
    text += board.position.to_move() == Side::One ? "B\n" : "W\n";
    return text + std::to_string(board.seconds) + '\n';
}

}  // namespace outflank::formats
