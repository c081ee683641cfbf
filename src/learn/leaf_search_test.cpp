#include "learn/leaf_search.h"

#include <algorithm>
#include <set>
#include <utility>

#include "gtest/gtest.h"

#include "engine/weights.h"
#include "learn/quick_game.h"

namespace outflank::learn {
namespace {

using kernels::Bitboard;
using kernels::Portable;
using Boards = std::set<std::pair<Bitboard, Bitboard>>;

QuickSettings between(int least_empties, int most_empties) {
    QuickSettings settings;
    settings.empties = {least_empties, most_empties};
    return settings;
}

/// All positions so many moves later in which the side to move has one.
void add_positions_after(Bitboard own, Bitboard other, int moves_left, Boards& found) {
    const Bitboard moves = Portable::mobility(own, other);
    if (moves == 0) {
        if (Portable::mobility(other, own) != 0) add_positions_after(other, own, moves_left, found);
        return;
    }
    if (moves_left == 0) {
        found.emplace(own, other);
        return;
    }
    for (Bitboard rest = moves; rest != 0; rest &= rest - 1) {
        const int square = kernels::lowest(rest);
        const Bitboard flips = Portable::flips(square, own, other);
        add_positions_after(other ^ flips, own ^ flips ^ kernels::bit(square), moves_left - 1,
                            found);
    }
}

TEST(LeafSearch, DrawsPositionsSoManyMovesLater) {
    const eval::PatternTables& tables = *engine::shipped_weights();
    LeafSearch search(tables);
    Rng rng(1);
    for (std::uint64_t game = 0; game < 20; ++game) {
        const Sample root = quick_game(between(14, 24), game, tables).front();
        const int depth = 1 + static_cast<int>(game % 3);
        Boards reachable;
        add_positions_after(root.own, root.other, depth, reachable);
        const auto all = search.leaves({root.own, root.other}, depth, 100'000, rng);
        EXPECT_FALSE(all.empty());
        for (const Sample& leaf : all) EXPECT_TRUE(reachable.contains({leaf.own, leaf.other}));
        EXPECT_LE(search.leaves({root.own, root.other}, depth, 3, rng).size(), 3U);
    }
}

/// However the window cuts, what the score of the root comes from is met.
TEST(LeafSearch, MeetsTheBestLeafOfOneMove) {
    const eval::PatternTables& tables = *engine::shipped_weights();
    const eval::PatternEval<Portable> linear(tables);
    const auto score = [&](Bitboard own, Bitboard other) {
        return linear.evaluate(own, other, linear.state_of(own, other));
    };
    LeafSearch search(tables);
    Rng rng(1);
    for (std::uint64_t game = 0; game < 50; ++game) {
        const Sample root = quick_game(between(20, 24), game, tables).front();
        Boards reachable;
        add_positions_after(root.own, root.other, 1, reachable);
        int best = 30'000;
        for (const auto& [own, other] : reachable) best = std::min(best, score(own, other));
        int best_met = 30'000;
        for (const Sample& leaf : search.leaves({root.own, root.other}, 1, 100, rng))
            best_met = std::min(best_met, score(leaf.own, leaf.other));
        EXPECT_EQ(best_met, best);
    }
}

TEST(LeafSearch, QuickGamesGiveLeavesWithinTheirRange) {
    const eval::PatternTables& tables = *engine::shipped_weights();
    QuickSettings settings = between(9, 11);
    settings.leaf_depths = Range{2, 4};
    std::size_t count = 0;
    for (std::uint64_t game = 0; game < 30; ++game) {
        const auto leaves = quick_game(settings, game, tables);
        const auto again = quick_game(settings, game, tables);
        ASSERT_EQ(leaves.size(), again.size());
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            EXPECT_TRUE(settings.empties.has(leaves[i].empties()));
            EXPECT_EQ(leaves[i].own, again[i].own);
        }
        count += leaves.size();
    }
    EXPECT_GT(count, 100U);
}

}  // namespace
}  // namespace outflank::learn
