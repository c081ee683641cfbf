/// The engine that `--threads` and `--hash` ask for.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/result.h"
#include "engine/engine.h"

namespace outflank::app {

/// As typed; empty where nothing was.
struct EngineOptions {
    std::string threads;
    std::string hash;
    std::string weights;  // a file
};

/// All cores, unless another number was typed.
Result<unsigned> parse_threads(const std::string& typed);

/// `--level`, 0 to 60; nothing where nothing was typed.
Result<std::optional<int>> parse_level(const std::string& typed);

/// What was typed, and the usual where nothing was.
Result<engine::Options> parse_engine_options(const EngineOptions& typed);

/// For the instruction set of this machine.
Result<std::unique_ptr<engine::Engine>> make_engine(const engine::Options& options);

}  // namespace outflank::app
