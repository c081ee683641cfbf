/// `outflank solve`: exact endgames, from a file of problems or from the start of a small board.
#pragma once

#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "app/engine_choice.h"
#include "app/solution.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct SolveOptions {
    std::string file;
    std::string size;
    std::string time;
    EngineOptions engine;
    bool only_winner = false;
    bool raw = false;
    bool json = false;
};

/// Solves one problem after the other and tells each on `out` as soon as it is done, then the
/// totals. A stop ends the problem at hand where it is, and leaves out the rest.
SolveTotals solve_problems(engine::Engine& engine, const std::vector<formats::ObfProblem>& problems,
                           const SolveQuestion& question, bool json, const std::stop_token& stop,
                           std::ostream& out);

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_solve(const SolveOptions& options);

/// What the command line may say.
void declare_solve(CommandLine& command, SolveOptions& options);

}  // namespace outflank::app
