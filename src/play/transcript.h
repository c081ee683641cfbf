/// Where a text holds a position and where its moves, before any game looks at either.
#pragma once

#include <string_view>
#include <vector>

namespace outflank {

struct TranscriptParts {
    std::string_view position;  // empty: the game's own start
    std::vector<std::string_view> moves;
};

/// A text with the word `moves` has a position before it. Any other text is a transcript when it
/// begins with a move (a letter and a digit, or a pass), else a position. Moves stand between
/// blanks or commas; squares may also stand together, `f5d6c3`.
TranscriptParts transcript_parts(std::string_view text);

}  // namespace outflank
