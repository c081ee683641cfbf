/// SmallBoardSolver: the ends of games on 4x4 and 6x6, solved in a moment by the engine, which has
/// those boards in the middle of its own. What comes before is left to the generic search.
#pragma once

#include <memory>
#include <vector>

#include "analysis/hints.h"
#include "engine/engine.h"
#include "games/othello/othello.h"

namespace outflank::analysis {

class SmallBoardSolver {
  public:
    /// Null for boards of other sizes, and where its memory cannot be had.
    static std::unique_ptr<SmallBoardSolver> for_board(const othello::Othello& game);

    /// Whether the position has few enough empty squares.
    [[nodiscard]] bool is_in_reach(const othello::Position& position) const;

    /// As Engine::search, in squares of the small board.
    engine::Report solve(const othello::Position& position, const Limits& limits,
                         const OnReport<othello::Move>& on_report);
    /// The best moves, best first. REQUIRES: the game is not over.
    std::vector<engine::Report> best_moves(const othello::Position& position, HintLimits limits);

    /// As if nothing had been asked yet.
    void forget() { engine_->forget(); }

  private:
    SmallBoardSolver(const othello::Othello& game, std::unique_ptr<engine::Engine> engine)
        : game_(game), engine_(std::move(engine)) {}

    [[nodiscard]] int margin() const { return (8 - game_.size()) / 2; }
    [[nodiscard]] othello::Position8 centred(const othello::Position& position) const;
    [[nodiscard]] engine::Report moved_back(engine::Report report) const;

    othello::Othello game_;
    std::unique_ptr<engine::Engine> engine_;
};

}  // namespace outflank::analysis
