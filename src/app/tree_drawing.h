/// TreeDrawing: the lines between a parent and its children, one text line a node.
///
///     ├─ d3            |- d3
///     │  ├─ c3         |  |- c3
///     │  └─ c5         |  `- c5
///     └─ e6            `- e6
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/tree_text.h"

namespace outflank::app {

/// What can be drawn: who is below whom, what a node says, and what stands below its children.
struct DrawnTree {
    std::vector<std::vector<std::size_t>> children;
    std::function<std::string(std::size_t)> label;
    std::function<std::string(std::size_t)> note;  // a sentence; none where it is empty
};

/// The children of every node, in their order.
template <class Node>
std::vector<std::vector<std::size_t>> children_of(const std::vector<Node>& nodes) {
    std::vector<std::vector<std::size_t>> children(nodes.size());
    for (std::size_t id = 1; id < nodes.size(); ++id) children[*nodes[id].parent].push_back(id);
    return children;
}

/// From the root down to `look.depth`.
Lines drawn(const DrawnTree& tree, const TreeLook& look);

/// A sentence, broken into lines.
void say(Lines& lines, const std::string& sentence, const TreeLook& look);

/// Bold and faint where there are colours; otherwise the words as they are.
std::string strong(const std::string& words, const TreeLook& look);
std::string faint(const std::string& words, const TreeLook& look);

}  // namespace outflank::app
