#include "formats/fen.h"

#include <algorithm>

#include "core/text.h"

namespace outflank::formats {

namespace {

using othello::Othello;

constexpr int LongestRun = othello::LargestSize;

/// A row as cells.
Result<std::string> cells_of(std::string_view row) {
    std::string cells;
    while (!row.empty()) {
        const auto end = std::find_if_not(row.begin(), row.end(), text::is_digit);
        const auto digits = static_cast<std::size_t>(end - row.begin());
        if (digits > 0) {
            const auto run =
                text::parse_int("a run of empty squares", row.substr(0, digits), 1, LongestRun);
            if (!run) return run.error();
            cells.append(static_cast<std::size_t>(*run), '-');
        } else if (text::lower(row.front()) == 'p') {
            cells += row.front() == 'P' ? 'X' : 'O';
        } else {
            return Error{"a row of FEN has P, p and numbers, not " + text::shown(row)};
        }
        row.remove_prefix(std::max<std::size_t>(digits, 1));
    }
    return cells;
}

void append_row(std::string& fen, std::string_view cells) {
    std::size_t run = 0;
    const auto end_run = [&] {
        if (run > 0) fen += std::to_string(run);
        run = 0;
    };
    for (const char cell : cells) {
        if (cell == '-') {
            ++run;
            continue;
        }
        end_run();
        fen += cell == 'X' ? 'P' : 'p';
    }
    end_run();
}

}  // namespace

Result<GameRecord<Othello>> parse_fen(std::string_view text) {
    const auto words = text::words(text);
    if (words.size() < 2 || (words[1] != "w" && words[1] != "b"))
        return Error{"FEN expects rows joined by / and the side to move, w or b"};
    const auto rows = text::split(words[0], '/');
    const auto game = Othello::of_size(static_cast<int>(std::min<std::size_t>(rows.size(), 1000)));
    if (!game) return game.error();
    std::string cells;
    for (const std::string_view row : rows) {
        const auto more = cells_of(row);
        if (!more) return more.error();
        if (more->size() != rows.size())
            return Error{"the row " + text::shown(row) + " has " + std::to_string(more->size()) +
                         " squares, expected " + std::to_string(rows.size())};
        cells += *more;
    }
    const auto position = game->parse_position(cells + (words[1] == "w" ? " X" : " O"));
    if (!position) return position.error();
    return GameRecord(*game, *position);
}

std::string format_fen(const Othello& game, const othello::Position& position) {
    const std::string cells = game.format(position);
    const auto size = static_cast<std::size_t>(game.size());
    std::string fen;
    for (std::size_t row = 0; row < size; ++row) {
        if (row > 0) fen += '/';
        append_row(fen, std::string_view(cells).substr(row * size, size));
    }
    return fen + (position.to_move() == Side::One ? " w" : " b") + " - - 0 1";
}

}  // namespace outflank::formats
