/// A recorded search told as plain values, for one side throughout.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/searched_tree.h"
#include "games/othello/move.h"
#include "search/recorded_tree.h"

namespace outflank::analysis {

namespace detail {

inline std::optional<std::size_t> id_or_none(NodeId id) {
    if (id == NoNode) return std::nullopt;
    return std::size_t{id};
}

inline std::optional<Score> score_or_none(Score score) {
    if (score <= -Infinite || score >= Infinite) return std::nullopt;
    return score;
}

/// At every second ply the other side is to move: what the search says for it is turned round, and
/// so are the ends of the window.
template <class Move>
void tell_scores(const RecordedNode<Move>& recorded, SearchedNode& told) {
    const bool is_own = recorded.ply % 2 == 0;
    told.alpha = score_or_none(is_own ? recorded.alpha : -recorded.beta);
    told.beta = score_or_none(is_own ? recorded.beta : -recorded.alpha);
    told.alpha_from = id_or_none(is_own ? recorded.alpha_from : recorded.beta_from);
    told.beta_from = id_or_none(is_own ? recorded.beta_from : recorded.alpha_from);
    told.value = is_own ? recorded.value : -recorded.value;
    told.claim = is_own ? recorded.claim : turned(recorded.claim);
}

template <Game G>
SearchedNode told_node(const G& game, const typename G::Position& position,
                       const RecordedNode<typename G::Move>& recorded) {
    SearchedNode told;
    told.parent = id_or_none(recorded.parent);
    told.ply = recorded.ply;
    told.side = game.to_move(position);
    if (told.parent) told.move = game.format(recorded.move);
    told.position = game.format(position);
    told.order = recorded.order;
    tell_scores(recorded, told);
    told.ending = recorded.ending;
    if (recorded.best) told.best = game.format(*recorded.best);
    for (const auto move : recorded.unseen) told.unseen.push_back(game.format(move));
    told.entered = recorded.entered;
    return told;
}

}  // namespace detail

/// The nodes on the line are marked as far as they were recorded.
inline void mark_best_line(SearchedTree& tree) {
    std::vector<std::size_t> marked = {0};
    tree.nodes.front().is_on_best_line = true;
    for (std::size_t id = 1; id < tree.nodes.size(); ++id) {
        SearchedNode& node = tree.nodes[id];
        const auto step = static_cast<std::size_t>(node.ply) - 1;
        if (marked.size() != step + 1 || node.parent != marked.back()) continue;
        if (step >= tree.line.size() || node.move != tree.line[step]) continue;
        node.is_on_best_line = true;
        marked.push_back(id);
    }
}

/// Everything that the tree itself says; the search, its player and its line are the caller's.
template <Game G>
SearchedTree told(const G& game, const typename G::Position& root,
                  const RecordedTree<typename G::Move>& recorded) {
    SearchedTree tree;
    tree.game = game.name();
    tree.side_names = {std::string(game.side_name(Side::One)),
                       std::string(game.side_name(Side::Two))};
    tree.unit = std::same_as<typename G::Move, othello::Move> ? Unit::Discs : Unit::Games;
    tree.entered = recorded.entered;
    tree.cuts = recorded.cuts;
    tree.deepest = recorded.deepest;
    std::vector<typename G::Position> positions;
    for (const auto& node : recorded.nodes) {
        positions.push_back(node.parent == NoNode ? root
                                                  : game.after(positions[node.parent], node.move));
        tree.nodes.push_back(detail::told_node(game, positions.back(), node));
    }
    return tree;
}

}  // namespace outflank::analysis
