#include "learn/balanced_openings.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::learn {

namespace {

using othello::Position8;

constexpr int Plies = 8;

/// By the canonical position: a way there, and the position as it stands at its end.
using Ways =
    std::map<std::pair<kernels::Bitboard, kernels::Bitboard>, std::pair<std::string, Position8>>;

constexpr othello::Othello8<kernels::Portable> Game8;

/// The other three first moves are its images.
Ways after_f5() {
    const auto f5 = othello::Move::at(*othello::Square::at(5, 4));
    Ways ways;
    ways[{}] = {format(f5), Game8.after(othello::start8(), f5)};
    return ways;
}

Ways one_ply_further(const Ways& ways) {
    Ways further;
    for (const auto& [key, way] : ways) {
        for (const auto move : Game8.moves(way.second)) {
            const Position8 next = Game8.after(way.second, move);
            const Position8 least = canonical(next).position;
            further.try_emplace({least.own, least.other}, way.first + format(move), next);
        }
    }
    return further;
}

}  // namespace

Result<std::vector<std::string>> balanced_openings(const play::Book& book, Score bound) {
    Ways ways = after_f5();
    for (int ply = 1; ply < Plies; ++ply) ways = one_ply_further(ways);
    std::vector<std::string> openings;
    for (const auto& [key, way] : ways) {
        const auto entry = book.find(way.second);
        if (!entry) {
            return Error{
                "the book does not know every position after eight moves; 'outflank book "
                "build --every 8' makes one that does"};
        }
        if (std::abs(entry->value) <= bound) openings.push_back(way.first);
    }
    std::sort(openings.begin(), openings.end());
    return openings;
}

}  // namespace outflank::learn
