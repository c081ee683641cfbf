#include "play/transcript.h"

#include <cstddef>

#include "core/text.h"

namespace outflank {

namespace {

bool is_file(char c) { return text::lower(c) >= 'a' && text::lower(c) <= 'p'; }

/// A letter and a digit, or a pass: no position begins like that. A king's move may carry his
/// letter, `Ke5-e1`.
bool begins_like_a_move(std::string_view text) {
    if (text.size() >= 2 && text::is_letter(text[0]) && text::is_digit(text[1])) return true;
    if (text.size() >= 3 && text[0] == 'K' && is_file(text[1]) && text::is_digit(text[2]))
        return true;
    const std::string first = text::lower(text.substr(0, text.find_first_of(" \t\r\n,")));
    return first == "pass" || first == "pa" || first == "ps";
}

/// Cuts before each file letter that follows a digit: `f5d6` becomes f5 and d6, `e5-e8xe9` stays
/// whole.
void append_squares(std::string_view word, std::vector<std::string_view>& moves) {
    std::size_t begin = 0;
    for (std::size_t i = 1; i < word.size(); ++i) {
        if (!text::is_digit(word[i - 1]) || !is_file(word[i])) continue;
        moves.push_back(word.substr(begin, i - begin));
        begin = i;
    }
    moves.push_back(word.substr(begin));
}

std::vector<std::string_view> split_moves(std::string_view text) {
    std::vector<std::string_view> moves;
    for (const std::string_view word : text::words(text)) {
        for (const std::string_view piece : text::split(word, ',')) {
            if (!piece.empty()) append_squares(piece, moves);
        }
    }
    return moves;
}

/// Where the word `moves` stands alone, or npos.
std::size_t find_moves_word(std::string_view text) {
    for (const std::string_view word : text::words(text)) {
        if (word == "moves") return static_cast<std::size_t>(word.data() - text.data());
    }
    return std::string_view::npos;
}

}  // namespace

TranscriptParts transcript_parts(std::string_view text) {
    text = text::trim(text);
    const std::size_t keyword = find_moves_word(text);
    if (keyword != std::string_view::npos) {
        return {text::trim(text.substr(0, keyword)),
                split_moves(text.substr(keyword + std::string_view("moves").size()))};
    }
    if (begins_like_a_move(text)) return {{}, split_moves(text)};
    return {text, {}};
}

}  // namespace outflank
