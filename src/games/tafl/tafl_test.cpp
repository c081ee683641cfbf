/// What holds for tafl whatever the rules: the laws of every game, and agreement with the plain
/// twin.
#include "games/tafl/tafl.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/tafl/plain_tafl.h"
#include "games/tafl/set_up.h"

namespace outflank::tafl {
namespace {

/// Brandubh on the largest board. Nobody plays it; it is there because a rank of 11 squares has no
/// gap before the next one in the bits, so that a shift too far shows.
Rules brandubh_on_11x11() {
    Rules rules = Brandubh;
    rules.size = LargestSize;
    const Bits outer_files = Bits::file(0) | Bits::file(LargestSize - 1);
    const Bits outer_ranks = Bits::rank(0) | Bits::rank(LargestSize - 1);
    const Bits corners = outer_files & outer_ranks;
    rules.king = Bits::file(5) & Bits::rank(5);
    rules.defenders = beside(beside(rules.king)) - rules.king;
    rules.attackers = (outer_files & Bits::rank(5)) | (outer_ranks & Bits::file(5));
    for (int i = 0; i < 2; ++i) rules.attackers |= beside(rules.attackers);
    rules.king_only = corners | rules.king;
    rules.hostile = {corners, corners};
    rules.hostile_when_empty = {rules.king, rules.king};
    rules.strong = rules.king | beside(rules.king);
    rules.walls = rules.king;
    rules.hostile_to_king = corners;
    rules.escapes = corners;
    return rules;
}

class EveryVariant : public testing::TestWithParam<Rules> {
  protected:
    Tafl game_{GetParam()};

