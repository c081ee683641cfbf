/// The commands of the training cycle where the game is tablut: its evaluation is small, so games
/// are lines of text and training takes seconds.
#pragma once

#include <optional>

#include "app/evaluate_command.h"
#include "app/selfplay_command.h"
#include "app/train_command.h"
#include "games/tafl/tafl.h"

namespace outflank::app {

/// Nothing where the game is 8x8 Othello; tablut by its rules; other boards have nothing to learn.
Result<std::optional<tafl::Tafl>> choose_learned_game(const GameOptions& options);

Result<int> run_tafl_selfplay(const tafl::Tafl& game, const SelfplayOptions& options);

/// Writes weights at once; there is nothing to export.
Result<int> run_tafl_train(const tafl::Tafl& game, const TrainOptions& options);

Result<int> run_tafl_evaluate(const tafl::Tafl& game, const EvaluateOptions& options);

}  // namespace outflank::app
