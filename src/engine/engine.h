/// Engine: the 8x8 engine as everybody else sees it. Game, evaluation, search and solver are put
/// together behind it, once per instruction set; one virtual call a search, none per node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/isa.h"
#include "core/result.h"
#include "engine/task.h"
#include "engine/weights.h"
#include "games/othello/move.h"
#include "games/othello/position8.h"
#include "games/othello/scoring.h"
#include "search/limits.h"
#include "search/report.h"

namespace outflank::engine {

using Report = SearchReport<othello::Move>;

struct Options {
    std::size_t hash_megabytes = 256;
    unsigned threads = 1;
    othello::Scoring scoring = othello::Scoring::WinnerTakesEmpties;
    int board_size = 8;  // 4 or 6: those boards, in the middle of the 8x8 one
    Weights weights = shipped_weights();
};

class Engine {
  public:
    /// Refuses a table or a number of threads that cannot be had, and board sizes other than 4, 6
    /// and 8.
    static Result<std::unique_ptr<Engine>> make(Isa isa, const Options& options);
    virtual ~Engine() = default;

    /// Thinks until the task's goal or a limit is reached and gives the best found; reports after
    /// each stage on the way, and now and then during a long one, on the calling thread. Blocks.
    /// One call at a time. With one thread and no time limit the same call gives the same result,
    /// down to the nodes, on every machine and instruction set.
    ///
    /// The report's line is empty only when the game is over: its score is then the final one. A
    /// forced pass is a line that begins with a pass. Scores are in hundredths of a disc.
    virtual Report search(const othello::Position8& position, const Task& task,
                          const Limits& limits, const OnReport<othello::Move>& on_report) = 0;

    /// Forgets what earlier searches found.
    virtual void forget() = 0;
};

}  // namespace outflank::engine
