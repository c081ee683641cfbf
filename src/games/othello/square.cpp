#include "games/othello/square.h"

#include "core/text.h"

namespace outflank::othello {

namespace {

/// The rank from 0, or -1: one digit from 1, or two from 10 to 16.
int parse_rank(std::string_view digits) {
    if (digits.size() == 1 && digits[0] >= '1' && digits[0] <= '9') return digits[0] - '1';
    if (digits.size() == 2 && digits[0] == '1' && digits[1] >= '0' && digits[1] <= '6') {
        return digits[1] - '0' + 9;
    }
    return -1;
}

}  // namespace

Result<Square> Square::parse(std::string_view text) {
    if (!text.empty()) {
        const int file = text::lower(text[0]) - 'a';
        if (const auto square = at(file, parse_rank(text.substr(1)))) return *square;
    }
    return Error{"a square is a letter from a to p and a number from 1 to 16, such as f5, not " +
                 text::shown(text)};
}

std::string format(Square square) {
    return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

}  // namespace outflank::othello
