#include "games/tafl/opentafl.h"

#include "core/text.h"

namespace outflank::tafl {
namespace {

Error bad_cell(char cell) {
    return Error{"an OpenTafl board has numbers and the cells t, T and K, not " +
                 text::shown({&cell, 1})};
}

Result<char> our_cell(char cell) {
    switch (cell) {
        case 't':
            return 'B';
        case 'T':
            return 'W';
        case 'K':
            return 'K';
        default:
            return bad_cell(cell);
    }
}

/// Takes a run of empty squares off the front.
Result<std::size_t> take_number(std::string_view& row) {
    std::size_t digits = 0;
    while (digits < row.size() && text::is_digit(row[digits])) ++digits;
    const auto number =
        text::parse_int("a run of empty squares", row.substr(0, digits), 1, LargestSize);
    if (!number) return number.error();
    row.remove_prefix(digits);
    return static_cast<std::size_t>(*number);
}

Result<std::string> our_row(std::string_view row) {
    std::string cells;
    while (!row.empty()) {
        if (text::is_digit(row.front())) {
            const auto run = take_number(row);
            if (!run) return run.error();
            cells.append(*run, '.');
        } else {
            const auto cell = our_cell(row.front());
            if (!cell) return cell.error();
            cells += *cell;
            row.remove_prefix(1);
        }
        if (cells.size() > LargestSize) {
            return Error{"a row has more than " + std::to_string(LargestSize) + " cells"};
        }
    }
    return cells;
}

char their_cell(const Position& position, Square square) {
    if (position.attackers().contains(square)) return 't';
    return position.defenders().contains(square) ? 'T' : 'K';
}

std::string their_row(const Position& position, int rank, int size) {
    std::string row;
    int run = 0;
    const auto end_run = [&] {
        if (run > 0) row += std::to_string(run);
        run = 0;
    };
    for (int file = 0; file < size; ++file) {
        const Square square = *Square::at(file, rank);
        if (!position.occupied().contains(square)) {
            ++run;
            continue;
        }
        end_run();
        row += their_cell(position, square);
    }
    end_run();
    return row;
}

}  // namespace

std::string format_opentafl(const Position& position, int size) {
    std::string board = "/";
    for (int rank = 0; rank < size; ++rank) board += their_row(position, rank, size) + '/';
    return board;
}

Result<std::vector<std::string>> opentafl_rows(std::string_view board) {
    if (board.size() < 2 || board.front() != '/' || board.back() != '/') {
        return Error{"an OpenTafl board begins and ends with '/'"};
    }
    std::vector<std::string> rows;
    for (const std::string_view row : text::split(board.substr(1, board.size() - 2), '/')) {
        auto cells = our_row(row);
        if (!cells) return cells.error().in("row " + std::to_string(rows.size() + 1));
        rows.push_back(std::move(*cells));
    }
    return rows;
}

}  // namespace outflank::tafl
