#include "app/tree_text.h"

#include <algorithm>
#include <utility>

#include "fmt/format.h"

#include "analysis/tree_words.h"
#include "app/tree_drawing.h"

namespace outflank::app {

namespace {

using analysis::SearchedNode;
using analysis::SearchedTree;

constexpr std::size_t FittingLines = 120;

template <class Tree>
int deepest_that_fits(const Tree& tree) {
    std::vector<std::size_t> lines;  // by ply
    for (const auto& node : tree.nodes) {
        lines.resize(std::max(lines.size(), static_cast<std::size_t>(node.ply) + 1));
        ++lines[static_cast<std::size_t>(node.ply)];
    }
    std::size_t sum = 0;
    std::size_t ply = 0;
    while (ply < lines.size() && (ply <= 1 || sum + lines[ply] <= FittingLines))
        sum += lines[ply++];
    return static_cast<int>(ply) - 1;
}

/// Words of a tree's nodes.
class SearchedLabels {
  public:
    SearchedLabels(const SearchedTree& tree, const TreeLook& look) : tree_(tree), look_(look) {}

    [[nodiscard]] std::string label(std::size_t id) const {
        const SearchedNode& node = tree_.nodes[id];
        const std::string move = node.move.empty() ? "root" : node.move;
        const std::string head = fmt::format("{}{} {} {}", node.is_on_best_line ? "*" : "", move,
                                             sign(node.claim), score(node.value));
        return (node.is_on_best_line ? strong(head, look_) : head) + "  " +
               faint(fmt::format("#{} {}{}", node.order, window(node), ending(node)), look_);
    }

    [[nodiscard]] std::string note(std::size_t id) const {
        const SearchedNode& node = tree_.nodes[id];
        if (!node.is_cut()) return "";
        return fmt::format("{}: {}", fmt::join(node.unseen, " "), analysis::cut_words(tree_, node));
    }

  private:
    [[nodiscard]] std::string score(Score score) const {
        return analysis::score_words(score, tree_.unit);
    }
    [[nodiscard]] std::string window(const SearchedNode& node) const {
        if (!tree_.prunes) return "";
        return fmt::format("({} .. {}) ", node.alpha ? score(*node.alpha) : "-" + infinity(),
                           node.beta ? score(*node.beta) : "+" + infinity());
    }
    [[nodiscard]] std::string infinity() const { return look_.has_unicode ? "∞" : "inf"; }
    [[nodiscard]] std::string_view sign(Claim claim) const {
        if (claim == Claim::Exactly) return "=";
        if (claim == Claim::AtLeast) return look_.has_unicode ? "≥" : ">=";
        return look_.has_unicode ? "≤" : "<=";
    }
    [[nodiscard]] std::string ending(const SearchedNode& node) const {
        if (node.ending == Ending::Judged) return "judged";
        if (node.ending == Ending::Over) return "game over";
        std::string words = tree_.name_of(node.side) + " to move";
        if (!node.best.empty()) words += ", best " + node.best;
        const bool is_last = node.ply >= std::min(look_.depth, tree_.deepest);
        if (is_last && node.entered > 1)
            words += fmt::format(", {} below", analysis::counted(node.entered - 1, "position"));
        return words;
    }

    const SearchedTree& tree_;
    const TreeLook& look_;
};

std::string legend(const SearchedTree& tree, const TreeLook& look) {
    const std::string order = "#the order in which it was entered";
    if (!tree.prunes)
        return fmt::format("Each line: the move, what it is worth, {}. * is best play.", order);
    return fmt::format(
        "Each line: the move, what it is worth ({} at least, {} at most), {}, (alpha .. beta). * "
        "is best play. {} is a cut.",
        look.has_unicode ? "≥" : ">=", look.has_unicode ? "≤" : "<=", order,
        look.has_unicode ? "✂" : "x");
}

}  // namespace

int fitting_depth(const analysis::SearchedTree& tree) { return deepest_that_fits(tree); }
int fitting_depth(const analysis::SampledTree& tree) { return deepest_that_fits(tree); }

Lines tree_lines(const SearchedTree& tree, const TreeLook& look) {
    Lines lines;
    say(lines,
        fmt::format("{} in {}, {} to move: {} ({}).", tree.player, tree.game,
                    tree.name_of(tree.root().side), fmt::join(tree.line, " "),
                    analysis::score_words(tree.root().value, tree.unit)),
        look);
    say(lines, analysis::view_words(tree), look);
    say(lines, analysis::comparison_words(tree), look);
    for (const auto& each : tree.before)
        say(lines,
            fmt::format("Before it came depth {}, with {}.", each.depth,
                        analysis::counted(each.entered, "position")),
            look);
    say(lines, legend(tree, look), look);
    say(lines, analysis::limit_words(tree), look);
    lines.emplace_back();
    const SearchedLabels labels(tree, look);
    const DrawnTree picture{children_of(tree.nodes),
                            [&](std::size_t id) { return labels.label(id); },
                            [&](std::size_t id) { return labels.note(id); }};
    for (std::string& line : drawn(picture, look)) lines.push_back(std::move(line));
    return lines;
}

}  // namespace outflank::app
