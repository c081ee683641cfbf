/// GameAnalysis: what a whole game was worth, move by move, as plain values: moves are text and
/// scores numbers, so that a command, a page, a protocol and a web server can all tell the same
/// thing without knowing the game.
///
/// Every position is judged once. What a position is worth after a move is what it is worth to the
/// other side, turned round; so a game of n moves takes n + 1 judgements, and a move's loss is
/// exact where the two judgements around it are. Scores are in the unit of the game: discs in
/// Othello, in Tafl 1 for a win, 0 for a draw, and shades between from the evaluation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/explanation.h"
#include "analysis/label.h"
#include "games/game.h"

namespace outflank::analysis {

/// A score for Side::One as that side sees it, and back again.
constexpr double for_side(double score, Side side) { return side == Side::One ? score : 0 - score; }

/// What a position is worth with best play.
struct Standing {
    double score = 0;  // for Side::One
    std::vector<std::string> line = {};  // best play; empty: the game is over
    int depth = 0;  // plies
    int selectivity = 100;  // in percent; 100: nothing was left out on a guess
    bool is_exact = false;  // the score is the true value of the position
};

/// A move of a record, judged. Scores are for the side that made it.
struct MoveAnalysis {
    std::size_t number = 0;  // in the record, from 1
    Side side = Side::One;
    std::string move;
    std::string best;  // the move itself where nothing better is known
    std::vector<std::string> best_line;  // begins with `best`
    std::vector<std::string> played_line;  // begins with `move`
    double best_score = 0;
    double played_score = 0;
    double loss = 0;  // best_score - played_score, never below 0
    int depth = 0;  // of the judgement that is not exact; if both are or none is, of the one before
    int selectivity = 100;  // of the same
    bool is_exact = false;  // both are
    Label label = Label::None;
    std::vector<Explanation>
        reasons;  // of a labelled move, the most telling first; never empty there
};

struct SideTotals {
    std::size_t moves = 0;  // judged; passes are no moves
    double loss = 0;
    std::array<std::size_t, LabelCount> labels{};  // how many, by Label

    [[nodiscard]] double mean_loss() const;
    [[nodiscard]] std::size_t count(Label label) const;
};

struct GameAnalysis {
    std::string game;  // as it names itself
    Unit unit = Unit::Discs;
    std::array<std::string, 2> side_names;  // by index(Side)
    std::vector<std::string> positions;  // as text, one more than there are moves
    std::vector<std::string> played;  // every move, passes too
    std::optional<Outcome> outcome;  // nothing: the record ends before the game does
    std::vector<std::optional<Standing>> standings;  // of the positions; nothing: not judged
    std::vector<MoveAnalysis> moves;  // those that were judged, in order, passes left out

    /// Every position was judged.
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] SideTotals totals(Side side) const;

    /// The number of moves after which every position to the end is judged exactly; nothing where
    /// not even the last one is.
    [[nodiscard]] std::optional<std::size_t> exact_from() const;

    /// The number of moves after which the winner did not change any more: the last position has a
    /// verdict, and this is the first from which on every position has the same. 0: it was so from
    /// the start. Nothing where the last position has none, or not every position was judged.
    [[nodiscard]] std::optional<std::size_t> decided_after() const;
};

/// "Black", "the attackers".
std::string side_words(Side side, const GameAnalysis& game);

/// Who wins with best play: 1 Side::One, -1 Side::Two, 0 nobody. Nothing while it is open: in
/// Othello an inexact score under a disc, in Tafl everything that is not proven.
std::optional<int> verdict(const Standing& standing, Unit unit);

}  // namespace outflank::analysis
