#include "analysis/tree_json.h"

#include <cmath>

#include "analysis/tree_words.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::analysis {

namespace {

using Json = nlohmann::ordered_json;

template <class T>
Json known_or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

/// Finer than a table of values needs.
double to_four_places(double value) { return std::round(value * 1e4) / 1e4 + 0.0; }

Json sides_json(const std::array<std::string, 2>& names) {
    return {text::lower(names[0]), text::lower(names[1])};
}

Json score_json(const std::optional<Score>& score, Unit unit) {
    return score ? Json(in_unit(*score, unit) + 0.0) : Json(nullptr);
}

Json node_json(const SearchedTree& tree, std::size_t id) {
    const SearchedNode& node = tree.nodes[id];
    return {{"id", id},
            {"parent", known_or_null(node.parent)},
            {"ply", node.ply},
            {"order", node.order},
            {"side", text::lower(tree.name_of(node.side))},
            {"move", text_or_null(node.move)},
            {"position", node.position},
            {"alpha", score_json(node.alpha, tree.unit)},
            {"beta", score_json(node.beta, tree.unit)},
            {"alpha_from", known_or_null(node.alpha_from)},
            {"beta_from", known_or_null(node.beta_from)},
            {"value", score_json(node.value, tree.unit)},
            {"claim", name(node.claim)},
            {"ending", name(node.ending)},
            {"best", text_or_null(node.best)},
            {"unseen", node.unseen},
            {"why", text_or_null(cut_words(tree, node))},
            {"entered", node.entered},
            {"best_line", node.is_on_best_line}};
}

Json depths_json(const SearchedTree& tree) {
    Json depths = Json::array();
    for (const SearchedDepth& each : tree.before)
        depths.push_back({{"depth", each.depth}, {"entered", each.entered}});
    return depths;
}

Json node_json(const SampledTree& tree, std::size_t id) {
    const SampledNode& node = tree.nodes[id];
    return {{"id", id},
            {"parent", known_or_null(node.parent)},
            {"ply", node.ply},
            {"side", text::lower(tree.name_of(node.side))},
            {"move", text_or_null(node.move)},
            {"position", node.position},
            {"visits", node.visits},
            {"value", to_four_places(node.value)},
            {"ucb", node.bound ? Json(to_four_places(*node.bound)) : Json(nullptr)},
            {"proof", name(node.proof)},
            {"untried", node.untried},
            {"best_line", node.is_on_best_line}};
}

Json selection_json(const SampledTree& tree, const SampledSelection& selection) {
    Json candidates = Json::array();
    for (const SampledCandidate& each : selection.candidates)
        candidates.push_back({{"move", each.move},
                              {"visits", each.visits},
                              {"value", to_four_places(each.value)},
                              {"ucb", to_four_places(each.bound)},
                              {"lost", each.is_lost}});
    return {{"side", text::lower(tree.name_of(selection.side))},
            {"move", selection.move},
            {"node", known_or_null(selection.node)},
            {"candidates", std::move(candidates)}};
}

Json step_json(const SampledTree& tree, const SampledStep& step) {
    Json selections = Json::array();
    for (const SampledSelection& each : step.selections)
        selections.push_back(selection_json(tree, each));
    Json changes = Json::array();
    for (const SampledChange& each : step.changes)
        changes.push_back({{"node", known_or_null(each.node)},
                           {"move", text_or_null(each.move)},
                           {"visits", each.visits},
                           {"value", to_four_places(each.value)}});
    return {{"select", std::move(selections)},
            {"expanded", known_or_null(step.expanded)},
            {"value", to_four_places(step.value)},
            {"proven", step.is_proven},
            {"back_up", std::move(changes)}};
}

}  // namespace

Json json_of(const SearchedTree& tree) {
    Json nodes = Json::array();
    for (std::size_t id = 0; id < tree.nodes.size(); ++id) nodes.push_back(node_json(tree, id));
    return {{"search", tree.prunes ? "alphabeta" : "minimax"},
            {"game", tree.game},
            {"player", tree.player},
            {"sides", sides_json(tree.side_names)},
            {"view", text::lower(tree.name_of(tree.root().side))},
            {"unit", name(tree.unit)},
            {"depth", tree.depth},
            {"value", score_json(tree.root().value, tree.unit)},
            {"line", tree.line},
            {"entered", tree.entered},
            {"cuts", tree.cuts},
            {"minimax", {{"entered", tree.minimax_entered}, {"counted", tree.is_minimax_counted}}},
            {"before", depths_json(tree)},
            {"deepest", tree.deepest},
            {"nodes", std::move(nodes)}};
}

Json json_of(const SampledTree& tree) {
    Json nodes = Json::array();
    for (std::size_t id = 0; id < tree.nodes.size(); ++id) nodes.push_back(node_json(tree, id));
    Json steps = Json::array();
    for (const SampledStep& step : tree.steps) steps.push_back(step_json(tree, step));
    return {{"search", "mcts"},
            {"game", tree.game},
            {"player", tree.player},
            {"sides", sides_json(tree.side_names)},
            {"c", tree.exploration},
            {"leaf", tree.leaf},
            {"simulations", tree.simulations},
            {"positions", tree.positions},
            {"line", tree.line},
            {"nodes", std::move(nodes)},
            {"steps", std::move(steps)}};
}

}  // namespace outflank::analysis
