/// A searched tree as one page, to be stepped through event by event beside a board.
///
/// The page is one file that needs no network. It shares the style and the board of the match
/// report (src/arena/page/); what is its own is in src/app/page/, built into the program.
#pragma once

#include <string>

#include "analysis/sampled_tree.h"
#include "analysis/searched_tree.h"

namespace outflank::app {

std::string tree_page(const analysis::SearchedTree& tree);
std::string tree_page(const analysis::SampledTree& tree);

}  // namespace outflank::app
