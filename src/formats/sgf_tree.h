/// The syntax of SGF: a game is a tree of nodes, a node a list of properties with values.
///
///     (;GM[2]AB[e4][d5];B[f5](;W[d6];B[c3])(;W[f6]))      the main line is the first of each
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace outflank::formats {

struct SgfProperty {
    std::string name;  // capital letters
    std::vector<std::string> values;  // at least one; escapes undone
};

using SgfNode = std::vector<SgfProperty>;

/// Takes one game off the front and gives its main line, at least one node; variations are passed
/// over. REQUIRES: the text begins with '('.
Result<std::vector<SgfNode>> take_main_line(std::string_view& text);

/// `NAME[value]`, with what would end the value escaped.
std::string format_sgf_property(std::string_view name, std::string_view value);

}  // namespace outflank::formats
