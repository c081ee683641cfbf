/// A searched tree as lines of text: what each node was worth, in which order they were entered,
/// and where and why branches were cut.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analysis/sampled_tree.h"
#include "analysis/searched_tree.h"

namespace outflank::app {

using Lines = std::vector<std::string>;

/// How a tree is to look.
struct TreeLook {
    bool has_unicode = false;  // lines and signs drawn, or spelt in ASCII
    bool has_colour = false;
    int depth = 0;  // plies that are shown
    int columns = 100;  // sentences are wrapped there
    std::size_t steps = 5;  // simulations that are told step by step
};

/// As many plies as fit on a few screens; at least one.
int fitting_depth(const analysis::SearchedTree& tree);
int fitting_depth(const analysis::SampledTree& tree);

Lines tree_lines(const analysis::SearchedTree& tree, const TreeLook& look);
Lines tree_lines(const analysis::SampledTree& tree, const TreeLook& look);

}  // namespace outflank::app
