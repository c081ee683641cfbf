#include "learn/opening_positions.h"

#include <algorithm>
#include <tuple>

#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::learn {

using othello::Position8;

std::vector<Position8> positions_after(int plies) {
    constexpr othello::Othello8<kernels::Portable> game;
    const auto order = [](const Position8& position) {
        return std::tie(position.own, position.other);
    };
    std::vector<Position8> positions = {canonical(othello::start8()).position};
    for (int ply = 0; ply < plies; ++ply) {
        std::vector<Position8> next;
        for (const Position8& position : positions) {
            for (const auto move : game.moves(position))
                next.push_back(canonical(game.after(position, move)).position);
        }
        std::sort(next.begin(), next.end(),
                  [&](const Position8& a, const Position8& b) { return order(a) < order(b); });
        next.erase(std::unique(next.begin(), next.end()), next.end());
        positions = std::move(next);
    }
    return positions;
}

}  // namespace outflank::learn
