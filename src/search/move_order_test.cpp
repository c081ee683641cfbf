/// Moves in order: each exactly once, the promising ones first.
#include "search/move_order.h"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"

#include "games/laws.h"
#include "games/othello/othello.h"
#include "games/tafl/set_up.h"
#include "search/othello_policy.h"
#include "search/reduction.h"
#include "search/search_fixtures.h"
#include "search/tafl_policy.h"

namespace outflank {
namespace {

using othello::Othello;
using tafl::Tafl;

template <Game G, Policy<G> P>
std::vector<typename G::Move> all_picks(MovePicker<G, P>& picker) {
    std::vector<typename G::Move> result;
    while (const auto move = picker.next()) result.push_back(*move);
    return result;
}

template <Game G, Policy<G> P>
void gives_each_move_once(const G& game, const P& policy, std::uint32_t plies) {
    Rng rng(1);
    MoveMemory<G> memory(4);
    const auto stranger = pick(rng, game.moves(game.start()));
    for (const auto& position : random_positions(game, rng, 50, plies)) {
        const auto moves = game.moves(position);
        const auto some = pick(rng, moves);
        memory.praise(game.to_move(position), some, 3, 2);
        for (const auto& first :
             {std::optional<typename G::Move>(), std::optional(some), std::optional(stranger)}) {
            MovePicker<G, P> picker(game, position, policy, memory, first, 4, 2);
            const auto picks = all_picks(picker);
            typename G::Moves given;
            for (const auto move : picks) given.push_back(move);
            EXPECT_EQ(laws::texts(game, given), laws::texts(game, moves));
            const bool is_tried_first = first && game.is_legal(position, *first);
            EXPECT_TRUE(!is_tried_first || picks.front() == *first);
        }
    }
}

TEST(MovePicker, GivesEachMoveOnceWhateverIsTriedFirst) {
    gives_each_move_once(Othello(6), OthelloPolicy{}, 8);
    gives_each_move_once(Othello(8), PlainPolicy{}, 20);
    for (const auto* rules : tafl::AllRules) gives_each_move_once(Tafl(*rules), TaflPolicy{}, 20);
}

TEST(MovePicker, SaysThatQuietMovesComeBeforeTheFirstOfThemAndAtNoOtherTime) {
    const TaflPolicy policy;
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(5);
        MoveMemory<Tafl> memory(4);
        for (const auto& position : random_positions(game, rng, 50, 20)) {
            const auto some = pick(rng, game.moves(position));
            memory.praise(game.to_move(position), some, 3, 2);
            MovePicker<Tafl, TaflPolicy> picker(game, position, policy, memory, some, 4, 2);
            for (bool was_quiet = false;; was_quiet = picker.is_quiet()) {
                const bool comes_to_quiet = picker.comes_to_quiet();
                if (!picker.next()) break;
                EXPECT_EQ(comes_to_quiet, picker.is_quiet() && !was_quiet);
            }
        }
    }
}

TEST(MovePicker, KillersComeBeforeHistoryAndHistoryBeforeTheRest) {
    const Othello game(8);
    const auto position = game.start();
    const auto moves = game.moves(position);
    ASSERT_EQ(moves.size(), 4U);
    MoveMemory<Othello> memory(4);
    memory.praise(Side::One, moves[1], 5, 3);  // at another ply, so it is only history here
    memory.praise(Side::One, moves[2], 1, 2);
    memory.praise(Side::One, moves[3], 1, 2);
    MovePicker<Othello, PlainPolicy> picker(game, position, PlainPolicy{}, memory, std::nullopt, 1,
                                            2);
    EXPECT_EQ(all_picks(picker), (std::vector{moves[3], moves[2], moves[1], moves[0]}));
}

TEST(MoveMemory, HistoryNeverExceedsItsLimitAndBelongsToOneSide) {
    const Othello game(8);
    const auto move = game.moves(game.start())[0];
    MoveMemory<Othello> memory(1);
    for (int i = 0; i < 10'000; ++i) memory.praise(Side::One, move, 200, 0);
    EXPECT_LE(memory.rank(Side::One, move, 1), HistoryLimit);
    EXPECT_EQ(memory.rank(Side::Two, move, 1), 0);
}

TEST(OthelloPolicy, FewerRepliesPromiseMoreAndACornerIsWorthFour) {
    const Othello game(8);
    Rng rng(3);
    for (const auto& position : random_positions(game, rng, 50, 20)) {
        const auto hints = OthelloPolicy{}.hints(game, position, 5);
        const auto shallow = OthelloPolicy{}.hints(game, position, 1);
        const int reply = shallow.promise(othello::Move::at(*othello::Square::at(0, 0))) / 4;
        for (const auto move : game.moves(position)) {
            const auto replies = static_cast<int>(game.count_moves(game.after(position, move)));
            EXPECT_EQ(hints.promise(move),
                      shallow.promise(move) - (move.is_pass() ? 0 : replies * reply));
        }
    }
}

TEST(TaflPolicy, LoudMovesAreCapturesAndEscapesExactly) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(2);
        int loud = 0;
        for (const auto& position : random_positions(game, rng, 500, 20)) {
            const auto hints = TaflPolicy{}.hints(game, position, 1);
            for (const auto move : game.moves(position)) {
                const bool escapes =
                    position.king().contains(move.from()) && rules->escapes.contains(move.to());
                const bool expected = escapes || game.gain(position, move) > 0;
                ASSERT_EQ(hints.is_loud(move), expected)
                    << game.format(move) << " in " << game.format(position);
                EXPECT_EQ(hints.promise(move) > 0, expected);
                loud += expected ? 1 : 0;
            }
            auto filtered = game.moves(position);
            const auto is_quiet = [&](auto move) { return !hints.is_loud(move); };
            const auto end = std::remove_if(filtered.begin(), filtered.end(), is_quiet);
            const auto direct = hints.loud_moves();
            EXPECT_TRUE(std::is_permutation(filtered.begin(), end, direct.begin(), direct.end()))
                << game.format(position);
        }
        EXPECT_GT(loud, 100);
    }
}

TEST(LateMoveReduction, GrowsWithDepthAndNumberAndLeavesAPly) {
    EXPECT_EQ(late_move_reduction(2, 60), 0);
    EXPECT_EQ(late_move_reduction(20, 2), 0);
    for (int depth = 3; depth < 60; ++depth) {
        for (int number = 3; number < 200; ++number) {
            const int reduction = late_move_reduction(depth, number);
            EXPECT_GE(reduction, late_move_reduction(depth - 1, number));
            EXPECT_GE(reduction, late_move_reduction(depth, number - 1));
            EXPECT_LT(reduction, depth);
        }
    }
    EXPECT_GT(late_move_reduction(10, 40), 2);
}

TEST(MostMoves, GrowWithDepthUntilNoneIsLeftOut) {
    EXPECT_GT(most_moves(1), 4);
    for (int depth = 2; depth < 60; ++depth) EXPECT_GE(most_moves(depth), most_moves(depth - 1));
    EXPECT_GT(most_moves(60), 512);
}

}  // namespace
}  // namespace outflank
