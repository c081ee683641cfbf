/// SearchedTree: what a textbook search did, as plain values: moves and positions are text, so that
/// a command, a page and a server can tell the same thing without knowing the game.
///
/// Inside a search scores change their sign at every step. Whoever reads a tree would have to turn
/// them round in the head, so here everything is said for one side, the one to move at the root:
/// that side chooses the highest score, its opponent the lowest. `alpha` is what the side at the
/// root has for certain, `beta` what its opponent has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/label.h"
#include "eval/score.h"
#include "games/game.h"
#include "search/recorded_tree.h"

namespace outflank::analysis {

struct SearchedNode {
    std::optional<std::size_t> parent;  // the root has none
    int ply = 0;
    Side side = Side::One;  // to move
    std::string move;  // that led here; empty at the root
    std::string position;
    std::uint64_t order = 0;  // entered as the first, second, ... of all
    std::optional<Score> alpha;  // none: nothing is certain yet
    std::optional<Score> beta;
    std::optional<std::size_t> alpha_from;  // the node that alpha is the value of
    std::optional<std::size_t> beta_from;
    Score value = 0;
    Claim claim = Claim::Exactly;
    Ending ending = Ending::Searched;
    std::string best;  // empty where no move is known to be worth the value
    std::vector<std::string> unseen;  // not looked at, because of a cut
    std::uint64_t entered = 1;  // positions from here on, this one included
    bool is_on_best_line = false;

    [[nodiscard]] bool is_cut() const { return !unseen.empty(); }
};

/// One depth of several that a search went through.
struct SearchedDepth {
    int depth = 0;
    std::uint64_t entered = 0;
};

struct SearchedTree {
    std::string game;  // "othello 8x8"
    std::array<std::string, 2> side_names;
    std::string player;  // as it was asked for
    Unit unit = Unit::Discs;
    int depth = 0;  // of the search that is shown
    std::vector<SearchedDepth> before;  // the depths that prepared it
    std::vector<SearchedNode> nodes;  // the root first, every parent before its children
    std::uint64_t entered = 0;  // positions, whether shown or not
    std::uint64_t cuts = 0;
    int deepest = 0;  // every position up to this ply is among the nodes, and none beyond
    std::vector<std::string> line;  // what both sides would play
    bool prunes = false;  // it is no plain minimax
    std::uint64_t minimax_entered = 0;  // what plain minimax enters to the same depth
    bool is_minimax_counted = true;  // false: it was given up there, so it is more

    [[nodiscard]] const SearchedNode& root() const { return nodes.front(); }
    [[nodiscard]] bool is_complete() const { return nodes.size() == entered; }
    /// "Black".
    [[nodiscard]] const std::string& name_of(Side side) const { return side_names[index(side)]; }
};

/// What a score counts: discs, or in Tafl the share of a win. Decided games of Tafl lie beyond: a
/// win counts 1000, less a thousandth for every ply that it takes.
double in_unit(Score score, Unit unit);

/// "+3", "+1.53", "+0.120"; "win in 3 plies", "loss in 2 plies" where a game of Tafl is decided.
/// Plies are counted from the root.
std::string score_words(Score score, Unit unit);

/// "exact", "at least", "at most"; "searched", "judged", "over".
std::string_view name(Claim claim);
std::string_view name(Ending ending);

}  // namespace outflank::analysis
