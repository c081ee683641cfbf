/// GamePlan: everything a game begins with, whether it was asked for by options, typed, or read
/// from a file.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/game_choice.h"
#include "core/result.h"
#include "play/record.h"
#include "search/limits.h"

namespace outflank::app {

using AnyRecord = std::variant<GameRecord<othello::Othello>, GameRecord<tafl::Tafl>>;
using PlayerNames = std::array<std::string, 2>;  // by index(Side)

inline constexpr std::string_view Human = "human";

struct GamePlan {
    AnyRecord record;
    PlayerNames players;
    std::optional<Duration> move_time = std::nullopt;  // for players; people may think for ever
};

AnyRecord begin_record(const AnyGame& game);
AnyGame game_of(const AnyRecord& record);

/// What `new` may name: a board size, othello, tablut, or a rule set.
Result<AnyGame> game_of_word(std::string_view word);

/// The plan that somebody typed or pasted: a position or transcript in any spelling, or the first
/// game of a text in json, ggf, sgf or pgn. What it leaves open stays as in `usual`.
Result<GamePlan> read_pasted_plan(std::string_view text, const GamePlan& usual);
/// The plan that the text of a file holds: a saved game, a transcript or board as people paste it
/// (of several, one a line, the first), a plain board, or whatever else can be pasted.
Result<GamePlan> read_plan(std::string_view text, const GamePlan& usual);
/// Of a file of games, told by its name (json, ggf, sgf, pgn, wtb, otg, obf), the first one.
Result<GamePlan> load_plan(const std::string& file, const GamePlan& usual);

/// Whether a file, read as load_plan() does, holds a second game or whatever else behind the first.
/// One that holds no games at all does not.
bool holds_more_than_a_game(const std::string& file, const GamePlan& usual);

}  // namespace outflank::app
