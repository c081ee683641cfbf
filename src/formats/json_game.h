/// The game record in JSON: one game a line, of any game, with nothing left out. The schema is in
/// docs/formats/game-record.md.
///
///     {"format":"outflank-game","version":1,"game":"othello 8x8","tags":{"black":"a"},
///      "moves":"f5 d6","remarks":[{"ply":1,"eval":1.5,"seconds":0.2,"comment":"!"}],
///      "result":{"winner":"black","margin":12}}
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "formats/game_sheet.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::formats {

/// Which game a line is a record of, as that game names itself.
Result<std::string> game_named_in_json(std::string_view line);

/// Strict: a member that is missing or of another type is an error that names it; members nobody
/// knows are skipped. A move that is illegal is named with its number.
template <Game G>
Result<GameSheet<G>> parse_json_game(const G& game, std::string_view line);

/// One line, without its end.
template <Game G>
std::string format_json_game(const GameSheet<G>& sheet);

extern template Result<GameSheet<othello::Othello>> parse_json_game(const othello::Othello&,
                                                                    std::string_view);
extern template Result<GameSheet<tafl::Tafl>> parse_json_game(const tafl::Tafl&, std::string_view);
extern template std::string format_json_game(const GameSheet<othello::Othello>&);
extern template std::string format_json_game(const GameSheet<tafl::Tafl>&);

}  // namespace outflank::formats
