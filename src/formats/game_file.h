/// Files of Othello games by their kind: which one a name means, and games in and out of each.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

enum class FileKind : std::uint8_t { Transcript, Json, Ggf, Sgf, Pgn, Obf, Board, Wthor };

/// By the word for it, which is also how its files are called: txt, json, ggf, sgf, pgn, obf,
/// board, wtb.
Result<FileKind> parse_file_kind(std::string_view word);
/// By the end of a file's name, upper or lower case.
Result<FileKind> kind_of_file(std::string_view name);

using OnSheet = std::function<Result<Done>(const OthelloSheet&)>;

/// Hands over the games of a text in their order and stops at the first that is refused. A text of
/// transcripts is one game, or one a line where the first lines are games by themselves. `game` is
/// the board meant where the text does not say. REQUIRES: kind is not Wthor.
Result<Done> read_games(FileKind kind, const othello::Othello& game, std::string_view text,
                        const OnSheet& on_sheet);

/// A game as it stands in such a file, line end and all; OBF and board files take its last
/// position. REQUIRES: kind is not Wthor.
Result<std::string> write_game(FileKind kind, const OthelloSheet& sheet);

}  // namespace outflank::formats
