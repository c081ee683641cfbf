/// `outflank train --network`: learns the network that corrects a linear evaluation.
#pragma once

#include "app/train_command.h"
#include "core/result.h"

namespace outflank::app {

/// The exit code, or the sentence for a bad command line.
Result<int> run_network_training(const TrainOptions& options);

}  // namespace outflank::app
