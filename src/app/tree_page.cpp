#include "app/tree_page.h"

#include <string_view>

#include "fmt/format.h"

#include "analysis/tree_json.h"
#include "analysis/tree_words.h"
#include "arena/markup.h"
#include "nlohmann/json.hpp"

namespace outflank::embedded {
extern const std::string_view TreePage;
extern const std::string_view TreeStyle;
extern const std::string_view TreeScript;
extern const std::string_view SearchedTreeScript;
extern const std::string_view SampledTreeScript;
extern const std::string_view ReportStyle;
extern const std::string_view BoardScript;
}  // namespace outflank::embedded

namespace outflank::app {

namespace {

std::string paragraph(const std::string& words) {
    return words.empty() ? "" : "<p>" + arena::escaped(words) + "</p>\n";
}

/// What the search found, without a script.
std::string findings(const analysis::SearchedTree& tree) {
    return paragraph(fmt::format("Best play: {} ({}).", fmt::join(tree.line, " "),
                                 analysis::score_words(tree.root().value, tree.unit))) +
           paragraph(analysis::comparison_words(tree)) + paragraph(analysis::view_words(tree)) +
           paragraph(analysis::limit_words(tree));
}

std::string findings(const analysis::SampledTree& tree) {
    return paragraph(fmt::format("Most visited: {} after {}.", fmt::join(tree.line, " "),
                                 analysis::counted(tree.simulations, "simulation"))) +
           paragraph(analysis::view_words(tree)) + paragraph(analysis::limit_words(tree));
}

template <class Tree>
std::string page_of(const Tree& tree) {
    return arena::filled(
        embedded::TreePage,
        {{"title", arena::escaped(fmt::format("The search tree of {}", tree.player))},
         {"facts", arena::escaped(
                       fmt::format("{} · {} to move", tree.game, tree.name_of(tree.root().side)))},
         {"style", std::string(embedded::ReportStyle) + std::string(embedded::TreeStyle)},
         {"findings", findings(tree)},
         {"tree", arena::script_json(analysis::json_of(tree))},
         {"script", std::string(embedded::BoardScript) + std::string(embedded::SearchedTreeScript) +
                        std::string(embedded::SampledTreeScript) +
                        std::string(embedded::TreeScript)}});
}

}  // namespace

std::string tree_page(const analysis::SearchedTree& tree) { return page_of(tree); }
std::string tree_page(const analysis::SampledTree& tree) { return page_of(tree); }

}  // namespace outflank::app
