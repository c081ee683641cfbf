/// The tree by itself: the cap, and compaction against a plain copy of what is below the root.
#include "search/mcts_tree.h"

#include <array>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/othello/move.h"

namespace outflank::mcts {
namespace {

using othello::Move;
using othello::Square;

Tree<Move> small_tree() {
    auto tree = Tree<Move>::of_megabytes(1);
    EXPECT_TRUE(tree.ok()) << tree.error().sentence;
    return *std::move(tree);
}

std::vector<Move> some_moves(Rng& rng) {
    std::vector<Move> moves;
    for (std::uint32_t i = 0; i <= rng.below(12); ++i)
        moves.push_back(Move::at(Square::from_index(static_cast<int>(16 * i + rng.below(16)))));
    return moves;
}

/// Expands slots drawn by lot, with statistics drawn by lot, until the tree has so many slots.
void grow(Tree<Move>& tree, Rng& rng, Slot slots) {
    while (tree.used() < slots) {
        const Slot slot = rng.below(tree.used());
        if (tree[slot].is_expanded()) continue;
        const auto moves = some_moves(rng);
        if (!tree.expand(slot, moves.data(), moves.size())) return;
        tree[slot].visits = rng.below(1000);
        tree[slot].points = rng.below(1U << 30);
        tree[slot].proof = static_cast<Proof>(rng.below(4));
    }
}

/// Everything that is known below a slot, as text.
std::string told(const Tree<Move>& tree, Slot slot) {
    const auto& node = tree[slot];
    std::string result = std::to_string(node.visits) + " " + std::to_string(node.points) + " " +
                         std::to_string(static_cast<int>(node.proof)) + (node.is_kept ? "!" : "");
    for (Slot i = 0; i < node.child_count; ++i) {
        const Slot child = node.first_child + i;
        EXPECT_GT(child, slot);
        EXPECT_EQ(tree[child].parent, slot);
        result += " (" + format(tree[child].move) + " " + told(tree, child) + ")";
    }
    return result;
}

TEST(MctsTree, NeverTakesMoreThanItMay) {
    auto tree = small_tree();
    EXPECT_LE(std::size_t{tree.capacity()} * sizeof(Node<Move>), std::size_t{1} << 20);
    Rng rng(1);
    grow(tree, rng, tree.capacity());
    const Slot used = tree.used();
    EXPECT_LE(used, tree.capacity());
    const std::vector<Move> many(tree.capacity() < MostChildren ? 1 : MostChildren, Move::pass());
    Slot leaf = 0;
    while (tree[leaf].is_expanded()) ++leaf;
    EXPECT_FALSE(tree.expand(leaf, many.data(), many.size()));
    EXPECT_FALSE(tree[leaf].is_expanded());
    EXPECT_EQ(tree.used(), used);
}

TEST(MctsTree, CompactionKeepsWhatIsBelowTheRootAndNothingElse) {
    Rng rng(2);
    for (int round = 0; round < 50; ++round) {
        auto tree = small_tree();
        grow(tree, rng, 2 + rng.below(3000));
        for (int move = 0; move < 3 && tree[tree.root()].is_expanded(); ++move) {
            const auto children = tree.children_of_root();
            tree.advance(children[rng.below(static_cast<std::uint32_t>(children.size()))].move);
            const auto before = told(tree, tree.root());
            tree.compact([] { return false; });
            EXPECT_EQ(told(tree, tree.root()), before);
            EXPECT_EQ(std::count(before.begin(), before.end(), '('), tree.used() - 1);
            grow(tree, rng, tree.used() + 50);
        }
    }
}

TEST(MctsTree, AMoveThatNobodyTriedForgetsEverything) {
    auto tree = small_tree();
    const std::array moves = {Move::at(Square::from_index(1))};
    ASSERT_TRUE(tree.expand(tree.root(), moves.data(), moves.size()));
    tree.advance(Move::pass());
    EXPECT_EQ(tree.used(), 1U);
    EXPECT_FALSE(tree[tree.root()].is_expanded());
}

TEST(MctsTree, CompactionThatRunsOutOfTimeLeavesAnEmptyTree) {
    auto tree = small_tree();
    Rng rng(3);
    grow(tree, rng, tree.capacity());
    tree.advance(tree.children_of_root()[0].move);
    tree.compact([] { return true; });
    EXPECT_EQ(tree.used(), 1U);
    EXPECT_EQ(told(tree, tree.root()), "0 0 0");
}

TEST(MctsTree, MemoryThatIsNotThereIsRefused) {
    const auto tree = Tree<Move>::of_megabytes(std::size_t{1} << 40);
    ASSERT_FALSE(tree.ok());
    EXPECT_THAT(tree.error().sentence, testing::HasSubstr("a search tree has from 1 to "));
}

}  // namespace
}  // namespace outflank::mcts
