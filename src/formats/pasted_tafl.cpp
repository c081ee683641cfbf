#include "formats/pasted_tafl.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"
#include "formats/pasted_game.h"

namespace outflank::formats {

namespace {

using tafl::Tafl;

struct Paste {
    std::string board;  // rows as a position text has them; empty: the start
    std::string_view rest;  // what stands behind the board
};

/// A row of a diagram as a position text has it; empty for every other line.
std::string row_of(std::string_view line, std::size_t size) {
    constexpr std::string_view Edge = "0123456789 \t\r";
    const std::size_t begin = line.find_first_not_of(Edge);
    const std::size_t end = line.find_last_not_of(Edge);
    if (begin == std::string_view::npos) return "";
    std::string row;
    for (const char c : line.substr(begin, end + 1 - begin)) {
        if (text::is_blank(c)) continue;
        const bool is_empty = std::string_view(".:+-_T").find(c) != std::string_view::npos;
        if (!is_empty && std::string_view("BWK").find(c) == std::string_view::npos) return "";
        row += is_empty ? '.' : c;
    }
    return row.size() == size ? row : "";
}

Paste find_diagram(std::string_view text, std::size_t size) {
    std::string board;
    std::size_t rows = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string row = row_of(rest.substr(0, end), size);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        board = row.empty() ? "" : board + (board.empty() ? "" : "/") + row;
        rows = row.empty() ? 0 : rows + 1;
        if (rows < size) continue;
        const std::size_t next = std::min(rest.find('\n'), rest.size());
        if (is_file_letters(rest.substr(0, next))) rest.remove_prefix(next);
        return {board, rest};
    }
    return {"", text};
}

std::string_view first_word(std::string_view text) {
    const auto words = text::words(text.substr(0, LongestPaste));
    return words.empty() ? std::string_view() : words.front();
}

std::string_view behind(std::string_view text, std::string_view word) {
    return text.substr(static_cast<std::size_t>(word.data() + word.size() - text.data()));
}

Paste find_board(std::string_view text, std::size_t size) {
    const std::string_view word = first_word(text);
    if (word.find('/') != std::string_view::npos) return {std::string(word), behind(text, word)};
    return find_diagram(text, size);
}

/// Takes the side to move and the plies off the front of what is behind a board.
std::string take_side(std::string_view& rest, Side usual) {
    std::string side = usual == Side::One ? "attackers" : "defenders";
    const std::string_view word = first_word(rest);
    const std::string lower = text::lower(word);
    const bool is_first = lower == "attackers" || lower == "black";
    if (!is_first && lower != "defenders" && lower != "white") return side;
    side = is_first ? "attackers" : "defenders";
    rest = behind(rest, word);
    const std::string_view ply = first_word(rest);
    if (!ply.starts_with("ply=")) return side;
    rest = behind(rest, ply);
    return side + ' ' + std::string(ply);
}

std::size_t count_digits(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

Error no_moves_in(std::string_view text) {
    return Error{"expected moves such as e4-e7, not " + text::shown(text)};
}

/// The moves of a text, in the spelling of a transcript.
class MoveFinder {
  public:
    explicit MoveFinder(std::string_view text) : rest_(text) {}

    Result<std::string> find() {
        while (!rest_.empty() && !rest_.starts_with("---")) {
            if (const auto square = take_square()) {
                add(*square);
            } else if (text::is_letter(rest_.front())) {
                if (const auto skipped = skip_word(); !skipped) return skipped.error();
            } else if (text::is_digit(rest_.front())) {
                take_number();
            } else {
                rest_.remove_prefix(1);
            }
        }
        if (pending_.empty()) return moves_;
        return Error{"the move from " + pending_ + " has no square to go to"};
    }

  private:
    /// With or without the letter of its piece.
    std::optional<std::string> take_square() {
        std::string_view text = rest_;
        const bool has_piece = text.size() > 2 && text::is_letter(text[0]) &&
                               std::string_view("KkTt").find(text[0]) != std::string_view::npos &&
                               text::is_letter(text[1]);
        if (has_piece) text.remove_prefix(1);
        const bool is_square =
            text.size() >= 2 && text::is_letter(text[0]) && text::is_digit(text[1]);
        if (!is_square) return std::nullopt;
        const std::size_t length = 1 + count_digits(text.substr(1));
        rest_ = text.substr(length);
        return text::lower(text.substr(0, length));
    }

    void add(const std::string& square) {
        if (pending_.empty()) {
            pending_ = square;
            return;
        }
        moves_ += ' ' + pending_ + '-' + square;
        pending_.clear();
        skip_captures();
    }

    void skip_captures() {
        if (!rest_.starts_with('x')) return;
        do {
            rest_.remove_prefix(1);
            if (!take_square()) return;
        } while (rest_.starts_with('/'));
    }

    /// Four digits are rows and columns from 0; other numbers count moves.
    void take_number() {
        const std::size_t length = count_digits(rest_);
        const std::string_view digits = rest_.substr(0, length);
        rest_.remove_prefix(length);
        if (length != 4) return;
        const auto square = [&](std::size_t row) {
            return static_cast<char>('a' + (digits[row + 1] - '0')) +
                   std::to_string(digits[row] - '0' + 1);
        };
        add(square(0));
        add(square(2));
    }

    Result<Done> skip_word() {
        const auto end = std::find_if_not(rest_.begin(), rest_.end(), text::is_letter);
        const std::string_view word =
            rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        if (text::lower(word) != "moves") return no_moves_in(rest_);
        rest_.remove_prefix(word.size());
        return Done{};
    }

    std::string_view rest_;
    std::string pending_;  // the first square of a move
    std::string moves_;
};

}  // namespace

Result<GameRecord<Tafl>> read_pasted_game(const Tafl& game, std::string_view text) {
    if (const auto checked = check_paste(text); !checked) return checked.error();
    if (auto record = GameRecord<Tafl>::parse(game, text)) return record;
    Paste paste = find_board(text, static_cast<std::size_t>(game.rules().size));
    std::string record = game.format(game.start());
    if (!paste.board.empty()) {
        const std::string side = take_side(paste.rest, game.rules().first);
        record = paste.board + ' ' + side;
    }
    const auto moves = MoveFinder(paste.rest).find();
    if (!moves) return moves.error();
    if (paste.board.empty() && moves->empty()) return no_moves_in(text::trim(text));
    return GameRecord<Tafl>::parse(game, record + " moves" + *moves);
}

}  // namespace outflank::formats
