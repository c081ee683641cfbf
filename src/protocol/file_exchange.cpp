#include "protocol/file_exchange.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/text.h"
#include "games/othello/othello.h"

namespace outflank::protocol {

namespace {

using othello::Othello;
using othello::Square;

constexpr int Size = 8;
const Othello Board(Size);

/// Lines that are not blank, taken one by one, so that errors can name them.
class StateLines {
  public:
    explicit StateLines(std::string_view text) : lines_(text::split(text, '\n')) {}

    /// The next line; empty at the end.
    std::string_view take() {
        while (next_ < lines_.size()) {
            const std::string_view line = text::trim(lines_[next_++]);
            if (!line.empty()) return line;
        }
        ++next_;
        return {};
    }
    /// The error, with the number of the line that was taken last.
    [[nodiscard]] Error error(const std::string& sentence) const {
        return Error{sentence}.in("line " + std::to_string(std::min(next_, lines_.size() + 1)));
    }

  private:
    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
};

Result<Side> take_player(StateLines& lines) {
    const std::string_view line = lines.take();
    if (line == "1") return Side::One;
    if (line == "2") return Side::Two;
    return lines.error("the player to move is 1 or 2, not " + text::shown(line));
}

struct Discs {
    othello::WideBits black;
    othello::WideBits white;
};

Result<Done> take_row(StateLines& lines, int rank, Discs& discs) {
    const std::string_view line = lines.take();
    std::string cells;
    std::copy_if(line.begin(), line.end(), std::back_inserter(cells),
                 [](char c) { return !text::is_blank(c); });
    if (cells.size() != Size || cells.find_first_not_of("012") != std::string::npos)
        return lines.error("a row has eight cells, each 0, 1 or 2, not " + text::shown(line));
    for (int file = 0; file < Size; ++file) {
        const char cell = cells[static_cast<std::size_t>(file)];
        if (cell == '1') discs.black.insert(*Square::at(file, rank));
        if (cell == '2') discs.white.insert(*Square::at(file, rank));
    }
    return Done{};
}

Result<Square> take_spot(StateLines& lines) {
    const std::string_view line = lines.take();
    const auto words = text::words(line);
    if (words.size() == 2) {
        const auto row = text::parse_int("row", words[0], 0, Size - 1);
        const auto column = text::parse_int("column", words[1], 0, Size - 1);
        if (row && column) return *Square::at(static_cast<int>(*column), static_cast<int>(*row));
    }
    return lines.error("a spot is a row and a column from 0 to 7, such as 4 5, not " +
                       text::shown(line));
}

Result<othello::WideBits> take_spots(StateLines& lines) {
    const std::string_view line = lines.take();
    const auto count = text::parse_int("the number of valid spots", line, 0, Size * Size);
    if (!count) return lines.error(count.error().sentence);
    othello::WideBits spots;
    for (std::int64_t i = 0; i < *count; ++i) {
        const auto spot = take_spot(lines);
        if (!spot) return spot.error();
        spots.insert(*spot);
    }
    return spots;
}

}  // namespace

Result<othello::Position> parse_state(std::string_view text) {
    StateLines lines(text);
    const auto player = take_player(lines);
    if (!player) return player.error();
    Discs discs;
    for (int rank = 0; rank < Size; ++rank) {
        const auto row = take_row(lines, rank, discs);
        if (!row) return row.error();
    }
    const othello::Position position(discs.black, discs.white, *player);
    const auto spots = take_spots(lines);
    if (!spots) return spots.error();
    if (*spots != Board.playable(position)) {
        return Error{"the valid spots are not those of the rules of Othello: " +
                     std::to_string(Board.playable(position).count()) + " were expected, " +
                     std::to_string(spots->count()) + " are named"};
    }
    if (const std::string_view rest = lines.take(); !rest.empty())
        return lines.error("nothing follows the valid spots, but " + text::shown(rest) + " does");
    return position;
}

std::string format_state(const othello::Position& position) {
    std::string text = position.to_move() == Side::One ? "1\n" : "2\n";
    std::string spots;
    for (int rank = 0; rank < Size; ++rank) {
        for (int file = 0; file < Size; ++file) {
            const Square square = *Square::at(file, rank);
            text += position.discs(Side::One).contains(square)   ? '1'
                    : position.discs(Side::Two).contains(square) ? '2'
                                                                 : '0';
            if (Board.playable(position).contains(square))
                spots += format_choice(othello::Move::at(square));
        }
        text += '\n';
    }
    return text + std::to_string(Board.playable(position).count()) + '\n' + spots;
}

std::string format_choice(othello::Move move) {
    assert(!move.is_pass());
    return std::to_string(move.square().rank()) + ' ' + std::to_string(move.square().file()) + '\n';
}

}  // namespace outflank::protocol
