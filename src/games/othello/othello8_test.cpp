// The hand-tuned 8x8 game against the any-size one, move by move, and the laws for itself.
#include "games/othello/othello8.h"

#include <set>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/othello/symmetry.h"
#include "games/perft.h"
#include "kernels/portable.h"

namespace outflank::othello {
namespace {

using Fast = Othello8<kernels::Portable>;
static_assert(Game<Fast>);

TEST(Othello8, ObeysTheLaws) {
    Rng rng(8);
    for (int game = 0; game < 20; ++game) laws::obeys_the_laws(Fast{}, rng);
}

TEST(Othello8, StartsWhereTheAnySizeGameStarts) {
    EXPECT_EQ(widened(start8()), Othello{8}.start());
}

void plays_like_the_any_size_game(const Fast& fast, const Othello& wide, Rng& rng) {
    auto narrow = fast.start();
    auto position = wide.start();
    for (;;) {
        ASSERT_EQ(widened(narrow), position);
        ASSERT_EQ(narrowed(position), narrow);
        ASSERT_EQ(fast.outcome(narrow), wide.outcome(position));
        const auto moves = fast.moves(narrow);
        ASSERT_EQ(laws::texts(fast, moves), laws::texts(wide, wide.moves(position)));
        if (moves.empty()) return;
        const auto move = laws::pick(rng, moves);
        ASSERT_EQ(fast.gain(narrow, move), wide.gain(position, move));
        narrow = fast.after(narrow, move);
        position = wide.after(position, move);
    }
}

TEST(Othello8, PlaysLikeTheAnySizeGame) {
    Rng rng(64);
    for (const Scoring scoring : {Scoring::WinnerTakesEmpties, Scoring::RawDifference}) {
        for (int game = 0; game < 200; ++game)
            plays_like_the_any_size_game(Fast{scoring}, Othello{8, scoring}, rng);
    }
}

TEST(Othello8, RefusesAMoveOffTheBoard) {
    const auto off_board = Move::at(*Square::at(9, 3));
    EXPECT_FALSE(Fast{}.is_legal(Fast{}.start(), off_board));
}

TEST(Othello8, GenericPerftCountsAsPublished) {
    const std::vector<std::uint64_t> published = {1,    4,    12,    56,     244,
                                                  1396, 8200, 55092, 390216, 3005288};
    for (std::size_t depth = 0; depth < published.size(); ++depth) {
        EXPECT_EQ(perft(Fast{}, start8(), static_cast<int>(depth)), published[depth]);
    }
}

TEST(Position8, SymmetriesAreThoseOfTheAnySizeBoard) {
    Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const std::uint64_t own = rng.next() & rng.next();
        const Position8 position{.own = own, .other = rng.next() & ~own, .to_move = Side::Two};
        for (const Symmetry symmetry : AllSymmetries) {
            EXPECT_EQ(widened(transformed(position, symmetry)),
                      transformed(widened(position), symmetry, 8));
        }
    }
}

TEST(Position8, CanonicalFormIsTheSameForAllEightImages) {
    Rng rng(6);
    for (int i = 0; i < 200; ++i) {
        const std::uint64_t own = rng.next() & rng.next();
        const Position8 position{.own = own, .other = rng.next() & ~own, .to_move = Side::One};
        const auto form = canonical(position);
        EXPECT_EQ(transformed(position, form.symmetry), form.position);
        for (const Symmetry symmetry : AllSymmetries) {
            EXPECT_EQ(canonical(transformed(position, symmetry)).position, form.position);
        }
    }
}

TEST(Position8, KeysOfDifferentPositionsDiffer) {
    Rng rng(7);
    std::set<std::uint64_t> keys;
    std::set<std::string> texts;
    for (int game = 0; game < 100; ++game) {
        for (auto position = start8(); !Fast{}.is_over(position);
             position = Fast{}.after(position, laws::pick(rng, Fast{}.moves(position)))) {
            keys.insert(key(position));
            texts.insert(Fast{}.format(position));
        }
    }
    EXPECT_EQ(keys.size(), texts.size());
}

}  // namespace
}  // namespace outflank::othello
