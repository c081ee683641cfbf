/// How positions are labelled, as commands are told: which of them, and whether by a search or
/// exactly.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "learn/relabel.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct LabellingOptions {
    std::string empties;
    std::string depth;
    std::string selectivity;
    bool exact = false;
};

/// `--depth`, `--selectivity`, `--exact`.
void add_labelling_options(CommandLine& command, LabellingOptions& options);

/// The errors name the command.
Result<learn::RelabelSettings> parse_labelling(std::string_view command,
                                               const LabellingOptions& options);

}  // namespace outflank::app
