#include "roster/watch.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "eval/discs.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/roster.h"
#include "roster/textbook_search.h"

namespace outflank::roster {
namespace {

using analysis::SampledTree;
using analysis::SearchedTree;
using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

template <class Tree, Game G>
Tree seen(const GameRecord<G>& record, std::string_view spec, const WatchLimits& limits = {}) {
    auto made = watch(record, *PlayerSpec::parse(spec), 1, limits);
    EXPECT_TRUE(made.ok()) << spec << ": " << made.error().sentence;
    return std::get<Tree>(*std::move(made));
}

template <Game G>
std::string watch_refusal(const G& game, std::string_view spec, const WatchLimits& limits = {}) {
    const auto made = watch(GameRecord<G>(game), *PlayerSpec::parse(spec), 1, limits);
    return made.ok() ? "" : made.error().sentence;
}

/// The search that plays, with nobody looking on.
template <Game G>
SearchReport<typename G::Move> unseen(const GameRecord<G>& record, std::string_view spec) {
    const auto habits = TextbookHabits::parse(*PlayerSpec::parse(spec));
    const auto search = textbook_search(record.game(), *habits);
    Limits limits;
    limits.depth = habits->depth.value_or(habits->usual_depth());
    return deepen(**search, record.position(), habits->deepening(limits), limits);
}

template <Game G>
void shows_what_plays(const GameRecord<G>& record, std::string_view spec) {
    SCOPED_TRACE(record.game().name() + ", " + std::string(spec));
    const auto tree = seen<SearchedTree>(record, spec);
    const auto report = unseen(record, spec);
    EXPECT_EQ(tree.root().value, report.score);
    EXPECT_EQ(tree.depth, report.depth);
    std::uint64_t entered = tree.entered;
    for (const auto& depth : tree.before) entered += depth.entered;
    EXPECT_EQ(entered, report.nodes);
    ASSERT_EQ(tree.line.size(), report.line.size());
    for (std::size_t i = 0; i < tree.line.size(); ++i)
        EXPECT_EQ(tree.line[i], record.game().format(report.line[i]));
    EXPECT_EQ(tree.root().best, tree.line.front());
    EXPECT_GE(tree.minimax_entered, tree.entered);
}

TEST(Watch, ShowsTheSearchThatPlays) {
    for (const int size : {4, 6, 8, 12}) {
        const GameRecord<Othello> record{Othello(size)};
        for (const char* spec : {"minimax:depth=2", "alphabeta:depth=4", "alphabeta:eval=squares",
                                 "alphabeta:depth=4,killer=on,eval=features"})
            shows_what_plays(record, spec);
    }
    const auto later = GameRecord<Othello>::parse(Othello(8), "f5 d6 c3 d3 c4 f4");
    shows_what_plays(*later, "alphabeta:depth=5,eval=discs");
    for (const tafl::Rules* rules : tafl::AllRules)
        shows_what_plays(GameRecord<Tafl>(Tafl(*rules)), "alphabeta:depth=2,eval=king-distance");
}

TEST(Watch, EverythingIsSaidForTheSideAtTheRoot) {
    const auto record = GameRecord<Othello>::parse(Othello(8), "f5");
    const auto tree = seen<SearchedTree>(*record, "minimax:depth=2");
    EXPECT_EQ(tree.root().side, Side::Two);
    for (const auto& node : tree.nodes) {
        EXPECT_EQ(node.side, node.ply % 2 == 0 ? Side::Two : Side::One);
        if (node.ending != Ending::Judged) continue;
        const auto position = *Othello(8).parse_position(node.position);
        EXPECT_EQ(node.value, eval::Discs{}.evaluate(Othello(8), position))
            << "White is to move there, too";
    }
    for (std::size_t id = 1; id < tree.nodes.size(); ++id) {
        const auto& parent = tree.nodes[*tree.nodes[id].parent];
        if (parent.ply % 2 == 0)
            EXPECT_GE(parent.value, tree.nodes[id].value);
        else
            EXPECT_LE(parent.value, tree.nodes[id].value);
    }
}

TEST(Watch, TheBestLineIsMarkedFromTheRootDown) {
    const auto tree = seen<SearchedTree>(GameRecord<Othello>(Othello(8)), "alphabeta:depth=4");
    std::vector<std::string> marked;
    for (const auto& node : tree.nodes) {
        if (!node.is_on_best_line) continue;
        EXPECT_EQ(node.value, tree.root().value);
        if (node.ply > 0) marked.push_back(node.move);
    }
    EXPECT_EQ(marked, tree.line);
}

TEST(Watch, CountsWhatMinimaxWouldEnter) {
    const GameRecord<Othello> record(Othello(8));
    const auto tree = seen<SearchedTree>(record, "alphabeta:depth=3");
    EXPECT_EQ(tree.minimax_entered, 1U + 4U + 12U + 56U);
    EXPECT_TRUE(tree.is_minimax_counted);
    WatchLimits limits;
    limits.minimax = 50;
    const auto given_up = seen<SearchedTree>(record, "alphabeta:depth=3", limits);
    EXPECT_FALSE(given_up.is_minimax_counted);
    EXPECT_EQ(given_up.minimax_entered, 50U);
}

TEST(Watch, PresetsAreWatchedAsWhatTheyStandFor) {
    const GameRecord<Othello> record(Othello(6));
    EXPECT_EQ(seen<SearchedTree>(record, "classic-gy:depth=2").entered,
              seen<SearchedTree>(record, "minimax:depth=2").entered);
    EXPECT_EQ(seen<SampledTree>(record, "classic-mc:iterations=50").simulations, 50U);
}

TEST(Watch, WhatHasNoEndOrNoTreeIsRefused) {
    const Othello game(8);
    EXPECT_THAT(watch_refusal(game, "alphabeta:time=1s"), HasSubstr("ends by depth="));
    EXPECT_THAT(watch_refusal(game, "classic-id"), HasSubstr("ends by depth="));
    EXPECT_THAT(watch_refusal(game, "mcts:time=1s"), HasSubstr("ends by iterations="));
    EXPECT_THAT(watch_refusal(game, "outflank"), HasSubstr("minimax, alphabeta or mcts"));
    EXPECT_THAT(watch_refusal(game, "nobody"), HasSubstr("nobody"));
    EXPECT_THAT(watch_refusal(game, "minimax:eval=king-distance"), HasSubstr("discs, squares"));
    EXPECT_THAT(watch_refusal(game, "mcts:iterations=2000000"), HasSubstr("1,000,000 simulations"));
    WatchLimits few;
    few.entered = 1000;
    EXPECT_THAT(watch_refusal(game, "minimax:depth=5", few),
                HasSubstr("more than 1,000 positions"));
    std::stop_source wish;
    wish.request_stop();
    few.stop = wish.get_token();
    EXPECT_THAT(watch_refusal(game, "minimax:depth=2", few), HasSubstr("stopped"));
}

/// A node that is open hands every visit but its first on to a move.
void visits_add_up(const SampledTree& tree) {
    std::vector<std::uint64_t> below(tree.nodes.size());
    for (std::size_t id = tree.nodes.size(); id-- > 1;) {
        const auto& node = tree.nodes[id];
        EXPECT_GT(node.visits, 0U);
        EXPECT_LE(node.visits, tree.nodes[*node.parent].visits);
        below[*node.parent] += node.visits;
    }
    for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
        if (tree.nodes[id].proof == mcts::Proof::Open)
            EXPECT_EQ(below[id] + 1, tree.nodes[id].visits);
        else
            EXPECT_LT(below[id], tree.nodes[id].visits);
    }
}

/// The child with the highest bound is the one selected, and a step adds one visit to its path.
void steps_make_sense(const SampledTree& tree) {
    for (std::size_t i = 0; i < tree.steps.size(); ++i) {
        const auto& step = tree.steps[i];
        ASSERT_EQ(step.changes.size(), step.selections.size() + 1);
        EXPECT_EQ(step.changes.front().visits, i + 1) << "of the root";
        for (std::size_t ply = 0; ply < step.selections.size(); ++ply) {
            const auto& selection = step.selections[ply];
            EXPECT_EQ(step.changes[ply + 1].move, selection.move);
            double highest = -1;
            double chosen = -1;
            std::uint64_t visits = 0;
            for (const auto& each : selection.candidates) {
                if (!each.is_lost) highest = std::max(highest, each.bound);
                if (each.move != selection.move) continue;
                chosen = each.bound;
                visits = each.visits;
            }
            EXPECT_EQ(chosen, highest);
            EXPECT_EQ(step.changes[ply + 1].visits, visits + 1);
        }
    }
}

template <Game G>
void samples_what_plays(const GameRecord<G>& record, const std::string& spec) {
    SCOPED_TRACE(record.game().name() + ", " + spec);
    const auto tree = seen<SampledTree>(record, spec);
    const auto player = make_player(record.game(), *PlayerSpec::parse(spec), 1);
    const auto choice = (*player)->choose(record);
    EXPECT_EQ(tree.line.front(), record.game().format(*choice->move));
    EXPECT_EQ(tree.positions, choice->explored);
    EXPECT_EQ(tree.nodes.size(), tree.positions);
    EXPECT_EQ(tree.root().visits, tree.simulations);
    visits_add_up(tree);
    steps_make_sense(tree);
}

TEST(Watch, SamplesAsThePlayerDoes) {
    for (const int size : {4, 6, 8}) {
        samples_what_plays(GameRecord<Othello>(Othello(size)), "mcts:iterations=300");
        samples_what_plays(GameRecord<Othello>(Othello(size)), "mcts:iterations=60,leaf=eval,c=1");
    }
    GameRecord<Othello> late(Othello(4));  // it ends inside the tree: proofs travel up
    for (int ply = 0; ply < 6; ++ply)
        ASSERT_TRUE(late.play(late.game().moves(late.position())[0]).ok());
    samples_what_plays(late, "mcts:iterations=200");
    samples_what_plays(GameRecord<Tafl>(Tafl(tafl::Brandubh)), "mcts:iterations=80");
    samples_what_plays(GameRecord<Tafl>(Tafl(tafl::Ashton)), "mcts:iterations=80,leaf=eval");
}

TEST(Watch, TheCapKeepsTheMostVisited) {
    const GameRecord<Othello> record(Othello(8));
    WatchLimits limits;
    const auto full = seen<SampledTree>(record, "mcts:iterations=400", limits);
    limits.nodes = 40;
    const auto part = seen<SampledTree>(record, "mcts:iterations=400", limits);
    ASSERT_EQ(part.nodes.size(), 40U);
    EXPECT_EQ(part.positions, full.positions);
    for (std::size_t i = 0; i < part.nodes.size(); ++i)
        EXPECT_EQ(part.nodes[i].position, full.nodes[i].position);
}

TEST(Watch, AForcedMoveIsMadeWithoutASimulation) {
    const auto record = GameRecord<Othello>::parse(Othello(8), "OX" + std::string(62, '-') + " X");
    const auto tree = seen<SampledTree>(*record, "mcts:iterations=50");
    EXPECT_EQ(tree.simulations, 0U);
    EXPECT_EQ(tree.line, std::vector<std::string>{"pass"});
}

}  // namespace
}  // namespace outflank::roster
