// The network's laws: mirror images are worth the same, the fast pass equals a plain one, and
// weights with a network are read back as they were or refused.
#include <algorithm>
#include <cmath>
#include <map>

#include "gmock/gmock.h"
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
            for (auto& value : row) value = static_cast<std::int8_t>(number(40));
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

using Sum = std::array<int, NetworkLayout::Width>;

/// What the units of a layer add up to over one sum.
template <std::size_t Units>
long long plain_layer(const NetworkHead::Layer<Units>& layer, const Sum& sum) {
    constexpr int unit = NetworkHead::SumUnit;
    long long out = 0;
    for (std::size_t i = 0; i < Units; ++i) {
        int value = layer.bias[i];
        for (std::size_t number = 0; number < sum.size(); ++number) {
            value += std::clamp(sum[number], 0, unit) * layer.weights[i][number];
            value +=
                std::clamp(-sum[number], 0, unit) * layer.weights[i][NetworkLayout::Width + number];
        }
        out += layer.out[i] *
               std::clamp(value / NetworkHead::HiddenUnit, 0, NetworkHead::MostHidden * unit);
    }
    return out;
}

using Row = NetworkWeights::Row;

/// As bytes are added up: beyond a byte's limits it stays there.
void add_as_bytes(Sum& sum, const Sum& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = std::clamp(sum[i] + more[i], -128, 127);
}
Sum numbers_of(const Row& row) {
    Sum result{};
    std::copy(row.begin(), row.end(), result.begin());
    return result;
}

/// The group of rows that stand for the lines from a corner to another, kind by kind.
Sum plain_lines_between(const NetworkWeights::Phase& phase, const PatternIndices& indices,
                        std::size_t corner, std::size_t other) {
    const auto row_of = [&](const NetworkFeature& line, bool backwards) {
        std::uint32_t index = network_places()[line.row(indices[line.lane])];
        if (backwards) index = network_lines_backwards()[index];
        return numbers_of(phase.rows[network_rows()[index]]);
    };
    std::map<std::uint32_t, Sum> kinds;
    for (const NetworkFeature& line : NetworkLines) {
        const bool outwards = line.corner == corner && line.second_corner == other;
        const bool backwards = line.corner == other && line.second_corner == corner;
        if (outwards || backwards) add_as_bytes(kinds[line.first], row_of(line, backwards));
    }
    Sum sum{};
    for (const auto& [kind, of_kind] : kinds) add_as_bytes(sum, of_kind);
    return sum;
}

/// The forward pass as one would write it down.
int plain_correction(Bitboard own, Bitboard other) {
    const int empties = kernels::count(~(own | other));
    const auto& phase = weights().network->phases[NetworkLayout::phase_of(empties)];
    const NetworkPositionRows rows = network_rows_of(own, other);
    long long out = phase.head.out_bias;
    Sum total{};
    const PatternIndices indices = indices_of(own, other);
    for (std::size_t corner = 0; corner < CornerCount; ++corner) {
        Sum sum{};
        const auto add_group = [&](const Sum& group) {
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += group[i];
        };
        Sum common = numbers_of(phase.rows[rows.common.back()]);
        for (std::size_t i = 0; i + 1 < rows.common.size(); ++i)
            add_as_bytes(common, numbers_of(phase.rows[rows.common[i]]));
        add_group(common);
        const auto& of_corner = rows.corners[corner];  // 13 lines, the blocks, the quarter
        Sum quarter = numbers_of(phase.rows[of_corner.back()]);
        for (std::size_t i = 13; i + 1 < of_corner.size(); ++i)
            add_as_bytes(quarter, numbers_of(phase.rows[of_corner[i]]));
        add_group(quarter);
        for (std::size_t other_corner = 0; other_corner < CornerCount; ++other_corner) {
            if (other_corner != corner)
                add_group(plain_lines_between(phase, indices, corner, other_corner));
        }
        out += plain_layer(phase.head.corners, sum);
        for (std::size_t i = 0; i < sum.size(); ++i) total[i] += sum[i];
    }
    constexpr int most = NetworkHead::MostMean * NetworkHead::SumUnit;
    Sum mean{};
    for (std::size_t i = 0; i < mean.size(); ++i) {
        mean[i] = std::clamp(total[i] >> 2, -most, most);
        out += mean[i] * phase.head.straight[i];
    }
    out += plain_layer(phase.head.board, mean);
    return static_cast<int>(out * 100 * NetworkHead::DiscsPerUnit /
                            (NetworkHead::SumUnit * NetworkHead::OutUnit));
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

TEST(Network, FarOutsideTheWindowTheScoreIsABoundOutsideIt) {
    const PatternTables tables(weights());
    const Eval eval(tables);
    visit_random_positions(4, 5, [&](Bitboard own, Bitboard other) {
        const auto state = Eval::state_of(own, other);
        const int linear = eval.evaluate(own, other, state);
        const int above = eval.evaluate_near(linear - 2001, linear - 2000, own, other, state);
        EXPECT_LE(above, linear);
        EXPECT_GT(above, linear - 2000);
        const int below = eval.evaluate_near(linear + 2000, linear + 2001, own, other, state);
        EXPECT_GE(below, linear);
        EXPECT_LT(below, linear + 2000);
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

TEST(Network, OneOfAnotherLayoutIsRefusedByItsVersion) {
    std::string bytes = weights().to_bytes();
    bytes[8] = 3;
    const auto older = read(bytes);
    ASSERT_FALSE(older.ok());
    EXPECT_EQ(older.error().sentence,
              "these weights have version 3, and this program reads versions 1 and 4");
}

/// Every line is read from both its ends, by two corners, and no corner sees more than another.
TEST(Network, EveryCornerLooksAtItsOwnSide) {
    std::array<std::size_t, CornerCount> lines{};
    for (const NetworkFeature& line : NetworkLines) {
        ASSERT_LT(line.second_corner, CornerCount);
        EXPECT_NE(line.corner, line.second_corner);
        ++lines[line.corner];
        ++lines[line.second_corner];
    }
    std::array<std::size_t, CornerCount> blocks{};
    for (const NetworkFeature& block : NetworkBlocks) {
        ++blocks[block.corner];
        const Bitboard quarter = kernels::Quarters[block.corner];
        const Bitboard squares = detail::pattern_of_lane(block.lane).bits();
        EXPECT_GE(2 * kernels::count(squares & quarter), kernels::count(squares));
    }
    EXPECT_THAT(lines, testing::Each(13));
    EXPECT_THAT(blocks, testing::Each(3));
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