    [[nodiscard]] PlainTafl twin(const Position& position) const {
        return {GetParam().name, game_.format(position)};
    }
};

INSTANTIATE_TEST_SUITE_P(Tafl, EveryVariant,
                         testing::Values(Comp424, Ashton, Brandubh, brandubh_on_11x11()),
                         [](const testing::TestParamInfo<Rules>& variant) {
                             return std::string(variant.param.name) + "_" +
                                    std::to_string(variant.param.size);
                         });

/// A position no game leads to: pieces anywhere that the rules allow, so that corners, camps and
/// blocked sides come up far more often than in play.
Position scattered(const Rules& rules, Rng& rng) {
    Bits attackers;
    Bits defenders;
    Bits king;
    const std::uint32_t crowding = 2 + rng.below(6);
    for (const Square square : rules.board() - rules.king_only) {
        if (rng.below(8) >= crowding) continue;
        const bool attacks = rules.camps.contains(square) || rng.below(3) > 0;
        (attacks ? attackers : defenders) |= Bits::of(square);
    }
    while (king.empty()) {
        const Square square = Square::from_index(static_cast<int>(rng.below(SquareCount)));
        if ((rules.board() - rules.camps).contains(square)) king = Bits::of(square);
    }
    const Side side = rng.below(2) == 0 ? Side::One : Side::Two;
    return Position(attackers - king, defenders - king, king, side, 0);
}

TEST_P(EveryVariant, ObeysTheLawsOfAGame) {
    Rng rng(1);
    for (int i = 0; i < 20; ++i) laws::obeys_the_laws(game_, rng);
}

TEST_P(EveryVariant, PlaysRandomGamesLikeItsPlainTwin) {
    Rng rng(2);
    for (int i = 0; i < 200; ++i) {
        Position position = game_.start();
        PlainTafl plain = twin(position);
        for (int ply = 0; ply < 150; ++ply) {
            ASSERT_EQ(game_.format(position), plain.position());
            ASSERT_EQ(ending(game_, position), plain.ending()) << plain.position();
            const auto moves = game_.moves(position);
            ASSERT_EQ(laws::texts(game_, moves), plain.moves()) << plain.position();
            if (moves.empty()) break;
            const Move move = laws::pick(rng, moves);
            ASSERT_EQ(game_.gain(position, move), plain.play(game_.format(move)))
                << game_.format(move) << " in " << game_.format(position);
            position = game_.after(position, move);
        }
    }
}

TEST_P(EveryVariant, AgreesWithItsPlainTwinOnScatteredPieces) {
    Rng rng(3);
    for (int i = 0; i < 1000; ++i) {
        const Position position = scattered(game_.rules(), rng);
        const PlainTafl plain = twin(position);
        ASSERT_EQ(ending(game_, position), plain.ending()) << plain.position();
        const auto moves = game_.moves(position);
        ASSERT_EQ(laws::texts(game_, moves), plain.moves()) << plain.position();
        ASSERT_EQ(game_.count_moves(position), moves.size()) << plain.position();
        for (const Move move : moves) {
            PlainTafl next = plain;
            ASSERT_EQ(game_.gain(position, move), next.play(game_.format(move)))
                << game_.format(move) << " in " << plain.position();
            ASSERT_EQ(game_.format(game_.after(position, move)), next.position())
                << game_.format(move) << " in " << plain.position();
        }
    }
}

TEST_P(EveryVariant, OnlyTheGeneratedMovesAreLegal) {
    Rng rng(4);
    for (int i = 0; i < 10; ++i) {
        const Position position = scattered(game_.rules(), rng);
        std::size_t legal = 0;
        for (int from = 0; from < SquareCount; ++from) {
            for (int to = 0; to < SquareCount; ++to) {
                const Move move = Move::between(Square::from_index(from), Square::from_index(to));
                legal += game_.is_legal(position, move) ? 1 : 0;
            }
        }
        EXPECT_EQ(legal, game_.moves(position).size()) << game_.format(position);
    }
}

TEST_P(EveryVariant, AMoveConservesWhatItDoesNotCapture) {
    Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const Position position = scattered(game_.rules(), rng);
        for (const Move move : game_.moves(position)) {
            const Position next = game_.after(position, move);
            const Delta delta = game_.delta(position, move);
            EXPECT_EQ(next.occupied().count(),
                      position.occupied().count() - delta.captured.count());
            EXPECT_EQ(next.all_of(position.to_move()).count(),
                      position.all_of(position.to_move()).count());
            EXPECT_EQ(delta.captured - position.all_of(opponent(position.to_move())), Bits());
        }
    }
}

TEST_P(EveryVariant, MovesToSomeSquaresAreTheMovesThatEndThere) {
    Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const Position position = scattered(game_.rules(), rng);
        if (game_.is_over(position)) continue;
        const Bits squares = scattered(game_.rules(), rng).occupied();
        const Bits king_squares = scattered(game_.rules(), rng).occupied();
        std::vector<Move> expected;
        for (const Move move : game_.moves(position)) {
            const bool is_king = position.king().contains(move.from());
            if ((is_king ? squares | king_squares : squares).contains(move.to()))
                expected.push_back(move);
        }
        const auto moves = game_.moves_to(position, squares, king_squares);
        EXPECT_EQ(std::vector(moves.begin(), moves.end()), expected) << game_.format(position);
    }
}

TEST_P(EveryVariant, AMoveCapturesWhenItEndsOnACaptorsSquare) {
    Rng rng(6);
    int captures = 0;
    for (int i = 0; i < 500; ++i) {
        const Position position = scattered(game_.rules(), rng);
        const Bits captors = game_.captors(position);
        for (const Move move : game_.moves(position)) {
            const bool captures_something = game_.gain(position, move) > 0;
            EXPECT_EQ(captors.contains(move.to()), captures_something)
                << game_.format(move) << " in " << game_.format(position);
            captures += captures_something ? 1 : 0;
        }
    }
    EXPECT_GT(captures, 100);
}

TEST_P(EveryVariant, TheKeyForgetsThePly) {
    const Position start = game_.start();
    const Position later(start.attackers(), start.defenders(), start.king(), start.to_move(), 7);
    EXPECT_NE(later, start);
    EXPECT_EQ(game_.key(later), game_.key(start));
}

}  // namespace
}  // namespace outflank::tafl
