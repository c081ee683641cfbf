/// Games in and out of files of every kind. Reading streams: a game is handed over as soon as it
/// has come, so a file may be as long as it likes.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/text_source.h"
#include "formats/file_kind.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

using OnSheet = std::function<Result<Done>(const OthelloSheet&)>;
using OnTaflSheet = std::function<Result<Done>(const TaflSheet&)>;

/// Hands over the games of a file in their order and stops at the first that is refused. A text of
/// transcripts is one game, or one a line where the first lines are games by themselves. `game` is
/// the board meant where the file does not say. A WTHOR file is read without names. A kind of file
/// that holds no such games is an error; the logs of servers are read by who knows their protocols.
Result<Done> read_games(FileKind kind, const othello::Othello& game, TextSource& source,
                        const OnSheet& on_sheet);
Result<Done> read_games(FileKind kind, const tafl::Tafl& game, TextSource& source,
                        const OnTaflSheet& on_sheet);

/// The same for a text that is there already.
Result<Done> read_games(FileKind kind, const othello::Othello& game, std::string_view text,
                        const OnSheet& on_sheet);
Result<Done> read_games(FileKind kind, const tafl::Tafl& game, std::string_view text,
                        const OnTaflSheet& on_sheet);

/// A game as it stands in such a file, line end and all; OBF and board files take its last
/// position. REQUIRES: kind is not Wthor, whose games need a WthorWriter.
Result<std::string> write_game(FileKind kind, const OthelloSheet& sheet);
Result<std::string> write_game(FileKind kind, const TaflSheet& sheet);

}  // namespace outflank::formats
