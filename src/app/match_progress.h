/// MatchProgress: how a match stands, on one line, while it is played.
#pragma once

#include <optional>
#include <string>

#include "app/progress_line.h"
#include "arena/played_game.h"
#include "arena/tally.h"
#include "search/limits.h"

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
    [[nodiscard]] std::string time_left() const;

    ProgressLine line_;
    int to_play_;
    bool is_tournament_;
    int played_ = 0;
    arena::Tally tally_;
    Clock::time_point begin_ = Clock::now();
};

/// "45s", "12m 05s", "3h 20m".
std::string span_words(double seconds);

}  // namespace outflank::app
