#include "arena/replay_data.h"

#include <cassert>
#include <map>

#include "fmt/format.h"

namespace outflank::arena {

namespace {

std::size_t side_of(std::size_t cells) {
    std::size_t side = 0;
    while (side * side < cells) ++side;
    return side;
}

std::string step_between(std::string_view before, std::string_view after) {
    assert(before.size() == after.size());
    const std::size_t side = side_of(after.size());
    std::map<char, std::string> places;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] != after[i]) places[after[i]] += fmt::format("{:x}{:x}", i / side, i % side);
    }
    std::string step;
    for (const auto& [content, where] : places) step += content + where;
    return step;
}

}  // namespace

std::string cells_of(std::string_view position) {
    std::string cells;
    for (const char c : position.substr(0, position.find(' '))) {
        if (c != '/') cells += c;
    }
    return cells;
}

Replay replay_of(const std::vector<std::string>& positions) {
    assert(!positions.empty());
    Replay replay{cells_of(positions.front()), {}};
    std::string before = replay.start;
    for (std::size_t i = 1; i < positions.size(); ++i) {
        std::string after = cells_of(positions[i]);
        replay.steps.push_back(step_between(before, after));
        before = std::move(after);
    }
    return replay;
}

}  // namespace outflank::arena
