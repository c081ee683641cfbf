/// Games and positions as the web API has them (docs/api.md, "Values").
#pragma once

#include <string>
#include <vector>

#include "app/game_choice.h"
#include "core/result.h"
#include "nlohmann/json_fwd.hpp"
#include "play/record.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

using Json = nlohmann::ordered_json;

/// The game that a message names.
Result<AnyGame> game_of(const protocol::web::GameName& name);
/// Every game that the page offers.
std::vector<AnyGame> offered_games();

Json json_of(const AnyGame& game);
/// The squares of a tablut board that are not like the others; null in Othello.
Json ground_of(const AnyGame& game);

/// The position at the end of the record, with the move that led there.
template <Game G>
Json board_of(const GameRecord<G>& record);
/// The start, and the position after each move.
template <Game G>
Json boards_of(const GameRecord<G>& record);

/// The end of the game as the moves say; null while it goes on.
Json json_of(const std::optional<Outcome>& outcome);

/// The moves as texts.
template <Game G>
std::vector<std::string> move_texts(const G& game, const std::vector<typename G::Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const auto move : moves) texts.push_back(game.format(move));
    return texts;
}

}  // namespace outflank::app::web
