/// A game out of the messages between a Tablut Challenge server and its clients, one a line: bare
/// JSON, or wrapped as {"conn":"white","payload_text":"..."} by whoever listened.
#pragma once

#include "core/text_source.h"
#include "formats/game_file.h"

namespace outflank::app {

/// The server tells the board after every move; the move is the one that leads there. An error
/// names the line.
Result<Done> read_challenge_log(TextSource& source, const formats::OnTaflSheet& on_sheet);

}  // namespace outflank::app
