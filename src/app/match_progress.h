/// MatchProgress: how a match stands, on one line, while it is played.
#pragma once

#include "app/progress_line.h"
#include "app/time_left.h"
#include "arena/played_game.h"
#include "arena/tally.h"

namespace outflank::app {

class MatchProgress {
  public:
    /// `games` are still to be played. A tournament has no single standing: only its games are
    /// counted.
    MatchProgress(int games, bool is_tournament);

    /// A game that was there before this run.
    void add_finished(const arena::PlayedGame& game) { tally_.add(game); }
    /// A game has just ended.
    void add(const arena::PlayedGame& game);

    /// Takes the line away, before something lasting is written.
    void clear() { line_.clear(); }
    void show();

  private:
    ProgressLine line_;
    int to_play_;
    bool is_tournament_;
    int played_ = 0;
    arena::Tally tally_;
    TimeLeft left_{0};
};

}  // namespace outflank::app
