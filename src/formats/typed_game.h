/// A position or a transcript as somebody typed it: a board has to be right to the cell, moves may
/// be spelt as people spell them.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/text.h"
#include "formats/pasted_game.h"
#include "formats/pasted_tafl.h"
#include "play/record.h"

namespace outflank::formats {

/// "f5", "1. F5": no board begins like that.
inline bool begins_with_moves(std::string_view text) {
    text = text::trim(text);
    const std::size_t number = std::min(text.find_first_not_of("0123456789"), text.size());
    if (number > 0) return text.substr(number).starts_with('.');
    return text.size() >= 2 && text::is_letter(text[0]) && text::is_digit(text[1]);
}

template <Game G>
Result<GameRecord<G>> read_typed_game(const G& game, std::string_view text) {
    if (begins_with_moves(text)) return read_pasted_game(game, text);
    return GameRecord<G>::parse(game, text);
}

}  // namespace outflank::formats
