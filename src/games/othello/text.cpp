#include "games/othello/text.h"

#include <optional>
#include <vector>

#include "core/text.h"
#include "core/utf8.h"

namespace outflank::othello {

namespace {

constexpr std::string_view BlackSpellings = "Xx*Bb";
constexpr std::string_view WhiteSpellings = "OoWw";
constexpr std::string_view EmptySpellings = "-.";

bool is_one_of(std::string_view spellings, char c) {
    return spellings.find(c) != std::string_view::npos;
}

std::optional<Side> disc_of(char c) {
    if (is_one_of(BlackSpellings, c)) return Side::One;
    if (is_one_of(WhiteSpellings, c)) return Side::Two;
    return std::nullopt;
}

char disc_letter(Side side) { return side == Side::One ? 'X' : 'O'; }

char cell_letter(const Position& position, Square square) {
    if (position.discs(Side::One).contains(square)) return disc_letter(Side::One);
    if (position.discs(Side::Two).contains(square)) return disc_letter(Side::Two);
    return '-';
}

/// A guess at what went wrong with the number of cells, or nothing.
std::string cells_hint(std::size_t cells, std::size_t words, std::size_t expected) {
    if (words == 1 && cells == expected + 1) return " (is the blank before the side missing?)";
    if (words > 2 && cells < expected) return " before the first blank";
    for (int size = SmallestSize; size <= LargestSize; size += 2) {
        const bool fits = cells == static_cast<std::size_t>(size * size);
        if (fits) return " (is it " + board_words(size) + "?)";
    }
    return "";
}

struct Discs {
    WideBits black;
    WideBits white;
};

/// REQUIRES: as many cells as the board has.
Result<Discs> parse_cells(std::string_view cells, int size) {
    Discs discs;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int cell = static_cast<int>(i);
        const Square square = *Square::at(cell % size, cell / size);
        if (const auto side = disc_of(cells[i])) {
            (side == Side::One ? discs.black : discs.white).insert(square);
        } else if (!is_one_of(EmptySpellings, cells[i])) {
            const std::size_t length = utf8::first_length(cells.substr(i));
            return Error{"a cell is X, O or -, not " + text::shown(cells.substr(i, length)) +
                         " at " + format(square)};
        }
    }
    return discs;
}

Result<Side> parse_side(const std::vector<std::string_view>& words) {
    if (words.size() < 2) return Error{"the side to move, X or O, is missing after the cells"};
    const auto side = words[1].size() == 1 ? disc_of(words[1][0]) : std::nullopt;
    if (!side) return Error{"the side to move is X or O, not " + text::shown(words[1])};
    if (words.size() == 2) return *side;
    return Error{"a position ends with the side to move, but " + text::shown(words[2]) +
                 " follows"};
}

std::string file_letters(int size) {
    std::string line = "  ";
    for (int file = 0; file < size; ++file) line += {' ', static_cast<char>('a' + file)};
    return line + '\n';
}

}  // namespace

std::string board_words(int size) {
    const std::string number = std::to_string(size);
    return (size == 8 ? "an " : "a ") + number + "x" + number + " board";
}

std::string format_position(const Position& position, int size) {
    std::string text;
    for (int rank = 0; rank < size; ++rank) {
        for (int file = 0; file < size; ++file) {
            text += cell_letter(position, *Square::at(file, rank));
        }
    }
    return text + ' ' + disc_letter(position.to_move());
}

Result<Position> parse_position(std::string_view text, int size) {
    const auto words = text::words(text);
    const std::string_view cells = words.empty() ? std::string_view() : words[0];
    const auto expected = static_cast<std::size_t>(size * size);
    if (cells.size() != expected) {
        return Error{board_words(size) + " has " + std::to_string(expected) +
                     " cells, this one has " + std::to_string(cells.size()) +
                     cells_hint(cells.size(), words.size(), expected)};
    }
    const auto discs = parse_cells(cells, size);
    if (!discs) return discs.error();
    const auto side = parse_side(words);
    if (!side) return side.error();
    return Position(discs->black, discs->white, *side);
}

std::string board_diagram(const Position& position, int size, const WideBits& playable) {
    std::string text = file_letters(size);
    for (int rank = 0; rank < size; ++rank) {
        const std::string number = std::to_string(rank + 1);
        text += std::string(2 - number.size(), ' ') + number;
        for (int file = 0; file < size; ++file) {
            const Square square = *Square::at(file, rank);
            text += {' ', playable.contains(square) ? '.' : cell_letter(position, square)};
        }
        text += ' ' + number + '\n';
    }
    return text + file_letters(size);
}

}  // namespace outflank::othello
