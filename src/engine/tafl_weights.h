/// The weights of Tafl's learned evaluation: those inside the program, and those of a file.
#pragma once

#include <string>

#include "core/result.h"
#include "eval/tafl_evaluation.h"

namespace outflank::engine {

/// The learned evaluation that ships for these rules; king-distance where none does. Any thread.
eval::TaflEvaluation shipped_tafl_evaluation(const tafl::Rules& rules);

/// By the weights of a file, which must be for these rules. The error names it.
Result<eval::TaflEvaluation> load_tafl_evaluation(const tafl::Rules& rules,
                                                  const std::string& path);

}  // namespace outflank::engine
