#include "formats/raw_endgame.h"

#include <string>

#include "core/text.h"
#include "games/othello/othello.h"

namespace outflank::formats {

namespace {

constexpr int SquareCount = 64;
constexpr int Pass = -1;

constexpr othello::Othello Board(8);

Result<char> side_letter(std::string_view word) {
    if (word == "Black") return 'X';
    if (word == "White") return 'O';
    return Error{"the side to move is Black or White, not " + text::shown(word)};
}

Result<othello::Position8> parse_position(std::string_view cells, std::string_view side) {
    const auto letter = side_letter(side);
    if (!letter) return letter.error();
    const auto position = Board.parse_position(std::string(cells) + ' ' + *letter);
    if (!position) return position.error();
    return narrowed(*position);
}

/// The end of a game has no best move; files write -1 there too.
Result<othello::Move> parse_best(std::string_view text, const othello::Position8& position) {
    const auto number = text::parse_int("the best square", text, Pass, SquareCount - 1);
    if (!number) return number.error();
    const auto move =
        *number == Pass
            ? othello::Move::pass()
            : othello::Move::at(othello::Square::from_index64(static_cast<int>(*number)));
    // -1 stands for a pass, but also where such a file names no square at all
    if (move.is_pass() || Board.is_legal(widened(position), move)) return move;
    return Error{format(move) + " is not a legal move in this position"};
}

Result<RawEndgame> read_line(const std::vector<std::string_view>& words) {
    if (words.size() != 4)
        return Error{"a raw endgame is `cells Black|White square score`, four words, not " +
                     std::to_string(words.size())};
    const auto position = parse_position(words[0], words[1]);
    if (!position) return position.error();
    const auto best = parse_best(words[2], *position);
    if (!best) return best.error();
    const auto for_black = text::parse_int("a score", words[3], -SquareCount, SquareCount);
    if (!for_black) return for_black.error();
    RawEndgame endgame;
    endgame.position = *position;
    endgame.best = *best;
    endgame.score = static_cast<int>(position->to_move == Side::One ? *for_black : -*for_black);
    return endgame;
}

}  // namespace

Result<std::vector<RawEndgame>> read_raw_endgames(std::string_view text) {
    std::vector<RawEndgame> endgames;
    std::size_t number = 0;
    for (const std::string_view line : text::split(text, '\n')) {
        ++number;
        const auto words = text::words(line);
        if (words.empty()) continue;
        auto endgame = read_line(words);
        if (!endgame) return endgame.error().in("line " + std::to_string(number));
        endgame->line = number;
        endgames.push_back(*std::move(endgame));
    }
    return endgames;
}

}  // namespace outflank::formats
