/// The syntax of PGN: a game is a list of tags, then words with comments between them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

struct PgnWord {
    std::string_view text;  // "f5", "1-0"; empty for what stands before the first word
    std::string comment;  // of all comments that follow it
};

struct PgnText {
    std::vector<SheetTag> tags;  // under the names of PGN
    std::vector<PgnWord> words;  // the first is empty; numbers, variations and $-signs left out
};

/// Takes one game off the front: it ends before the next tag, with its result, or with the text.
Result<PgnText> take_pgn(std::string_view& text);

/// `[Name "value"]` and a line end, with what would end the value escaped.
std::string format_pgn_tag(std::string_view name, std::string_view value);

}  // namespace outflank::formats
