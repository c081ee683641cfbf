/// Sentences about searched trees, for every skin that shows one.
#pragma once

#include <string>
#include <string_view>

#include "analysis/sampled_tree.h"
#include "analysis/searched_tree.h"

namespace outflank::analysis {

/// Where and why a search stopped looking: "After c4 the score here is at least +3. White has no
/// reason to come here: with d3 instead of e3 it already keeps it to +1. 5 moves are not looked
/// at." Empty for a node without a cut.
std::string cut_words(const SearchedTree& tree, const SearchedNode& node);

/// "All scores are for Black, in discs: Black looks for the highest, White for the lowest."
std::string view_words(const SearchedTree& tree);

/// "minimax would enter 73 positions here; alpha-beta entered 61 (9 cuts)."
std::string comparison_words(const SearchedTree& tree);

/// What is not shown of a tree that is too large; empty where everything is.
std::string limit_words(const SearchedTree& tree);
std::string limit_words(const SampledTree& tree);

/// "Values are the share of wins ...", with the formula.
std::string view_words(const SampledTree& tree);

/// "20,000".
std::string grouped(std::uint64_t number);
/// "1 move", "5 moves".
std::string counted(std::uint64_t count, std::string_view what);

}  // namespace outflank::analysis
