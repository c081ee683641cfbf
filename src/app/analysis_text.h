/// A whole game's analysis as text: a graph of the score, a table of the moves, what was wrong with
/// the bad ones, and the totals. A line each, plain ASCII but for what the game itself is called.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analysis/game_analysis.h"

namespace outflank::app {

using Lines = std::vector<std::string>;

/// The score after every move as bars, the first side's above the line, at most `columns` wide:
///
///     +6 |            #
///     +3 |      : : : # #
///      0 +---------------
///     -3 |  : :
///         1        mb
///
/// `#` is exact, `:` is judged; below stand i, m and b for inaccuracies, mistakes and blunders.
Lines score_graph(const analysis::GameAnalysis& game, std::size_t columns);

/// Every judged move with its scores and its best alternative.
Lines move_table(const analysis::GameAnalysis& game);

/// The labelled moves, each with the sentences that say why; longer ones are wrapped at `columns`.
Lines explained_moves(const analysis::GameAnalysis& game, std::size_t columns);

/// Where the game was decided and from where on all of it is exact, as far as that is known.
Lines turning_points(const analysis::GameAnalysis& game);

/// What both sides lost, and the turning points; longer lines are wrapped at `columns`.
Lines summary(const analysis::GameAnalysis& game, std::size_t columns);

/// "Black won by 4 (discs)", "unfinished".
std::string result_words(const analysis::GameAnalysis& game);

/// Why nothing is said of any move: none was bad, or none was judged before an interruption.
std::string no_fault_words(const analysis::GameAnalysis& game);

/// "blunder", "blunders".
std::string plural(analysis::Label label, std::size_t count);

/// "+3.5" discs or "+0.35" of a game; "+12" where it is exact.
std::string score_words(double score, bool is_exact, analysis::Unit unit);
/// "9.4" discs, "0.21" of a game.
std::string loss_words(double loss, analysis::Unit unit);

}  // namespace outflank::app
