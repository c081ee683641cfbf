/// Games of tafl in OpenTafl's notation (.otg): the syntax is opentafl_text's, the meaning is here.
///
/// A record tells its rules in a language of its own, in which few variants can be said exactly. So
/// the rules are known by their name (comp424, ashton, brandubh), or the reader says by which it
/// wants to read; a move they forbid is an error. Two tags are ours: `side` and `ply`, where a
/// position that is not the start needs them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "formats/game_sheet.h"
#include "games/tafl/rules.h"

namespace outflank::formats {

inline constexpr std::string_view OpenTaflExpected =
    "expected a game in OpenTafl notation, [attackers:name] ... 1. d2-e2 c4-c5";

/// Takes the first game off the text; nothing where there is none. An error names the move. Without
/// `rules` the record has to name them.
Result<std::optional<TaflSheet>> take_opentafl_game(std::string_view& text,
                                                    const tafl::Rules* rules);

/// Tags, a blank line, the turns, a blank line. Evaluations and times have no place there.
std::string format_opentafl_game(const TaflSheet& sheet);

/// "Ke5-e8xe9/d8", with `++` where the king is taken and `--` where he escapes. REQUIRES: legal.
std::string format_opentafl_move(const tafl::Tafl& game, const tafl::Position& position,
                                 tafl::Move move);

}  // namespace outflank::formats
