/// Worker: one thread's searcher, as the engine sees it. Behind it stands one instruction set's
/// code.
#pragma once

#include <cstdint>

#include "engine/busy_moves.h"
#include "engine/node.h"
#include "engine/task.h"
#include "eval/pattern_tables.h"
#include "games/othello/scoring.h"
#include "search/control.h"
#include "search/table.h"

namespace outflank::engine {

/// What the workers of one engine have in common.
struct Shared {
    Table& table;
    Control& control;
    BusyMoves busy;
    const eval::PatternTables* weights;  // null: the hand-made evaluation
    const eval::SearchErrors& errors;  // of that evaluation
};

struct RootResult {
    int score = 0;  // hundredths of a disc
    int square = TableEntry::NoMove;
};

class Worker {
  public:
    virtual ~Worker() = default;

    /// The best of the root moves at one stage, within a window. After a stop: the best of those
    /// that were finished and raised alpha, or no move at all. REQUIRES: one of `root_moves` is
    /// legal.
    virtual RootResult search_root(const Node& root, const Stage& stage, int alpha, int beta,
                                   Bitboard root_moves) = 0;

    /// What earlier searches found, but for the table, which is not the worker's own.
    virtual void forget() = 0;

    /// Whether other workers are at it too, so that busy moves are put off.
    virtual void work_in_parallel(bool parallel) = 0;

    /// Positions entered since the last time nodes were forgotten. Not while the worker works.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    /// The same, as of a moment ago. Any thread, at any time.
    [[nodiscard]] virtual std::uint64_t nodes_lately() const = 0;
    virtual void forget_nodes() = 0;
};

/// Made by each instruction set's own file; null when it has no such board. The caller owns it.
struct WorkerMaker {
    Worker* (*make)(Shared& shared, int board_size, othello::Scoring scoring);
};

extern const WorkerMaker PortableWorkers;
#ifdef OUTFLANK_X86
extern const WorkerMaker Avx2Workers;
extern const WorkerMaker Avx512Workers;
#endif

}  // namespace outflank::engine
