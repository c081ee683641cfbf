/// What a recorded tree claims, held against a search that knows nothing of windows.
#include "search/tree_recorder.h"

#include <map>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "eval/squares.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank {
namespace {

using eval::Discs;
using othello::Othello;
using tafl::Tafl;

constexpr std::size_t Everything = 10'000'000;

template <Game G>
struct Watched {
    RecordedTree<typename G::Move> tree;
    SearchReport<typename G::Move> report;
};

template <template <class, class, class> class Search, Game G, Evaluator<G> E>
Watched<G> watched(const G& game, const E& evaluator, const typename G::Position& position,
                   int depth, std::size_t most_nodes = Everything) {
    using Recorder = TreeRecorder<typename G::Move>;
    Recorder recorder(most_nodes);
    const auto report = [&] {
        if constexpr (std::same_as<Search<G, E, Recorder&>, Minimax<G, E, Recorder&>>) {
            Minimax<G, E, Recorder&> search(game, evaluator, recorder);
            return search_to_depth(search, position, depth);
        } else {
            AlphaBeta<G, E, Recorder&> search(game, evaluator, DepthBias::On, recorder);
            return search_to_depth(search, position, depth);
        }
    }();
    return {recorder.take(), report};
}

/// The true value, by the definition.
template <Game G, Evaluator<G> E>
Score plain_value(const G& game, const E& evaluator, const typename G::Position& position,
                  int depth, int ply) {
    if (const auto outcome = game.outcome(position))
        return evaluator.decided(game, position, *outcome, ply);
    if (depth == 0) return evaluator.evaluate(game, position);
    Score best = -Infinite;
    for (const auto move : game.moves(position))
        best = std::max(
            best, -plain_value(game, evaluator, game.after(position, move), depth - 1, ply + 1));
    return best;
}

template <Game G>
std::vector<typename G::Position> positions_of(const G& game, const typename G::Position& root,
                                               const RecordedTree<typename G::Move>& tree) {
    std::vector<typename G::Position> positions;
    positions.reserve(tree.nodes.size());
    for (const auto& node : tree.nodes)
        positions.push_back(node.parent == NoNode ? root
                                                  : game.after(positions[node.parent], node.move));
    return positions;
}

void holds(Claim claim, Score said, Score truth) {
    if (claim != Claim::AtMost) {
        EXPECT_LE(said, truth);
    }
    if (claim != Claim::AtLeast) {
        EXPECT_GE(said, truth);
    }
}

/// Every node: its claim is true, its window lies within its parent's turned round, and the moves
/// that were entered and those that were cut are all there are.
template <Game G, Evaluator<G> E>
void is_true(const G& game, const E& evaluator, const typename G::Position& root, int depth,
             const RecordedTree<typename G::Move>& tree) {
    const auto positions = positions_of(game, root, tree);
    std::vector<std::size_t> children(tree.nodes.size());
    std::vector<std::uint64_t> entered(tree.nodes.size(), 1);
    std::uint64_t cuts = 0;
    for (std::size_t id = tree.nodes.size(); id-- > 0;) {
        const auto& node = tree.nodes[id];
        SCOPED_TRACE(game.format(positions[id]));
        holds(node.claim, node.value,
              plain_value(game, evaluator, positions[id], depth - node.ply, node.ply));
        EXPECT_EQ(node.ending == Ending::Over, game.is_over(positions[id]));
        EXPECT_EQ(node.ending == Ending::Judged, node.ply == depth && !game.is_over(positions[id]));
        EXPECT_EQ(node.entered, entered[id]);
        EXPECT_EQ(node.order, id + 1);
        if (node.ending == Ending::Searched) {
            EXPECT_EQ(children[id] + node.unseen.size(), game.count_moves(positions[id]));
        }
        cuts += node.unseen.empty() ? 0 : 1;
        if (node.parent == NoNode) continue;
        ++children[node.parent];
        entered[node.parent] += entered[id];
        EXPECT_GE(node.alpha, -tree.nodes[node.parent].beta);
        EXPECT_LE(node.beta, -tree.nodes[node.parent].alpha);
        EXPECT_LT(node.alpha, node.beta);
    }
    EXPECT_EQ(tree.cuts, cuts);
}

/// A bound is the value of the node it is said to come from, which is the move of an ancestor's.
template <class Move>
void bounds_have_owners(const RecordedTree<Move>& tree) {
    const auto is_ancestor = [&](NodeId above, NodeId id) {
        while (id != NoNode && id != above) id = tree.nodes[id].parent;
        return id == above;
    };
    for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
        const auto& node = tree.nodes[id];
        for (const auto& [bound, from] :
             {std::pair(node.alpha, node.alpha_from), std::pair(node.beta, node.beta_from)}) {
            ASSERT_EQ(from == NoNode, bound <= -Infinite || bound >= Infinite);
            if (from == NoNode) continue;
            const auto& owner = tree.nodes[from];
            EXPECT_EQ(bound, (node.ply - owner.ply) % 2 == 0 ? owner.value : -owner.value);
            EXPECT_TRUE(is_ancestor(owner.parent, static_cast<NodeId>(id)));
            EXPECT_FALSE(is_ancestor(from, static_cast<NodeId>(id)));
        }
    }
}

