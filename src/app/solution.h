/// Solution: one problem of `outflank solve` with what the engine found, and how both are told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "app/small_board.h"
#include "engine/engine.h"
#include "formats/obf.h"

namespace outflank::app {

/// What is asked of every problem.
struct SolveQuestion {
    SmallBoard board{8};
    bool only_winner = false;  // win, draw or loss, not by how much
    std::optional<Duration> time;  // for each problem
};

struct Solution {
    std::size_t id = 0;  // the problem's number in the file, from 1
    formats::ObfProblem problem;
    engine::Report report;
    bool only_winner = false;

    /// Hundredths of a disc; the sign alone (in discs) where only the winner was asked for.
    [[nodiscard]] Score score() const;
    /// The file's score, said the same way.
    [[nodiscard]] std::optional<Score> expected() const;
    /// Whether score or move are not what the file says. What it says nothing of, and what was not
    /// solved to the end, is not wrong.
    [[nodiscard]] bool is_wrong() const;
};

struct SolveTotals {
    std::size_t problems = 0;
    std::size_t solved = 0;
    std::size_t wrong = 0;
    std::uint64_t nodes = 0;
    Duration time{};

    void add(const Solution& solution);
};

/// For people: a heading, a line a problem (with a second one where it is not solved or the file
/// disagrees), a line at the end.
std::string heading();
std::string told(const Solution& solution, const SmallBoard& board);
std::string told(const SolveTotals& totals);

/// For machines: one JSON object each.
std::string as_json(const Solution& solution, const SmallBoard& board);
std::string as_json(const SolveTotals& totals);

}  // namespace outflank::app
