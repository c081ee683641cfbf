/// Searched trees on their way to whoever looks: sentences, JSON, text and pages, of real searches.
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "analysis/tree_json.h"
#include "analysis/tree_words.h"
#include "app/tree_page.h"
#include "app/tree_text.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "nlohmann/json.hpp"
#include "roster/watch.h"

namespace outflank {
namespace {

using analysis::SampledTree;
using analysis::SearchedTree;
using othello::Othello;
using testing::HasSubstr;
using testing::Not;

template <class Tree, Game G>
Tree tree_of(const G& game, std::string_view moves, std::string_view spec,
             std::size_t nodes = 20'000) {
    const auto record = GameRecord<G>::parse(game, moves);
    roster::WatchLimits limits;
    limits.nodes = nodes;
    return std::get<Tree>(*roster::watch(*record, *roster::PlayerSpec::parse(spec), 1, limits));
}

SearchedTree othello_tree(std::string_view spec) {
    return tree_of<SearchedTree>(Othello(8), "f5 d6 c3", spec);
}

/// The owner's move beats coming here, for the side that would have to come.
void has_a_reason(const SearchedTree& tree, const analysis::SearchedNode& node) {
    const bool is_root_side = node.side == tree.root().side;
    const auto& owner = tree.nodes[*(is_root_side ? node.beta_from : node.alpha_from)];
    if (is_root_side)
        EXPECT_GE(node.value, owner.value);
    else
        EXPECT_LE(node.value, owner.value);
    EXPECT_NE(tree.nodes[*owner.parent].side, node.side) << "the other side chose it";
    const std::string words = cut_words(tree, node);
    EXPECT_THAT(words, HasSubstr("After " + node.best));
    EXPECT_THAT(words, HasSubstr("with " + owner.move + " instead of "));
    EXPECT_THAT(words, HasSubstr(analysis::score_words(owner.value, tree.unit)));
    EXPECT_THAT(words, HasSubstr(analysis::counted(node.unseen.size(), "move")));
}

TEST(TreeWords, EveryCutSaysWhoHasWhatElsewhere) {
    const auto tafl =
        tree_of<SearchedTree>(tafl::Tafl(tafl::Brandubh), "d1-c1", "alphabeta:depth=3");
    for (const SearchedTree& tree : {othello_tree("alphabeta:depth=5,eval=squares"), tafl}) {
        std::size_t cuts = 0;
        for (const auto& node : tree.nodes) {
            cuts += node.is_cut() ? 1 : 0;
            if (node.is_cut())
                has_a_reason(tree, node);
            else
                EXPECT_EQ(cut_words(tree, node), "");
        }
        EXPECT_EQ(cuts, tree.cuts);
        EXPECT_GT(cuts, 0U);
    }
}

TEST(TreeWords, ScoresAreSaidInTheUnitOfTheGame) {
    using analysis::Unit;
    EXPECT_EQ(analysis::score_words(300, Unit::Discs), "+3");
    EXPECT_EQ(analysis::score_words(-153, Unit::Discs), "-1.53");
    EXPECT_EQ(analysis::score_words(120, Unit::Games), "+0.120");
    EXPECT_EQ(analysis::score_words(Win - 3, Unit::Games), "win in 3 plies");
    EXPECT_EQ(analysis::score_words(1 - Win, Unit::Games), "loss in 1 ply");
    EXPECT_EQ(analysis::score_words(Win, Unit::Games), "win");
    EXPECT_EQ(analysis::grouped(1234567), "1,234,567");
    EXPECT_EQ(analysis::grouped(999), "999");
}

TEST(TreeWords, WhatIsLeftOutIsSaid) {
    EXPECT_EQ(analysis::limit_words(othello_tree("alphabeta:depth=2")), "");
    const auto part = tree_of<SearchedTree>(Othello(8), "f5", "alphabeta:depth=4", 50);
    EXPECT_THAT(analysis::limit_words(part), HasSubstr(analysis::grouped(part.entered)));
    const auto sampled = tree_of<SampledTree>(Othello(8), "f5", "mcts:iterations=100", 50);
    EXPECT_THAT(analysis::limit_words(sampled), HasSubstr("50 visited most"));
}

TEST(TreeJson, HoldsTheTree) {
    const auto tree = othello_tree("alphabeta:depth=3");
    const auto json = analysis::json_of(tree);
    EXPECT_EQ(json["search"], "alphabeta");
    EXPECT_EQ(json["view"], "white");
    EXPECT_EQ(json["entered"], tree.entered);
    EXPECT_EQ(json["nodes"].size(), tree.nodes.size());
    std::size_t cuts = 0;
    for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
        const auto& node = json["nodes"][id];
        EXPECT_EQ(node["id"], id);
        EXPECT_EQ(node["parent"].is_null(), id == 0);
        if (id > 0) {
            EXPECT_LT(node["parent"], id);
        }
        EXPECT_EQ(node["value"].get<double>() * Disc, tree.nodes[id].value);
        EXPECT_EQ(node["why"].is_null(), node["unseen"].empty());
        cuts += node["unseen"].empty() ? 0 : 1;
    }
    EXPECT_EQ(json["cuts"], cuts);
    const auto sampled =
        analysis::json_of(tree_of<SampledTree>(Othello(6), "c2", "mcts:iterations=90"));
    EXPECT_EQ(sampled["nodes"][0]["visits"], 90);
    EXPECT_EQ(sampled["steps"].size(), 90U);
}

bool is_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0; });
}

TEST(TreeText, ALineForEveryNodeThatIsShown) {
    const auto tree = othello_tree("alphabeta:depth=3");
    app::TreeLook look;
    for (look.depth = 1; look.depth <= 3; ++look.depth) {
        std::size_t expected = 0;
        for (const auto& node : tree.nodes) expected += node.ply <= look.depth ? 1 : 0;
        std::size_t shown = 0;
        for (const std::string& line : app::tree_lines(tree, look)) {
            EXPECT_TRUE(is_ascii(line)) << line;
            shown += line.find(" #") != std::string::npos && line.find("..") != std::string::npos &&
                             line.find("Each line") == std::string::npos
                         ? 1
                         : 0;
        }
        EXPECT_EQ(shown, expected);
    }
}

TEST(TreeText, ColoursOnlyWhereTheyAreWanted) {
    app::TreeLook look;
    look.depth = 2;
    const auto has_escape = [&] {
        for (const std::string& line : app::tree_lines(othello_tree("alphabeta:depth=2"), look))
            if (line.find('\x1b') != std::string::npos) return true;
        return false;
    };
    EXPECT_FALSE(has_escape());
    look.has_colour = true;
    EXPECT_TRUE(has_escape());
}

TEST(TreePage, IsOneFileThatNeedsNoNetwork) {
    const auto sampled = tree_of<SampledTree>(Othello(8), "f5", "mcts:iterations=30");
    for (const std::string& page :
         {app::tree_page(othello_tree("alphabeta:depth=3")), app::tree_page(sampled)}) {
        EXPECT_THAT(page, HasSubstr("<!DOCTYPE html>"));
        for (const char* link : {"http:", "https:", " src=", " href=", "@import", "{{"})
            EXPECT_THAT(page, Not(HasSubstr(link)));
    }
}

}  // namespace
}  // namespace outflank
