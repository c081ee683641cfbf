#include "games/tafl/text.h"

#include <vector>

#include "core/text.h"
#include "games/tafl/opentafl.h"

namespace outflank::tafl {
namespace {

constexpr std::string_view AttackersWord = "attackers";
constexpr std::string_view DefendersWord = "defenders";
constexpr std::string_view PlyPrefix = "ply=";

struct Board {
    Bits attackers;
    Bits defenders;
    Bits king;
};

char cell(const Rules& rules, const Position& position, Square square) {
    if (position.attackers().contains(square)) return 'B';
    if (position.defenders().contains(square)) return 'W';
    if (position.king().contains(square)) return 'K';
    return rules.closed.contains(square) ? 'T' : '.';
}

Result<Done> put(const Rules& rules, char cell, Square square, Board& board) {
    switch (cell) {
        case '.':
            return Done{};
        case 'B':
            return board.attackers |= Bits::of(square), Done{};
        case 'W':
            return board.defenders |= Bits::of(square), Done{};
        case 'K':
            return board.king |= Bits::of(square), Done{};
        case 'T':
            if (rules.closed.contains(square)) return Done{};
            return Error{"T is the empty throne where it is closed, and " + format(square) +
                         " is no such square"};
        default:
            return Error{"the cells of a board are . B W and K, not " + text::shown({&cell, 1})};
    }
}

Result<std::vector<std::string>> rows_of(std::string_view board) {
    if (board.starts_with('/')) return opentafl_rows(board);
    std::vector<std::string> rows;
    for (const std::string_view row : text::split(board, '/')) rows.emplace_back(row);
    return rows;
}

Result<Board> parse_board(const Rules& rules, std::string_view text) {
    const auto rows = rows_of(text);
    if (!rows) return rows.error();
    const auto size = static_cast<std::size_t>(rules.size);
    const std::string expected = std::string(rules.name) + " boards have " + std::to_string(size);
    if (rows->size() != size) {
        return Error{expected + " rows, this one has " + std::to_string(rows->size())};
    }
    Board board;
    for (std::size_t rank = 0; rank < size; ++rank) {
        const std::string& row = (*rows)[rank];
        const std::string place = "row " + std::to_string(rank + 1);
        if (row.size() != size) {
            return Error{expected + " cells in a row, this one has " + std::to_string(row.size())}
                .in(place);
        }
        for (std::size_t file = 0; file < size; ++file) {
            const Square square = *Square::at(static_cast<int>(file), static_cast<int>(rank));
            if (const auto done = put(rules, row[file], square, board); !done)
                return done.error().in(place);
        }
    }
    return board;
}

/// The rules never let some pieces stand on some squares; a game from there would mean nothing.
Result<Done> check(const Rules& rules, const Board& board) {
    if (board.king.count() != 1) {
        return Error{"a board has one king (K), this one has " +
                     (board.king.empty() ? "none" : std::to_string(board.king.count()))};
    }
    if (const Bits wrong = (board.attackers | board.defenders) & rules.king_only; wrong.any()) {
        return Error{"only the king may stand on " + format(wrong.first())};
    }
    if (const Bits wrong = (board.defenders | board.king) & rules.camps; wrong.any()) {
        return Error{"only attackers may stand in the camp on " + format(wrong.first())};
    }
    return Done{};
}

Result<Side> parse_side(std::string_view word) {
    if (word == AttackersWord) return Side::One;
    if (word == DefendersWord) return Side::Two;
    return Error{"the side to move is attackers or defenders, not " + text::shown(word)};
}

Result<int> parse_ply(const Rules& rules, std::string_view word) {
    if (!word.starts_with(PlyPrefix)) {
        return Error{"after the side to move only ply=N may follow, not " + text::shown(word)};
    }
    if (rules.move_limit == 0)
        return Error{"the rules " + std::string(rules.name) + " count no plies"};
    const auto ply = text::parse_int("ply", word.substr(PlyPrefix.size()), 0, rules.move_limit);
    if (!ply) return ply.error();
    return static_cast<int>(*ply);
}

char mark_of_empty(const Rules& rules, Square square) {
    if (rules.camps.contains(square)) return ':';
    return rules.king_only.contains(square) ? '+' : '.';
}

std::string file_letters(int size) {
    std::string line = "  ";
    for (int file = 0; file < size; ++file) line += {' ', static_cast<char>('a' + file)};
    return line + '\n';
}

}  // namespace

std::string format_position(const Rules& rules, const Position& position) {
    std::string text;
    for (int rank = 0; rank < rules.size; ++rank) {
        if (rank > 0) text += '/';
        for (int file = 0; file < rules.size; ++file)
            text += cell(rules, position, *Square::at(file, rank));
    }
    text += ' ';
    text += position.to_move() == Side::One ? AttackersWord : DefendersWord;
    if (position.ply() == 0) return text;
    text += ' ';
    text += PlyPrefix;
    return text + std::to_string(position.ply());
}

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    const std::vector<std::string_view> words = text::words(text);
    if (words.size() < 2 || words.size() > 3) {
        return Error{
            "a position is a board, a blank and the side to move (attackers or defenders), not " +
            text::shown(text)};
    }
    const auto board = parse_board(rules, words[0]);
    if (!board) return board.error();
    if (const auto done = check(rules, *board); !done) return done.error();
    const auto side = parse_side(words[1]);
    if (!side) return side.error();
    const auto ply = words.size() == 3 ? parse_ply(rules, words[2]) : Result<int>(0);
    if (!ply) return ply.error();
    return Position(board->attackers, board->defenders, board->king, *side, *ply);
}

std::string diagram(const Rules& rules, const Position& position) {
    const std::string letters = file_letters(rules.size);
    std::string text = letters;
    for (int rank = 0; rank < rules.size; ++rank) {
        const std::string number = std::to_string(rank + 1);
        const std::string padded = std::string(2 - number.size(), ' ') + number;
        text += padded;
        for (int file = 0; file < rules.size; ++file) {
            const Square square = *Square::at(file, rank);
            const bool empty = !position.occupied().contains(square);
            text += {' ', empty ? mark_of_empty(rules, square) : cell(rules, position, square)};
        }
        text += ' ' + number + '\n';
    }
    return text + letters;
}

}  // namespace outflank::tafl
