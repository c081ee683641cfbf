/// The analysis of a game: every position judged, every move compared with the best.
///
/// It goes from the end to the start, because what is found about later positions stays in the
/// judge's table and helps with the earlier ones; so results appear in that order.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

#include "analysis/game_analysis.h"
#include "analysis/judge.h"

namespace outflank::analysis {

/// The level that games are analysed at where nobody says otherwise: on 8x8 it solves the last 23
/// squares, and most probably the last 29.
inline constexpr int UsualLevel = 16;

/// More would not be read.
inline constexpr std::size_t MostExplanations = 3;

/// One more position has been judged.
struct Progress {
    std::size_t moves_made;  // before that position
    const Standing& standing;
    const MoveAnalysis* move;  // the move made there, now that both sides of it are known; may be
                               // null: a pass, or the end of the record
};

/// Called on the thread that analyses.
using OnProgress = std::function<void(const Progress&)>;

/// Blocks until every position is judged or the token asks it to stop; what was judged by then is
/// given.
template <Game G>
GameAnalysis analyze(Judge<G>& judge, const GameRecord<G>& record, const Effort& effort,
                     const std::stop_token& stop, const OnProgress& on_progress);

extern template GameAnalysis analyze(Judge<othello::Othello>&, const GameRecord<othello::Othello>&,
                                     const Effort&, const std::stop_token&, const OnProgress&);
extern template GameAnalysis analyze(Judge<tafl::Tafl>&, const GameRecord<tafl::Tafl>&,
                                     const Effort&, const std::stop_token&, const OnProgress&);

}  // namespace outflank::analysis
