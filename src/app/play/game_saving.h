/// How a game gets into a file, and what keeps it from being written over something that would be
/// lost.
#pragma once

#include <optional>
#include <string>

#include "app/play/game_plan.h"
#include "core/result.h"

namespace outflank::app {

/// As a saved game.
std::string write_plan(const GamePlan& plan);
/// As the end of the file's name says (json, ggf, sgf, pgn, otg, obf, board), else as a saved game.
/// What such a file says of the same game so far, its event, the names of people, remarks, stays;
/// what it says of its end does not.
/// The error says why this game cannot be written so.
Result<std::string> text_to_save(const std::string& file, const GamePlan& plan);
/// A file of several games is not written over by one.
Result<Done> check_is_no_list(const std::string& file, const GamePlan& plan);
/// Refuses both.
Result<Done> save_plan(const std::string& file, const GamePlan& plan);

/// The same for a file that was promised before the game. A game that may not go into it, such as
/// one of another kind, goes as a saved game into a new file beside it, and the sentence says so;
/// nothing where it went where it was to go.
Result<std::optional<std::string>> save_plan_or_beside(const std::string& file,
                                                       const GamePlan& plan);

}  // namespace outflank::app
