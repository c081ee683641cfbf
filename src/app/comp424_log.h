/// Games out of the lines between a COMP 424 server and its clients, as somebody kept them.
///
///     < START Player-0 ann           lines from the server, with < in front or nothing; what a
///     < 4 1 2 1 0                    client said, >, and what both clients were told, is passed
///     over < GAMEOVER WINNER 1
#pragma once

#include "core/text_source.h"
#include "formats/game_file.h"

namespace outflank::app {

/// A game ends with GAMEOVER, or with the log. An error names the line.
Result<Done> read_comp424_log(TextSource& source, const formats::OnTaflSheet& on_sheet);

}  // namespace outflank::app
