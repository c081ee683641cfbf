/// The laws every Game obeys, as checks over random games. For tests only.
///
/// A game's own test adds what only it can know: a plain slow twin that finds the same moves, and
/// what a move changes.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/game.h"

namespace outflank::laws {

using outflank::pick;

/// The texts of the moves, sorted: moves compared as a set, readable when a test fails.
template <Game G>
std::vector<std::string> texts(const G& game, const typename G::Moves& moves) {
    std::vector<std::string> result;
    for (const auto move : moves) result.push_back(game.format(move));
    std::sort(result.begin(), result.end());
    return result;
}

template <Game G>
void text_round_trips(const G& game, const typename G::Position& position) {
    const auto back = game.parse_position(game.format(position));
    if (!back) {  // a board without its king is no position to start from, but a game may end in it
        EXPECT_TRUE(game.is_over(position)) << back.error().sentence;
        return;
    }
    EXPECT_EQ(*back, position) << game.format(position);
    EXPECT_EQ(game.key(*back), game.key(position)) << "the key differs from one computed afresh";
}

template <Game G>
void moves_are_sound(const G& game, const typename G::Position& position) {
    const auto moves = game.moves(position);
    EXPECT_EQ(moves.size(), game.count_moves(position)) << game.format(position);
    EXPECT_EQ(moves.empty(), game.is_over(position)) << game.format(position);
    EXPECT_EQ(game.is_over(position), game.outcome(position).has_value()) << game.format(position);
    std::set<std::string> seen;
    for (const auto move : moves) {
        const std::string text = game.format(move);
        EXPECT_TRUE(game.is_legal(position, move)) << text << " in " << game.format(position);
        EXPECT_TRUE(seen.insert(text).second) << text << " twice in " << game.format(position);
        const auto back = game.parse_move(text);
        ASSERT_TRUE(back.ok()) << back.error().sentence;
        EXPECT_EQ(*back, move) << text;
    }
}

template <Game G>
void symmetries_commute(const G& game, const typename G::Position& position,
                        typename G::Move move) {
    for (const Symmetry symmetry : AllSymmetries) {
        const auto image = game.transformed(position, symmetry);
        EXPECT_EQ(game.transformed(image, inverse(symmetry)), position);
        EXPECT_EQ(game.outcome(image), game.outcome(position));
        typename G::Moves images;
        for (const auto each : game.moves(position))
            images.push_back(game.transformed(each, symmetry));
        EXPECT_EQ(texts(game, game.moves(image)), texts(game, images)) << game.format(position);
        EXPECT_EQ(game.after(image, game.transformed(move, symmetry)),
                  game.transformed(game.after(position, move), symmetry));
    }
}

/// Plays one random game to its end, or to `longest` plies, and checks every law at every position.
template <Game G>
void obeys_the_laws(const G& game, Rng& rng, int longest = 200) {
    auto position = game.start();
    for (int ply = 0; ply < longest; ++ply) {
        text_round_trips(game, position);
        moves_are_sound(game, position);
        const auto moves = game.moves(position);
        if (moves.empty()) return;
        const auto move = pick(rng, moves);
        symmetries_commute(game, position, move);
        const auto next = game.after(position, move);
        EXPECT_NE(game.key(next), game.key(position));
        EXPECT_NE(game.to_move(next), game.to_move(position))
            << "a pass is a move, so the turn always changes";
        EXPECT_GE(game.gain(position, move), 0);
        position = next;
        if (testing::Test::HasFailure()) return;  // one broken position is enough to read
    }
}

}  // namespace outflank::laws
