#include "games/othello/move.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace outflank::othello {

namespace {

constexpr std::array<std::string_view, 5> PassSpellings = {"pass", "pa", "ps", "--", "@@"};

}  // namespace

Result<Move> Move::parse(std::string_view text) {
    const std::string word = text::lower(text);
    if (std::ranges::find(PassSpellings, word) != PassSpellings.end()) return pass();
    if (const auto square = Square::parse(word)) return at(*square);
    return Error{"a move is a square such as f5, or pass, not " + text::shown(text)};
}

std::string format(Move move) { return move.is_pass() ? "pass" : format(move.square()); }

}  // namespace outflank::othello
