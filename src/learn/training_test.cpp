#include "learn/training.h"

#include <cmath>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "learn/learn_fixtures.h"
#include "learn/selfplay.h"
#include "learn/shuffle.h"

namespace outflank::learn {
namespace {

/// Positions of one stage only: a step for each stage costs the same however few its samples are.
constexpr Range OneStage{20, 21};

/// Random games whose positions in the range are worth what `worth` says, as labels.
template <class Worth>
void write_lessons(const std::string& file, std::size_t count, Range empties, Worth worth) {
    auto writer = GameWriter::open(file, "lessons");
    for (ScoredGame game : random_games(count, 7)) {
        Walk walk;
        for (std::size_t i = 0; i < game.squares.size(); ++i) {
            game.labels[i] = {};
            if (empties.has(walk.empties())) {
                const double discs = worth(walk.position().own, walk.position().other);
                game.labels[i] = {Trust::Exact, static_cast<int>(std::lround(2 * discs))};
            }
            walk.play(game.squares[i]);
        }
        ASSERT_TRUE(writer->append(game).ok());
    }
    ASSERT_TRUE(writer->finish().ok());
}

int corners(kernels::Bitboard discs) { return kernels::count(discs & 0x8100000000000081ULL); }

constexpr DataSettings Held{.lambda = 1, .holdout = 0.2};
constexpr TrainingSettings Quick{.epochs = 3, .batch = 64, .rate = 0.01, .ridge = 1, .seed = 5};

Checkpoint trained(const std::string& file, const TrainingSettings& settings, unsigned threads) {
    const auto data = Dataset::survey({file}, Held);
    EXPECT_TRUE(data.ok());
    Checkpoint checkpoint;
    EXPECT_TRUE(train(checkpoint, *data, settings, {threads, {}, {}, {}}).ok());
    return checkpoint;
}

double held_out_error(const PatternModel& model, const std::string& file) {
    const auto data = Dataset::survey({file}, Held);
    return accuracy_of(model, data->held_out, 1).total().mean_absolute_error();
}

TEST(Training, AThousandPositionsLowerTheHeldOutError) {
    const Folder folder;
    const auto crew = engines(1);
    auto writer = GameWriter::open(folder.file("games"), "games");
    SelfplaySettings settings;
    settings.search.depth = 1;
    settings.exact_empties = 8;
    while (writer->positions() < 1000)
        ASSERT_TRUE(writer->append(SelfPlayer(*crew[0], settings).play(writer->games())).ok());
    ASSERT_TRUE(writer->finish().ok());
    const double before = held_out_error({}, folder.file("games"));
    TrainingSettings longer = Quick;
    longer.epochs = 10;
    const Checkpoint after = trained(folder.file("games"), longer, 1);
    EXPECT_LT(after.best_error, 0.9 * before);
    EXPECT_NEAR(after.best_error, held_out_error(after.best, folder.file("games")), 1e-6);
}

TEST(Training, FitsDataThatAModelOfItsKindMade) {
    Rng rng(3);
    PatternModel truth;
    for (float& weight : truth.rows) weight = static_cast<float>(rng.below(2001)) / 1000 - 1;
    std::vector<Sample> samples;
    Occurrences occurrences;
    for (const ScoredGame& game : random_games(400, 8)) {
        Walk walk;
        for (std::size_t i = 0; walk.empties() > OneStage.low && !walk.is_over(); ++i)
            walk.play(game.squares[i]);
        const auto& [own, other, side] = walk.position();
        if (walk.empties() != OneStage.low) continue;
        samples.push_back({own, other, truth.predict(eval::rows_of(own, other), OneStage.low)});
        occurrences.add(samples.back());
    }
    const auto error = [&](const PatternModel& model) {
        return accuracy_of(model, samples, 1).total().mean_absolute_error();
    };
    Trainer trainer({}, occurrences, 0, 2);
    for (int step = 0; step < 200; ++step)
        trainer.learn(eval::stage_of(OneStage.low), samples, 0.01);
    EXPECT_GT(error({}), 2);
    EXPECT_LT(error(trainer.model()), 0.02 * error({}));
}

TEST(Training, WhatHoldsEverywhereIsLearnedForPositionsNeverSeen) {
    const Folder folder;
    write_lessons(folder.file("games"), 600, OneStage,
                  [](kernels::Bitboard, kernels::Bitboard) { return 7.5; });
    TrainingSettings settings = Quick;
    settings.epochs = 10;
    EXPECT_LT(trained(folder.file("games"), settings, 2).best_error, 0.75);
}

TEST(Training, TheNumberOfThreadsDoesNotShowInTheModel) {
    const Folder folder;
    write_lessons(folder.file("games"), 200, OneStage,
                  [](kernels::Bitboard own, kernels::Bitboard) { return corners(own); });
    EXPECT_EQ(trained(folder.file("games"), Quick, 1).to_bytes(),
              trained(folder.file("games"), Quick, 3).to_bytes());
}

TEST(Training, AnInterruptedRunGoesOnToTheSameBytes) {
    const Folder folder;
    write_lessons(folder.file("games"), 200, OneStage,
                  [](kernels::Bitboard own, kernels::Bitboard) { return corners(own); });
    const auto data = Dataset::survey({folder.file("games")}, Held);
    Checkpoint kept;
    std::stop_source stop;
    const auto keep = [&](const Checkpoint& checkpoint, const std::string&) -> Result<Done> {
        kept = *Checkpoint::from_bytes(checkpoint.to_bytes());
        if (kept.epochs_done == 2) stop.request_stop();
        return Done{};
    };
    Checkpoint first;
    EXPECT_EQ(*train(first, *data, Quick, {1, stop.get_token(), {}, keep}), Ending::Interrupted);
    EXPECT_EQ(kept.epochs_done, 2U);
    EXPECT_EQ(*train(kept, *data, Quick, {2, {}, {}, {}}), Ending::Finished);
    EXPECT_EQ(kept.to_bytes(), trained(folder.file("games"), Quick, 1).to_bytes());
}

TEST(Training, QuantisedWeightsSayTheSameToAHundredth) {
    const Folder folder;
    write_lessons(folder.file("games"), 200, OneStage,
                  [](kernels::Bitboard own, kernels::Bitboard) { return corners(own); });
    const PatternModel model = trained(folder.file("games"), Quick, 1).best;
    const PatternModel back = PatternModel::from(model.quantised());
    for (std::size_t i = 0; i < model.rows.size(); ++i)
        ASSERT_NEAR(model.rows[i], back.rows[i], 0.5 / eval::WeightsPerDisc);
    EXPECT_EQ(PatternModel::from(back.quantised()), back);
}

TEST(Training, ARateThatDivergesIsToldAndSpoilsNothing) {
    const Folder folder;
    const std::string file = folder.file("lessons");
    write_lessons(file, 60, OneStage,
                  [](auto own, auto other) { return 8 * (corners(own) - corners(other)); });
    const auto data = Dataset::survey({file}, Held);
    ASSERT_TRUE(data.ok());
    Checkpoint checkpoint;
    TrainingSettings wild = Quick;
    wild.epochs = 40;
    wild.rate = 10;
    const auto ending = train(checkpoint, *data, wild, {1, {}, {}, {}});
    ASSERT_FALSE(ending.ok());
    EXPECT_THAT(ending.error().sentence, testing::HasSubstr("diverged"));
    EXPECT_TRUE(checkpoint.best_epoch == 0 || std::isfinite(checkpoint.best_error));
}

TEST(Training, NothingToLearnFromIsSaid) {
    const Folder folder;
    write_lessons(folder.file("games"), 5, {-1, -1}, [](auto, auto) { return 0; });
    const auto data = Dataset::survey({folder.file("games")}, Held);
    ASSERT_FALSE(data.ok());
    EXPECT_THAT(data.error().sentence, testing::HasSubstr("no labelled position"));
}

TEST(Checkpoint, EveryCutAndEveryFlippedByteIsNoticed) {
    Checkpoint checkpoint;
    checkpoint.run = "a run";
    checkpoint.best.rows[5] = 1.5F;
    const std::string bytes = checkpoint.to_bytes();
    EXPECT_EQ(Checkpoint::from_bytes(bytes)->best, checkpoint.best);
    for (std::size_t at = 0; at < bytes.size(); at += bytes.size() / 20 + 1) {
        EXPECT_FALSE(Checkpoint::from_bytes(bytes.substr(0, at)).ok()) << at;
        std::string flipped = bytes;
        flipped[at] ^= 4;
        EXPECT_FALSE(Checkpoint::from_bytes(flipped).ok()) << at;
    }
}

TEST(Lesson, TargetsMixSearchAndResultButKeepWhatIsExact) {
    ScoredGame game = random_games(1, 3).front();
    game.labels.assign(game.labels.size(), {});
    Walk walk;
    for (const int square : game.squares) walk.play(square);
    const int result = walk.result_for_black();  // position 0 is Black's
    game.labels[0] = {Trust::Searched, 9};
    EXPECT_FLOAT_EQ(lesson_of(game, {0.7, 0}).samples.front().target,
                    static_cast<float>(0.7 * 4.5 + 0.3 * result));
    game.labels[0] = {Trust::Exact, 9};
    EXPECT_FLOAT_EQ(lesson_of(game, {0.7, 0}).samples.front().target, 4.5F);
}

TEST(Lesson, AboutTheShareAskedForIsHeldOutAndAlwaysTheSameGames) {
    std::size_t held_out = 0;
    const auto games = random_games(2000, 9);
    for (const ScoredGame& game : games) {
        const bool is_held_out = lesson_of(game, {1, 0.1}).is_held_out;
        held_out += is_held_out ? 1 : 0;
        EXPECT_TRUE(!is_held_out || lesson_of(game, {0.5, 0.2}).is_held_out);
    }
    EXPECT_NEAR(static_cast<double>(held_out), 200, 60);
}

TEST(Shuffle, HandsOutEverySampleOnceInBatchesOfOneStage) {
    Shuffle shuffle(50, 20, 1);
    std::vector<int> seen(1000);
    const auto use = [&](std::size_t stage, const std::vector<Sample>& batch) {
        EXPECT_LT(batch.size(), 31U);
        for (const Sample& sample : batch) {
            EXPECT_EQ(eval::stage_of(sample.empties()), stage);
            ++seen[static_cast<std::size_t>(sample.target)];
        }
    };
    Rng rng(2);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const auto shift = static_cast<unsigned>(8 * rng.below(3));
        shuffle.add({kernels::Bitboard{0xff} << shift >> shift, ~0ULL << (24 + shift),
                     static_cast<float>(i)},
                    use);
    }
    shuffle.drain(use);
    EXPECT_THAT(seen, testing::Each(1));
}

TEST(Accuracy, KnowsErrorAndCorrelation) {
    Accuracy accuracy;
    for (const int x : {-3, -1, 2, 4}) accuracy.add(15, 2.0 * x + 1, x);
    EXPECT_NEAR(accuracy.ten(1).correlation(), 1, 1e-9);
    EXPECT_DOUBLE_EQ(accuracy.total().mean_absolute_error(), (2 + 0 + 3 + 5) / 4.0);
    EXPECT_EQ(accuracy.ten(0).count, 0U);
    EXPECT_THAT(accuracy.table(), testing::HasSubstr("10-19"));
}

}  // namespace
}  // namespace outflank::learn
