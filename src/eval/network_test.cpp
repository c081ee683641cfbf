// The network's laws: mirror images are worth the same, the fast pass equals a plain one, and
// weights with a network are read back as they were or refused.
#include <algorithm>
#include <cmath>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "kernels/symmetry.h"

namespace outflank::eval {
namespace {

using Kernel = kernels::Portable;
using Eval = PatternEval<Kernel>;
using Game8 = othello::Othello8<Kernel>;

/// Numbers that differ from place to place, small enough that nothing is at its limit all the time.
PatternWeights random_weights() {
    Rng rng(1);
    const auto number = [&](int most) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    };
    PatternWeights weights;
    for (auto& row : weights.rows) row = static_cast<std::int16_t>(number(20));
    weights.network.emplace();
    for (auto& phase : weights.network->phases) {
        for (auto& row : phase.rows) {
            for (auto& value : row) value = static_cast<std::int8_t>(number(20));
        }
        phase.head.visit(
            [&](auto& value) { value = static_cast<std::decay_t<decltype(value)>>(number(100)); });
    }
    return weights;
}

const PatternWeights& weights() {
    static const PatternWeights result = random_weights();
    return result;
}

template <class Visit>
void visit_random_positions(std::uint64_t seed, int games, Visit visit) {
    Rng rng(seed);
    const Game8 game;
    for (int i = 0; i < games; ++i) {
        for (auto position = game.start(); !game.is_over(position);
             position = game.after(position, pick(rng, game.moves(position))))
            visit(position.own, position.other);
    }
}

/// The forward pass as one would write it down.
int plain_correction(Bitboard own, Bitboard other) {
    constexpr int sum_unit = NetworkHead::SumUnit;
    const int empties = kernels::count(~(own | other));
    const auto& phase = weights().network->phases[NetworkLayout::phase_of(empties)];
    std::array<int, NetworkLayout::Width> sum{};
    for (const std::uint32_t row : network_rows_of(own, other)) {
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += phase.rows[row][i];
    }
    long long out = phase.head.out_bias;
    for (std::size_t i = 0; i < sum.size(); ++i) out += sum[i] * phase.head.straight[i];
    for (std::size_t unit = 0; unit < NetworkLayout::Hidden; ++unit) {
        int value = phase.head.hidden_bias[unit];
        for (std::size_t i = 0; i < sum.size(); ++i) {
            const int clipped = std::clamp(sum[i], -sum_unit, sum_unit);
            value += clipped * phase.head.hidden[unit][i];
            value +=
                clipped * clipped / sum_unit * phase.head.hidden[unit][NetworkLayout::Width + i];
        }
        out += phase.head.out[unit] * std::clamp(value / NetworkHead::HiddenUnit, 0, 4 * sum_unit);
    }
    return static_cast<int>(out * 100 * NetworkHead::DiscsPerUnit /
                            (sum_unit * NetworkHead::OutUnit));
}

int score_of(const Eval& eval, Bitboard own, Bitboard other) {
    return eval.evaluate_near(-LargestEvaluation, LargestEvaluation, own, other,
                              Eval::state_of(own, other));
}

TEST(Network, TheFastPassIsThePlainOne) {
    const PatternTables tables(weights());
    const Eval eval(tables);
    visit_random_positions(2, 60, [&](Bitboard own, Bitboard other) {
        const int linear = eval.evaluate(own, other, Eval::state_of(own, other));
        const bool has_network = kernels::count(~(own | other)) >= NetworkLayout::LeastEmpties;
        const int expected = linear + (has_network ? plain_correction(own, other) : 0);
        EXPECT_EQ(score_of(eval, own, other),
                  std::clamp(expected, -LargestEvaluation, LargestEvaluation));
    });
}

TEST(Network, MirrorImagesAreWorthTheSame) {
    const PatternTables tables(weights());
    const Eval eval(tables);
    visit_random_positions(3, 20, [&](Bitboard own, Bitboard other) {
        const int score = score_of(eval, own, other);
        EXPECT_EQ(score_of(eval, kernels::mirrored_files(own), kernels::mirrored_files(other)),
                  score);
        EXPECT_EQ(score_of(eval, kernels::mirrored_ranks(own), kernels::mirrored_ranks(other)),
                  score);
        EXPECT_EQ(score_of(eval, kernels::transposed(own), kernels::transposed(other)), score);
    });
}

TEST(Network, FarOutsideTheWindowTheLinearScoreStands) {
    const PatternTables tables(weights());
    const Eval eval(tables);
    visit_random_positions(4, 5, [&](Bitboard own, Bitboard other) {
        const auto state = Eval::state_of(own, other);
        const int linear = eval.evaluate(own, other, state);
        EXPECT_EQ(eval.evaluate_near(linear + 2000, linear + 2001, own, other, state), linear);
        EXPECT_EQ(eval.evaluate_near(linear - 2001, linear - 2000, own, other, state), linear);
    });
}

TEST(Network, WithoutItTheLinearScoreIsEverything) {
    const PatternTables tables = PatternTables(weights()).without_network();
    const Eval eval(tables);
    visit_random_positions(5, 5, [&](Bitboard own, Bitboard other) {
        EXPECT_EQ(score_of(eval, own, other),
                  eval.evaluate(own, other, Eval::state_of(own, other)));
    });
}

TEST(Network, EveryNumberOfEmptySquaresHasAPhase) {
    std::size_t last = 0;
    for (int empties = 0; empties <= 60; ++empties) {
        const std::size_t phase = NetworkLayout::phase_of(empties);
        EXPECT_TRUE(phase == last || phase == last + 1);
        last = phase;
    }
    EXPECT_EQ(last, NetworkLayout::Phases - 1);
}

Result<PatternWeights> read(const std::string& bytes) {
    return PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
}

TEST(Network, OneOfFourPhasesIsRefusedByItsVersion) {
    std::string bytes = weights().to_bytes();
    bytes[8] = 2;
    const auto older = read(bytes);
    ASSERT_FALSE(older.ok());
    EXPECT_EQ(older.error().sentence,
              "these weights have version 2, and this program reads versions 1 and 3");
}

TEST(Network, IsReadBackAsItWasOrRefused) {
    const std::string bytes = weights().to_bytes();
    const auto same = read(bytes);
    ASSERT_TRUE(same.ok()) << same.error().sentence;
    EXPECT_EQ(*same, weights());
    EXPECT_FALSE(read(bytes.substr(0, bytes.size() - 1)).ok());
    Rng rng(6);
    for (int i = 0; i < 20; ++i) {
        std::string flipped = bytes;
        const std::size_t byte = rng.below(static_cast<std::uint32_t>(bytes.size()));
        flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << rng.below(8)));
        EXPECT_FALSE(read(flipped).ok()) << "byte " << byte;
    }
}

}  // namespace
}  // namespace outflank::eval
