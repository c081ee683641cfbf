#include "core/text.h"
#include "games/tafl/text.h"

namespace outflank::tafl {
namespace {

constexpr std::string_view PieceLetters = "tTkK";

bool take(std::string_view& rest, char expected) {
    if (!rest.starts_with(expected)) return false;
    rest.remove_prefix(1);
    return true;
}

/// A piece's letter is followed by the letter of a file, a file's letter by a digit.
void skip_piece_letter(std::string_view& rest) {
    if (rest.size() >= 2 && PieceLetters.find(rest[0]) != std::string_view::npos &&
        text::is_letter(rest[1])) {
        rest.remove_prefix(1);
    }
}

/// Takes a file's letter and a rank without leading zero off the front: "e5", "E5", "k11".
std::optional<Square> take_square(std::string_view& rest, int size) {
    if (rest.size() < 2 || !text::is_letter(rest[0]) || !text::is_digit(rest[1]) ||
        rest[1] == '0') {
        return std::nullopt;
    }
    const int file = text::lower(rest[0]) - 'a';
    int rank = rest[1] - '0';
    rest.remove_prefix(2);
    if (!rest.empty() && text::is_digit(rest[0])) {
        rank = 10 * rank + (rest[0] - '0');
        rest.remove_prefix(1);
    }
    const auto square = Square::at(file, rank - 1);
    return square && square->is_on(size) ? square : std::nullopt;
}

/// "xe9/Kd8": what OpenTafl says was captured. False when it is half written.
bool skip_captures(std::string_view& rest, int size) {
    if (!take(rest, 'x')) return true;
    do {
        skip_piece_letter(rest);
        if (!take_square(rest, size)) return false;
    } while (take(rest, '/'));
    return true;
}

/// The king is threatened or taken (+ ++), or threatens to escape or does (- --).
bool is_mark(std::string_view rest) {
    return rest.empty() || rest == "+" || rest == "++" || rest == "-" || rest == "--";
}

}  // namespace

Result<Move> parse_move(std::string_view text, int size) {
    std::string_view rest = text::trim(text);
    skip_piece_letter(rest);
    const auto from = take_square(rest, size);
    const bool dash = take(rest, '-');
    const auto to = take_square(rest, size);
    if (from && dash && to && skip_captures(rest, size) && is_mark(rest))
        return Move::between(*from, *to);
    return Error{"a move is two squares from a1 to " + format(*Square::at(size - 1, size - 1)) +
                 ", like a4-a6, not " + text::shown(text)};
}

}  // namespace outflank::tafl
