/// `outflank label`: new scores for the positions of games that are there already.
#pragma once

#include <string>

#include "app/labelling_options.h"
#include "app/learn_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct LabelOptions {
    std::string file;
    LabellingOptions labelling;
    std::string seed;
    LearnOptions learn;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_label(const LabelOptions& options);

/// What the command line may say.
void declare_label(CommandLine& command, LabelOptions& options);

}  // namespace outflank::app
