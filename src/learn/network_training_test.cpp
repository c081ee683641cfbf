#include "learn/network_training.h"

#include <cmath>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "kernels/portable.h"
#include "learn/learn_fixtures.h"
#include "learn/network_trainer.h"

namespace outflank::learn {
namespace {

constexpr DataSettings Held{.lambda = 1, .holdout = 0.2};
constexpr NetworkSettings Quick{.epochs = 2, .rate = 0.01, .seed = 5};

/// What no sum over patterns can say: 8 for whoever has more corners, however many more.
int worth(kernels::Bitboard own, kernels::Bitboard other) {
    constexpr kernels::Bitboard corners = 0x8100000000000081ULL;
    const int more = kernels::count(own & corners) - kernels::count(other & corners);
    return more > 0 ? 8 : more < 0 ? -8 : 0;
}

void write_lessons(const std::string& file, std::size_t games) {
    auto writer = GameWriter::open(file, "lessons");
    for (ScoredGame game : random_games(games, 7)) {
        Walk walk;
        for (std::size_t i = 0; i < game.squares.size(); ++i) {
            const int discs = worth(walk.position().own, walk.position().other);
            game.labels[i] = {Trust::Exact, 2 * discs};
            walk.play(game.squares[i]);
        }
        ASSERT_TRUE(writer->append(game).ok());
    }
    ASSERT_TRUE(writer->finish().ok());
}

class NetworkTrainingTest : public testing::Test {
  protected:
    void SetUp() override { write_lessons(folder_.file("games"), 300); }

    [[nodiscard]] static NetworkCheckpoint beginning() {
        NetworkCheckpoint checkpoint;
        checkpoint.base = eval::PatternWeights().to_bytes();
        return checkpoint;
    }

    Result<Ending> train(NetworkCheckpoint& checkpoint, const NetworkConditions& conditions = {}) {
        return train_network(checkpoint, {folder_.file("games")}, Held, Quick, conditions);
    }

    [[nodiscard]] double held_out_error(const eval::PatternWeights& weights) const {
        using Eval = eval::PatternEval<kernels::Portable>;
        const eval::PatternTables tables(weights);
        const Eval eval(tables);
        const eval::PatternTables nothing{eval::PatternWeights()};
        double errors = 0;
        double count = 0;
        for (std::size_t phase = 0; phase < eval::NetworkLayout::Phases; ++phase) {
            const auto data = PhaseData::gather({folder_.file("games")}, Held, phase, nothing);
            for (const Sample& sample : data->held_out) {
                const auto state = Eval::state_of(sample.own, sample.other);
                const int score =
                    eval.evaluate_near(-eval::LargestEvaluation, eval::LargestEvaluation,
                                       sample.own, sample.other, state);
                errors += std::abs(score / 100.0 - sample.target);
                ++count;
            }
        }
        return errors / count;
    }

    Folder folder_;
};

TEST_F(NetworkTrainingTest, LowersTheHeldOutErrorOfWhatShips) {
    NetworkCheckpoint checkpoint = beginning();
    ASSERT_TRUE(train(checkpoint).ok());
    EXPECT_TRUE(checkpoint.is_finished);
    EXPECT_LT(held_out_error(*checkpoint.weights()), 0.8 * held_out_error({}));
}

TEST_F(NetworkTrainingTest, AnInterruptedRunEndsAsOneThatWasNot) {
    NetworkCheckpoint whole = beginning();
    ASSERT_TRUE(train(whole).ok());

    NetworkCheckpoint parts = beginning();
    for (int run = 0; run < 100 && !parts.is_finished; ++run) {
        parts = *NetworkCheckpoint::from_bytes(parts.to_bytes());
        std::stop_source stop;
        NetworkConditions one_epoch;
        one_epoch.stop = stop.get_token();
        one_epoch.on_epoch = [&](const auto& /*state*/, const auto& /*line*/) {
            stop.request_stop();
            return Result(Done{});
        };
        ASSERT_TRUE(train(parts, one_epoch).ok());
    }
    EXPECT_EQ(parts.models, whole.models);
    EXPECT_EQ(parts.log, whole.log);
}

TEST_F(NetworkTrainingTest, FilesWithoutPositionsAreRefused) {
    write_lessons(folder_.file("empty"), 0);
    NetworkCheckpoint checkpoint = beginning();
    const auto ending =
        train_network(checkpoint, {folder_.file("empty")}, Held, Quick, NetworkConditions{});
    ASSERT_FALSE(ending.ok());
    EXPECT_THAT(ending.error().sentence, testing::HasSubstr("no labelled position"));
}

TEST(NetworkCheckpoint, AnotherVersionIsRefusedByName) {
    std::string bytes = NetworkCheckpoint().to_bytes();
    bytes[7] = '1';
    EXPECT_TRUE(NetworkCheckpoint::is_one(bytes));
    const auto older = NetworkCheckpoint::from_bytes(bytes);
    ASSERT_FALSE(older.ok());
    EXPECT_THAT(older.error().sentence, testing::HasSubstr("OUTFNET1"));
}

TEST(NetworkCheckpoint, ADamagedFileIsRefused) {
    NetworkCheckpoint checkpoint;
    checkpoint.run = "a run";
    std::string bytes = checkpoint.to_bytes();
    EXPECT_EQ(NetworkCheckpoint::from_bytes(bytes)->run, "a run");
    EXPECT_FALSE(NetworkCheckpoint::from_bytes(bytes.substr(0, 100)).ok());
    EXPECT_FALSE(NetworkCheckpoint::from_bytes("").ok());
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    EXPECT_FALSE(NetworkCheckpoint::from_bytes(bytes).ok());
}

/// The gradients are those of the error: a small step against them lowers it by what they say.
TEST(NetworkTrainer, AStepLowersTheErrorOfItsPosition) {
    NetworkTrainer trainer(NetworkModel::random(3));
    const auto rows = eval::network_rows_of(0x0000000810000000ULL, 0x0000001008000000ULL);
    for (const float target : {10.0F, -10.0F}) {
        float last = std::abs(trainer.predict(rows) - target);
        for (int i = 0; i < 20; ++i) {
            trainer.learn(rows, target, 1e-4F);
            const float now = std::abs(trainer.predict(rows) - target);
            EXPECT_LT(now, last);
            last = now;
        }
    }
}

}  // namespace
}  // namespace outflank::learn
