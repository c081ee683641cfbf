/// The generic search against the textbook, and on games that can be searched to their end.
#include "search/searcher.h"

#include <algorithm>
#include <cstdlib>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "games/othello/othello8.h"
#include "games/tafl/set_up.h"
#include "kernels/portable.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/othello_policy.h"
#include "search/search_fixtures.h"
#include "search/tafl_policy.h"

namespace outflank {
namespace {

using eval::Discs;
using eval::KingDistance;
using othello::Othello;
using tafl::Tafl;

constexpr std::size_t SmallTable = 1 << 20;
constexpr SearcherOptions WithTable{.table_bytes = SmallTable, .aspiration = 60};
constexpr SearcherOptions WithoutTable{.table_bytes = 0, .aspiration = 60};

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

/// One searcher for all positions, so that what it remembers of one could mislead it in another.
template <class P, Game G, Evaluator<G> E>
void finds_what_the_textbook_finds(const G& game, const E& evaluator,
                                   const SearcherOptions& options, int deepest,
                                   std::uint32_t plies) {
    Rng rng(2);
    AlphaBeta<G, E> alphabeta(game, evaluator);
    Searcher<G, E, P> searcher(game, evaluator, options);
    for (const auto& position : random_positions(game, rng, 10, plies)) {
        for (int depth = 1; depth <= deepest; ++depth) {
            const auto report = searcher.search(position, to_depth(depth));
            const auto expected = search_to_depth(alphabeta, position, depth);
            ASSERT_EQ(report.score, expected.score)
                << game.name() << " depth " << depth << ": " << game.format(position);
            const auto next = game.after(position, report.best());
            if (depth == 1 || game.is_over(next) || is_decided(report.score)) continue;
            EXPECT_EQ(-search_to_depth(alphabeta, next, depth - 1).score, report.score)
                << game.format(report.best()) << " in " << game.format(position);
        }
    }
}

// In Othello a position is met again only with the same number of plies to go (but for pairs of
// passes), so the table changes no score.
TEST(Searcher, FindsWhatTheTextbookFindsInOthello) {
    for (const auto& options : {WithTable, WithoutTable}) {
        for (const int size : {4, 6, 8, 10, 16}) {
            const auto plies = static_cast<std::uint32_t>(size);
            finds_what_the_textbook_finds<PlainPolicy>(Othello(size), Discs{}, options, 4, plies);
            finds_what_the_textbook_finds<OthelloPolicy>(Othello(size), Discs{}, options, 5, plies);
        }
        finds_what_the_textbook_finds<OthelloPolicy>(Othello(6), Discs{}, options, 8, 12);
        finds_what_the_textbook_finds<PlainPolicy>(othello::Othello8<kernels::Portable>(), Discs{},
                                                   options, 6, 20);
    }
}

/// The rules without repetition, which the textbook does not see.
tafl::Rules without_repetition(const tafl::Rules& rules) {
    tafl::Rules result = rules;
    result.repetition = {};
    return result;
}

/// TaflPolicy without what it guesses.
struct ThoroughTaflPolicy : TaflPolicy {
    static constexpr bool IsSelective = false;
};

/// TaflPolicy's order of moves, but the horizon of the textbook.
struct QuietTaflPolicy : ThoroughTaflPolicy {
    static constexpr bool HasLoudMoves = false;
};

// In Tafl a position comes back with fewer plies to go, and the table then knows more than the
// textbook would: so without one.
TEST(Searcher, FindsWhatTheTextbookFindsInTafl) {
    for (const auto* each : tafl::AllRules) {
        const tafl::Rules rules = without_repetition(*each);
        const Tafl game(rules);
        finds_what_the_textbook_finds<PlainPolicy>(game, KingDistance(rules), WithoutTable, 3, 20);
        finds_what_the_textbook_finds<QuietTaflPolicy>(game, Discs{}, WithoutTable, 4, 30);
    }
}

// Three plies are too few for a position to come back within the search, so here the table may be
// on.
TEST(Searcher, TheTableChangesNoScoreWhereNoPositionComesBack) {
    for (const auto* each : tafl::AllRules) {
        const tafl::Rules rules = without_repetition(*each);
        finds_what_the_textbook_finds<QuietTaflPolicy>(Tafl(rules), KingDistance(rules), WithTable,
                                                       3, 30);
    }
}

/// Wins and losses are the same whatever the table knows and however far loud moves go on.
TEST(Searcher, FindsForcedWinsAtTheirTrueDistance) {
    int decided = 0;
    for (const auto* each : tafl::AllRules) {
        const tafl::Rules rules = without_repetition(*each);
        const Tafl game(rules);
        Rng rng(3);
        AlphaBeta<Tafl, Discs> alphabeta(game, Discs{});
        Searcher<Tafl, Discs, ThoroughTaflPolicy> searcher(game, Discs{}, WithTable);
        for (const auto& position : random_positions(game, rng, 30, 30)) {
            const auto report = searcher.search(position, to_depth(3));
            const Score expected = search_to_depth(alphabeta, position, 4).score;
            if (!is_decided(report.score)) {
                EXPECT_FALSE(is_decided(search_to_depth(alphabeta, position, 3).score));
                continue;
            }
            ++decided;
            EXPECT_EQ(report.score, expected) << game.format(position);
            EXPECT_TRUE(report.is_exact);
        }
    }
    EXPECT_GT(decided, 10);
}

/// A search that looks at some moves less deeply may overlook a win, but never makes one up.
TEST(Searcher, WhatASelectiveSearchCallsWonIsWon) {
    constexpr int deepest_proof = 4;
    int decided = 0;
    for (const auto* each : tafl::AllRules) {
        const tafl::Rules rules = without_repetition(*each);
        const Tafl game(rules);
        Rng rng(6);
        AlphaBeta<Tafl, Discs> alphabeta(game, Discs{});
        Searcher<Tafl, Discs, TaflPolicy> searcher(game, Discs{}, WithTable);
        for (const auto& position : random_positions(game, rng, 30, 30)) {
            const auto report = searcher.search(position, to_depth(6));
            if (!is_decided(report.score)) continue;
            const int distance = Win - std::abs(report.score);
            if (distance > deepest_proof) continue;
            ++decided;
            const Score proof = search_to_depth(alphabeta, position, distance).score;
            EXPECT_TRUE(is_decided(proof)) << game.format(position);
            EXPECT_EQ(proof > 0, report.score > 0) << game.format(position);
        }
    }
    EXPECT_GT(decided, 10);
}

// Once the king stands on an edge with both its corners open, the attackers can shut only one.
TEST(Searcher, AWinInThreePliesIsFoundAtDepthThreeAndEndsTheSearch) {
    const Tafl game(tafl::Comp424);
    const auto position =
        tafl::defenders_to_move("Kc3 Wd5 Wf5 Bh5 Bh6 Bh7 Bd8 Be8 Bf8 Bc1 Bg4 Bi8");
    Searcher<Tafl, KingDistance> searcher(game, KingDistance(tafl::Comp424));
    const auto report = searcher.search(position, to_depth(9));
    EXPECT_EQ(report.score, Win - 3) << game.diagram(position);
    EXPECT_EQ(report.depth, 3);
    EXPECT_TRUE(report.is_exact);
    EXPECT_EQ(score_after(game, KingDistance(tafl::Comp424), position, report.line), Win - 3);
}

TEST(Searcher, LoudMovesAreSeenBeyondTheHorizon) {
    const Tafl game(tafl::Comp424);
    const auto position = tafl::attackers_to_move("Ka3 Wd5 Wf5 Bh5 Bh6 Bh7 Be8 Bf8");
    Searcher<Tafl, Discs> plain(game, Discs{});
    Searcher<Tafl, Discs, TaflPolicy> loud(game, Discs{});
    EXPECT_FALSE(is_decided(plain.search(position, to_depth(1)).score));
    EXPECT_EQ(loud.search(position, to_depth(1)).score, 2 - Win) << game.diagram(position);
}

// The key leaves the ply out, so without the policy's salt a board that is drawn at ply 99 for
// certain would answer for the same board at ply 91.
TEST(Searcher, TheMoveLimitIsSeenThroughTheTable) {
    const Tafl game(tafl::Comp424);
    const KingDistance distance(tafl::Comp424);
    Rng rng(4);
    Searcher<Tafl, KingDistance, QuietTaflPolicy> searcher(game, distance, WithTable);
    AlphaBeta<Tafl, KingDistance> alphabeta(game, distance);
    for (const auto& board : random_positions(game, rng, 10, 20)) {
        for (const int ply : {99, 98, 97, 96, 90}) {
            const tafl::Position late(board.attackers(), board.defenders(), board.king(),
                                      board.to_move(), ply);
            EXPECT_EQ(searcher.search(late, to_depth(3)).score,
                      search_to_depth(alphabeta, late, 3).score)
                << game.format(late);
        }
    }
}

/// Nothing but the rules.
Score brute_force(const Othello& game, const othello::Position& position) {
    const auto moves = game.moves(position);
    if (moves.empty()) return Discs{}.decided(game, position, *game.outcome(position), 0);
    Score best = -Infinite;
    for (const auto move : moves)
        best = std::max(best, -brute_force(game, game.after(position, move)));
    return best;
}

TEST(Searcher, SolvesTheSmallestBoard) {
    // White wins 11-3, and takes the two empty squares; or by the discs alone.
    for (const auto& [scoring, expected] : {std::pair{othello::Scoring::WinnerTakesEmpties, -10},
                                            std::pair{othello::Scoring::RawDifference, -8}}) {
        const Othello game(4, scoring);
        Searcher<Othello, Discs, OthelloPolicy> searcher(game, Discs{}, WithTable);
        const auto report = searcher.search(game.start(), {});
        EXPECT_EQ(report.score, expected * Disc);
        EXPECT_EQ(report.score, brute_force(game, game.start()));
        EXPECT_TRUE(report.is_exact);
        EXPECT_EQ(score_after(game, Discs{}, game.start(), report.line), report.score);
    }
}

TEST(Searcher, AnExactScoreIsTheValueOfTheGame) {
    const Othello game(6);
    Rng rng(5);
    Searcher<Othello, Discs, OthelloPolicy> searcher(game, Discs{}, WithTable);
    for (const auto& position : random_positions(game, rng, 20, 25)) {
        const auto report = searcher.search(position, {});
        EXPECT_TRUE(report.is_exact);
        EXPECT_EQ(report.score, brute_force(game, position)) << game.format(position);
    }
}

}  // namespace
}  // namespace outflank