template <Game G, Evaluator<G> E>
void tells_the_truth(const G& game, const E& evaluator, int deepest, std::uint32_t plies) {
    Rng rng(7);
    AlphaBeta<G, E> alphabeta(game, evaluator);
    Minimax<G, E> minimax(game, evaluator);
    for (const auto& position : random_positions(game, rng, 4, plies)) {
        for (int depth = 1; depth <= deepest; ++depth) {
            const auto pruned = watched<AlphaBeta>(game, evaluator, position, depth);
            const auto alone = search_to_depth(alphabeta, position, depth);
            EXPECT_EQ(pruned.report.score, alone.score);
            EXPECT_EQ(pruned.report.line, alone.line);
            EXPECT_EQ(pruned.report.nodes, alone.nodes);
            EXPECT_EQ(pruned.tree.entered, alone.nodes);
            ASSERT_EQ(pruned.tree.nodes.size(), alone.nodes);
            EXPECT_EQ(pruned.tree.nodes.front().value, alone.score);
            is_true(game, evaluator, position, depth, pruned.tree);
            bounds_have_owners(pruned.tree);

            const auto all = watched<Minimax>(game, evaluator, position, depth);
            EXPECT_EQ(all.tree.entered, search_to_depth(minimax, position, depth).nodes);
            EXPECT_EQ(all.tree.cuts, 0U);
            is_true(game, evaluator, position, depth, all.tree);
        }
    }
}

TEST(TreeRecorder, WhatItClaimsIsTrueInOthello) {
    for (const int size : {4, 6, 8})
        tells_the_truth(Othello(size), Discs{}, 3, static_cast<std::uint32_t>(size));
    tells_the_truth(Othello(4), Discs{}, 5, 6);  // games end inside the tree
    tells_the_truth(Othello(8), eval::Squares(8), 3, 20);
    tells_the_truth(Othello(10), Discs{}, 2, 30);
}

TEST(TreeRecorder, WhatItClaimsIsTrueInTafl) {
    for (const auto* rules : tafl::AllRules)
        tells_the_truth(Tafl(*rules), eval::KingDistance(*rules), 2, 30);
}

/// A smaller memory loses the deepest plies and nothing else.
TEST(TreeRecorder, TheCapLeavesWholePlies) {
    const Othello game(6);
    Rng rng(3);
    for (const auto& position : random_positions(game, rng, 4, 10)) {
        const auto full = watched<AlphaBeta>(game, Discs{}, position, 4).tree;
        std::map<int, std::size_t> counts;
        for (const auto& node : full.nodes) ++counts[node.ply];
        for (const std::size_t cap : {std::size_t{1}, std::size_t{30}, full.nodes.size() / 2,
                                      full.nodes.size() - 1, full.nodes.size()}) {
            const auto part = watched<AlphaBeta>(game, Discs{}, position, 4, cap).tree;
            EXPECT_EQ(part.entered, full.entered);
            EXPECT_EQ(part.cuts, full.cuts);
            std::size_t at = 0;
            for (const auto& node : full.nodes) {
                if (node.ply > part.deepest) continue;
                ASSERT_LT(at, part.nodes.size());
                const auto& kept = part.nodes[at++];
                EXPECT_EQ(kept.order, node.order);
                EXPECT_EQ(kept.value, node.value);
                EXPECT_EQ(kept.claim, node.claim);
                EXPECT_EQ(kept.alpha, node.alpha);
                EXPECT_EQ(kept.beta, node.beta);
                EXPECT_EQ(kept.best, node.best);
                EXPECT_EQ(kept.unseen, node.unseen);
                EXPECT_EQ(kept.entered, node.entered);
            }
            EXPECT_EQ(at, part.nodes.size());
            EXPECT_LE(part.nodes.size(), cap);
            if (part.deepest < 4) {
                EXPECT_GT(part.nodes.size() + counts[part.deepest + 1], cap) << "no more would fit";
            }
            bounds_have_owners(part);
        }
    }
}

/// Where one depth follows another, the last one is told.
TEST(TreeRecorder, ASecondSearchBeginsANewTree) {
    const Othello game(6);
    TreeRecorder<othello::Move> recorder(Everything);
    AlphaBeta<Othello, Discs, TreeRecorder<othello::Move>&> search(game, Discs{}, DepthBias::On,
                                                                   recorder);
    search_to_depth(search, game.start(), 3);
    const auto second = search_to_depth(search, game.start(), 1);
    const auto tree = recorder.take();
    EXPECT_EQ(tree.entered, second.nodes);
    EXPECT_EQ(tree.deepest, 1);
}

}  // namespace
}  // namespace outflank
