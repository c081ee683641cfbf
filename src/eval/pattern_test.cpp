// The learned evaluation's laws: incremental equals from scratch, mirror images are worth the same,
// the fast sum equals the plain one, and a file is read back as it was or refused.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/pattern_eval.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "kernels/symmetry.h"

namespace outflank::eval {
namespace {

using Kernel = kernels::Portable;
using Eval = PatternEval<Kernel>;
using Game8 = othello::Othello8<Kernel>;

/// Weights that differ from row to row, so that a wrong row shows.
PatternWeights random_weights(std::uint64_t seed) {
    Rng rng(seed);
    const auto number = [&] {
        return static_cast<std::int16_t>(static_cast<int>(rng.below(400)) - 200);
    };
    PatternWeights weights;
    std::generate(weights.bias.begin(), weights.bias.end(), number);
    std::generate(weights.rows.begin(), weights.rows.end(), number);
    for (auto& line : weights.errors) std::generate(line.begin(), line.end(), number);
    return weights;
}

/// Every position of a random game, passes included.
template <class Visit>
void play_randomly(Rng& rng, Visit visit) {
    const Game8 game;
    for (auto position = game.start(); !game.is_over(position);) {
        const auto move = pick(rng, game.moves(position));
        visit(position, move);
        position = game.after(position, move);
    }
}

bool same(const PatternIndices& a, const PatternIndices& b) {
    for (std::size_t i = 0; i < PatternIndices::LaneCount; ++i) {
        if (a[i] != b[i]) return false;
    }
    return true;
}

TEST(Patterns, EverySquareIsSeenFromSeveralSides) {
    for (int square = 0; square < 64; ++square) {
        const auto count = std::count_if(
            AllPatternFeatures.begin(), AllPatternFeatures.end(), [&](const auto& feature) {
                return (feature.pattern.bits() & kernels::bit(square)) != 0;
            });
        EXPECT_GE(count, 4) << "square " << square;
    }
}

/// A kernel as far as the indices go: so many boards fit into its registers.
template <int Lanes>
struct RegistersOf {
    static constexpr int LaneCount = Lanes;
};

template <class AnyKernel>
void expect_indices_kept_up_to_date(std::uint64_t seed, int games) {
    Rng rng(seed);
    for (int i = 0; i < games; ++i) {
        PatternIndices kept = indices_of<AnyKernel>(Game8{}.start().own, Game8{}.start().other);
        play_randomly(rng, [&](const othello::Position8& position, othello::Move move) {
            ASSERT_TRUE(same(kept, indices_of(position.own, position.other)));
            if (move.is_pass()) {
                kept = indices_after_pass<AnyKernel>(kept);
                return;
            }
            const int square = move.square().index64();
            kept = indices_after<AnyKernel>(kept, square,
                                            Kernel::flips(square, position.own, position.other));
        });
    }
}

TEST(Patterns, KeptUpToDateTheyAreWhatTheyAreFromScratch) {
    expect_indices_kept_up_to_date<Kernel>(1, 2000);
    expect_indices_kept_up_to_date<RegistersOf<4>>(2, 200);
    expect_indices_kept_up_to_date<RegistersOf<8>>(3, 200);
}

/// As patterns8.h says it.
std::int32_t plain_index(const Pattern& pattern, Bitboard own, Bitboard other) {
    std::int32_t result = 0;
    for (std::size_t i = 0; i < pattern.size; ++i) {
        const Bitboard square = kernels::bit(pattern.squares[i]);
        const int disc = (own & square) != 0 ? 1 : (other & square) != 0 ? -1 : 0;
        result += disc * power_of_three(i);
    }
    return result;
}

TEST(Patterns, ASearchCountsTheSameSquaresInItsOwnOrder) {
    Rng rng(8);
    for (int i = 0; i < 20; ++i) {
        play_randomly(rng, [&](const othello::Position8& position, othello::Move /*move*/) {
            const PatternIndices indices = indices_of(position.own, position.other);
            for (std::size_t feature = 0; feature < PatternFeatures; ++feature) {
                const auto& [kind, pattern] = AllPatternFeatures[feature];
                const std::int32_t row = static_cast<std::int32_t>(middle_row(kind)) +
                                         plain_index(pattern, position.own, position.other);
                EXPECT_EQ(pattern_places()[KindOffsets[kind] + indices[feature]],
                          static_cast<std::uint32_t>(row));
            }
        });
    }
}

TEST(Patterns, MirrorImagesHaveTheSameRows) {
    Rng rng(2);
    const auto sorted_rows = [](Bitboard own, Bitboard other) {
        auto rows = rows_of(own, other);
        std::sort(rows.begin(), rows.end());
        return rows;
    };
    for (int i = 0; i < 50; ++i) {
        play_randomly(rng, [&](const othello::Position8& position, othello::Move /*move*/) {
            const Bitboard own = position.own;
            const Bitboard other = position.other;
            const auto rows = sorted_rows(own, other);
            EXPECT_EQ(sorted_rows(kernels::mirrored_files(own), kernels::mirrored_files(other)),
                      rows);
            EXPECT_EQ(sorted_rows(kernels::mirrored_ranks(own), kernels::mirrored_ranks(other)),
                      rows);
            EXPECT_EQ(sorted_rows(kernels::transposed(own), kernels::transposed(other)), rows);
        });
    }
}

TEST(Patterns, RowsBelongToOneKindEach) {
    std::vector<std::size_t> kind_of_row(shared_pattern_rows(), PatternKinds.size());
    for (std::size_t kind = 0; kind < PatternKinds.size(); ++kind) {
        for (std::uint32_t i = KindOffsets[kind]; i < KindOffsets[kind + 1]; ++i) {
            std::size_t& owner = kind_of_row[shared_rows()[i]];
            EXPECT_TRUE(owner == PatternKinds.size() || owner == kind);
            owner = kind;
        }
    }
    EXPECT_EQ(std::count(kind_of_row.begin(), kind_of_row.end(), PatternKinds.size()), 0);
}

TEST(PatternEval, IsTheSumOfTheRowsWeightsInEighths) {
    const PatternWeights weights = random_weights(3);
    const PatternTables tables(weights);
    const Eval eval(tables);
    Rng rng(4);
    for (int i = 0; i < 100; ++i) {
        play_randomly(rng, [&](const othello::Position8& position, othello::Move /*move*/) {
            const int empties = kernels::count(position.empties());
            const AnchorPair anchors = anchors_of(stage_of(empties));
            int sum = weights.bias[static_cast<std::size_t>(empties)];
            for (const std::uint32_t row : rows_of(position.own, position.other)) {
                const int weight = (weights.rows[anchors.low * weight_rows() + row] +
                                    weights.rows[anchors.high * weight_rows() + row]) /
                                   2;
                sum += 32 * static_cast<int>(std::lround(std::clamp(weight / 32.0, -128.0, 127.0)));
            }
            const int hundredths =
                std::clamp(sum * 100 / WeightsPerDisc, -LargestEvaluation, LargestEvaluation);
            EXPECT_EQ(eval.evaluate(position.own, position.other,
                                    Eval::state_of(position.own, position.other)),
                      hundredths);
        });
    }
}

TEST(PatternWeights, AreReadBackAsTheyWereWritten) {
    const PatternWeights weights = random_weights(5);
    const std::string bytes = weights.to_bytes();
    const auto read = PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
    ASSERT_TRUE(read.ok()) << read.error().sentence;
    EXPECT_EQ(*read, weights);
}

std::string why_refused(const std::string& bytes) {
    const auto read = PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
    return read ? "" : read.error().sentence;
}

TEST(PatternWeights, ADamagedOrForeignFileIsRefusedWithAReason) {
    const std::string good = random_weights(6).to_bytes();
    EXPECT_NE(why_refused("").find("no file of Outflank weights"), std::string::npos);
    EXPECT_NE(why_refused("PK\x03\x04" + good).find("no file"), std::string::npos);
    EXPECT_NE(why_refused(good.substr(0, 1000)).find("cut"), std::string::npos);
    EXPECT_NE(why_refused(good + "x").find("added to"), std::string::npos);
    Rng rng(7);
    for (int i = 0; i < 200; ++i) {
        std::string flipped = good;
        const std::size_t byte = rng.below(static_cast<std::uint32_t>(good.size()));
        flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << rng.below(8)));
        EXPECT_NE(why_refused(flipped), "") << "byte " << byte;
    }
    std::string of_tablut = good;
    of_tablut[8] = 2;  // the version
    of_tablut[12] = 9;  // the game
    EXPECT_EQ(why_refused(of_tablut), "these weights are for another game, not for 8x8 Othello");
    std::string newer = good;
    newer[8] = 9;
    EXPECT_NE(why_refused(newer).find("version 9"), std::string::npos);
}

}  // namespace
}  // namespace outflank::eval
