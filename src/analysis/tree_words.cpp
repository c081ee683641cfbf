#include "analysis/tree_words.h"

#include "fmt/format.h"

namespace outflank::analysis {

namespace {

/// Black is one, the attackers are many.
std::string_view verb(std::string_view who, std::string_view of_one, std::string_view of_many) {
    return who.ends_with('s') ? of_many : of_one;
}

/// The move that the path to the node took where the owner of a bound is the other choice.
const std::string& choice_beside(const SearchedTree& tree, const SearchedNode& node,
                                 const SearchedNode& owner) {
    const SearchedNode* step = &node;
    while (step->parent != owner.parent) step = &tree.nodes[*step->parent];
    return step->move;
}

std::string position_count(std::uint64_t count) { return counted(count, "position"); }

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

std::string counted(std::uint64_t count, std::string_view what) {
    return fmt::format("{} {}{}", grouped(count), what, count == 1 ? "" : "s");
}

std::string cut_words(const SearchedTree& tree, const SearchedNode& node) {
    if (!node.is_cut()) return "";
    const bool is_root_side = node.side == tree.root().side;
    const std::string& other = tree.name_of(opponent(node.side));
    const SearchedNode& owner = tree.nodes[*(is_root_side ? node.beta_from : node.alpha_from)];
    const Score elsewhere = *(is_root_side ? node.beta : node.alpha);
    const auto what = is_root_side ? fmt::format("{} it to", verb(other, "keeps", "keep"))
                                   : std::string(verb(other, "has", "have"));
    return fmt::format(
        "After {} the score here is {} {}. {} {} no reason to come here: with {} instead of {} {} "
        "already {} {}. {} {} not looked at.",
        node.best, name(node.claim), score_words(node.value, tree.unit), other,
        verb(other, "has", "have"), owner.move, choice_beside(tree, node, owner),
        verb(other, "it", "they"), what, score_words(elsewhere, tree.unit),
        counted(node.unseen.size(), "move"), node.unseen.size() == 1 ? "is" : "are");
}

std::string view_words(const SearchedTree& tree) {
    const std::string& own = tree.name_of(tree.root().side);
    const std::string& other = tree.name_of(opponent(tree.root().side));
    return fmt::format("All scores are for {}, {}: {} {} for the highest, {} for the lowest.", own,
                       tree.unit == Unit::Discs ? "in discs" : "where 1 is a win and -1 a loss",
                       own, verb(own, "looks", "look"), other);
}

std::string comparison_words(const SearchedTree& tree) {
    const std::string entered = position_count(tree.entered);
    if (!tree.prunes)
        return fmt::format("minimax entered {} here: every line to depth {}.", entered, tree.depth);
    return fmt::format("minimax would enter {}{} here; alpha-beta entered {} ({}).",
                       tree.is_minimax_counted ? "" : "more than ",
                       position_count(tree.minimax_entered), grouped(tree.entered),
                       counted(tree.cuts, "cut"));
}

std::string limit_words(const SearchedTree& tree) {
    if (tree.is_complete()) return "";
    return fmt::format(
        "The search entered {}, too many to keep: here are the {} of the first {}; of those below "
        "only the number is known.",
        position_count(tree.entered), grouped(tree.nodes.size()),
        tree.deepest == 1 ? "ply" : fmt::format("{} plies", tree.deepest));
}

std::string limit_words(const SampledTree& tree) {
    if (tree.nodes.size() == tree.positions) return "";
    return fmt::format("The tree has {}, too many to keep: here are the {} visited most.",
                       position_count(tree.positions), grouped(tree.nodes.size()));
}

std::string view_words(const SampledTree& tree) {
    return fmt::format(
        "A value is the share of simulations won, 0 to 1, for the side that makes the move. UCB = "
        "value + {} sqrt(ln(visits of the position) / visits of the move): the next simulation "
        "goes where it is highest.",
        tree.exploration);
}

}  // namespace outflank::analysis
