/// A searched tree for machines: the stable shape of `outflank tree --json` and of its page.
/// docs/trees.md describes it.
#pragma once

#include "analysis/sampled_tree.h"
#include "analysis/searched_tree.h"
#include "nlohmann/json_fwd.hpp"

namespace outflank::analysis {

nlohmann::ordered_json json_of(const SearchedTree& tree);
nlohmann::ordered_json json_of(const SampledTree& tree);

}  // namespace outflank::analysis
