/// The Monte Carlo half of tree_text.h.
#include <algorithm>
#include <utility>

#include "fmt/format.h"

#include "analysis/tree_words.h"
#include "app/tree_drawing.h"
#include "app/tree_text.h"

namespace outflank::app {

namespace {

using analysis::SampledCandidate;
using analysis::SampledNode;
using analysis::SampledSelection;
using analysis::SampledStep;
using analysis::SampledTree;

std::string proof_words(const SampledNode& node) {
    return node.proof == mcts::Proof::Open ? ""
                                           : fmt::format(", proven {}", analysis::name(node.proof));
}

std::string node_label(const SampledTree& tree, std::size_t id, const TreeLook& look) {
    const SampledNode& node = tree.nodes[id];
    const std::string head = fmt::format("{}{}  {}", node.is_on_best_line ? "*" : "",
                                         node.move.empty() ? "root" : node.move,
                                         analysis::counted(node.visits, "visit"));
    std::string rest = fmt::format("  value {:.3f}", node.value);
    if (node.bound) rest += fmt::format("  UCB {:.3f}", *node.bound);
    rest += proof_words(node);
    if (node.untried > 0)
        rest += fmt::format(", {} never tried", analysis::counted(node.untried, "move"));
    return (node.is_on_best_line ? strong(head, look) : head) + rest;
}

/// The two highest bounds tell why.
std::string selection_words(const SampledTree& tree, const SampledSelection& selection) {
    const std::string who = tree.name_of(selection.side) + " " + selection.move;
    if (selection.candidates.empty()) return who + " (never tried)";
    std::vector<SampledCandidate> ranked = selection.candidates;
    std::erase_if(ranked, [](const auto& each) { return each.is_lost; });
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& one, const auto& other) { return one.bound > other.bound; });
    const auto chosen = std::find_if(selection.candidates.begin(), selection.candidates.end(),
                                     [&](const auto& each) { return each.move == selection.move; });
    std::string words = fmt::format("{} (UCB {:.3f}: value {:.3f}, {}", who, chosen->bound,
                                    chosen->value, analysis::counted(chosen->visits, "visit"));
    for (const auto& each : ranked) {
        if (each.move == selection.move) continue;
        words += fmt::format("; next {} {:.3f}", each.move, each.bound);
        break;
    }
    return words + ")";
}

/// The moves that were selected from one to the other, with what spoke for them.
std::string selections_words(const SampledTree& tree, const SampledStep& step, std::size_t begin,
                             std::size_t end) {
    std::string words;
    for (std::size_t i = begin; i < end; ++i)
        words += (words.empty() ? "" : ", then ") + selection_words(tree, step.selections[i]);
    return words;
}

Lines select_and_expand(const SampledTree& tree, const SampledStep& step, std::size_t number) {
    const std::size_t count = step.selections.size();
    const std::size_t expanded = step.expanded ? static_cast<std::size_t>(*step.expanded) : count;
    const std::string path = selections_words(tree, step, 0, expanded);
    Lines lines = {fmt::format("{:>3}. select    {}", number,
                               path.empty() ? "the root, where every simulation begins" : path)};
    if (step.expanded)
        lines.push_back(
            fmt::format("     expand    {} is met for the second time, so its moves get places: {}",
                        expanded == 0 ? "the root" : step.selections[expanded - 1].move,
                        selections_words(tree, step, expanded, count)));
    return lines;
}

Lines step_lines(const SampledTree& tree, const SampledStep& step, std::size_t number) {
    Lines lines = select_and_expand(tree, step, number);
    const std::string& own = tree.name_of(tree.root().side);
    lines.push_back(fmt::format("     simulate  {}: {:.3g} for {}",
                                step.is_proven ? "the game is decided here" : tree.leaf, step.value,
                                own));
    std::string changes;
    for (auto each = step.changes.rbegin(); each != step.changes.rend(); ++each)
        changes += fmt::format("{}{} {}x {:.3f}", changes.empty() ? "" : ", ",
                               each->move.empty() ? "root" : each->move, each->visits, each->value);
    lines.push_back("     back up   " + changes);
    return lines;
}

}  // namespace

Lines tree_lines(const SampledTree& tree, const TreeLook& look) {
    Lines lines;
    say(lines,
        fmt::format("{} in {}, {} to move: {} after {}.", tree.player, tree.game,
                    tree.name_of(tree.root().side), fmt::join(tree.line, " "),
                    analysis::counted(tree.simulations, "simulation")),
        look);
    say(lines, analysis::view_words(tree), look);
    say(lines, analysis::limit_words(tree), look);
    if (tree.simulations == 0) say(lines, "There is only one move: nothing to find out.", look);
    const std::size_t told = std::min(look.steps, tree.steps.size());
    for (std::size_t i = 0; i < told; ++i) {
        lines.emplace_back();
        for (std::string& line : step_lines(tree, tree.steps[i], i + 1))
            lines.push_back(std::move(line));
    }
    lines.emplace_back();
    const DrawnTree picture{children_of(tree.nodes),
                            [&](std::size_t id) { return node_label(tree, id, look); },
                            [](std::size_t) { return std::string(); }};
    for (std::string& line : drawn(picture, look)) lines.push_back(std::move(line));
    return lines;
}

}  // namespace outflank::app
