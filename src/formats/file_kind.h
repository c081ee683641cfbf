/// The kinds of files that games come in, and which one a word or a file's name means.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/result.h"

namespace outflank::formats {

enum class FileKind : std::uint8_t {
    Transcript,
    Json,
    Ggf,
    Sgf,
    Pgn,
    Obf,
    Board,
    Wthor,
    OpenTafl,
    Comp424Log,
    ChallengeLog,
};

/// By the word for it, which is also how its files are called: txt, json, ggf, sgf, pgn, obf,
/// board, wtb, otg; and the logs of the two Tablut servers, comp424 and challenge.
Result<FileKind> parse_file_kind(std::string_view word);
/// By the end of a file's name, upper or lower case.
Result<FileKind> kind_of_file(std::string_view name);
/// By what a text looks like, where no name tells: json, ggf, sgf, pgn, otg, board, else a
/// transcript. What only begins like one of them, "[1] f5 d6", is a transcript.
FileKind kind_of_text(std::string_view text);

}  // namespace outflank::formats
