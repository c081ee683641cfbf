#include "search/transpositions.h"

#include <atomic>
#include <thread>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/othello/move.h"

namespace outflank {
namespace {

using othello::Move;
using Table = Transpositions<Move>;

constexpr std::size_t OnePair = 32;
constexpr Score Beta = 100;

TEST(Transpositions, APairTakesThirtyTwoBytes) {
    Table table(OnePair);
    for (std::uint64_t key = 1; key <= 2; ++key)
        table.store(key, 3, 0, Bound::Exactly, std::nullopt, 0);
    EXPECT_TRUE(table.find(1) && table.find(2));
}

/// Each thread stores scores that follow from the keys; whatever is found must be such a pair.
TEST(Transpositions, ThreadsNeverFindHalfAnEntry) {
    Table table(1 << 10);
    const auto score_of = [](std::uint64_t key) { return static_cast<Score>(key % 30); };
    std::atomic<int> wrong = 0;
    const auto work = [&](std::uint64_t seed) {
        Rng rng(seed);
        for (int i = 0; i < 200'000; ++i) {
            const std::uint64_t key = rng.below(4000);
            const auto entry = table.find(key);
            if (entry && entry->score != score_of(key)) ++wrong;
            table.store(key, static_cast<int>(rng.below(20)), score_of(key), Bound::Exactly,
                        std::nullopt, 0);
        }
    };
    {
        const std::jthread one(work, 1);
        const std::jthread two(work, 2);
        work(3);
    }
    EXPECT_EQ(wrong, 0);
}

TEST(Transpositions, FindsWhatWasStoredAndNothingElse) {
    Table table(1 << 12);
    EXPECT_EQ(table.find(0), std::nullopt) << "an empty place is no entry for the key 0";
    table.store(7, 3, 42, Bound::Exactly, Move::pass(), 0);
    ASSERT_NE(table.find(7), std::nullopt);
    EXPECT_EQ(table.find(7)->best(), Move::pass());
    EXPECT_EQ(table.find(7 + (std::uint64_t{1} << 40)), std::nullopt)
        << "the same place, another key";
    table.store(8, 3, 42, Bound::AtMost, std::nullopt, 0);
    EXPECT_EQ(table.find(8)->best(), std::nullopt);
    table.clear();
    EXPECT_EQ(table.find(7), std::nullopt);
}

TEST(Transpositions, ABoundAnswersOnlyOnItsOwnSide) {
    Table table(1 << 12);
    table.store(1, 3, Beta + 5, Bound::AtLeast, std::nullopt, 0);
    EXPECT_EQ(table.find(1)->answer(3, Beta, 0), Beta + 5);
    EXPECT_EQ(table.find(1)->answer(3, Beta + 6, 0), std::nullopt) << "it may be more";
    EXPECT_EQ(table.find(1)->answer(4, Beta, 0), std::nullopt) << "not deep enough";
    table.store(2, 3, Beta - 5, Bound::AtMost, std::nullopt, 0);
    EXPECT_EQ(table.find(2)->answer(2, Beta, 0), Beta - 5);
    EXPECT_EQ(table.find(2)->answer(2, Beta - 5, 0), std::nullopt) << "it may be less";
}

TEST(Transpositions, AGameSearchedToItsEndAnswersAtEveryDepth) {
    Table table(1 << 12);
    table.store(1, CompleteDepth, 64, Bound::Exactly, std::nullopt, 0);
    EXPECT_EQ(table.find(1)->answer(CompleteDepth - 1, Beta, 0), 64);
}

TEST(Transpositions, AWinIsAsFarFromThePositionWhereverItIsMet) {
    Table table(1 << 12);
    table.store(1, 3, Win - 9, Bound::Exactly, std::nullopt, 6);  // three plies from the position
    EXPECT_EQ(table.find(1)->answer(3, Beta, 2), Win - 5);
    table.store(2, 3, 9 - Win, Bound::Exactly, std::nullopt, 6);
    EXPECT_EQ(table.find(2)->answer(3, Beta, 2), 5 - Win);
}

TEST(Transpositions, TheDeeperAndTheNewestShareAPlace) {
    Table table(OnePair);
    table.store(1, 9, 0, Bound::Exactly, std::nullopt, 0);
    table.store(2, 3, 0, Bound::Exactly, std::nullopt, 0);
    table.store(3, 2, 0, Bound::Exactly, std::nullopt, 0);
    EXPECT_NE(table.find(1), std::nullopt);
    EXPECT_EQ(table.find(2), std::nullopt);
    EXPECT_NE(table.find(3), std::nullopt);
    table.store(4, 10, 0, Bound::Exactly, std::nullopt, 0);
    EXPECT_NE(table.find(4), std::nullopt);
    EXPECT_NE(table.find(1), std::nullopt) << "the deeper one moves over";
}

TEST(Transpositions, OldEntriesGiveWay) {
    Table table(OnePair);
    table.store(1, 9, 0, Bound::Exactly, std::nullopt, 0);
    table.begin_search();
    table.store(2, 1, 0, Bound::Exactly, std::nullopt, 0);
    EXPECT_EQ(table.find(1), std::nullopt);
    EXPECT_NE(table.find(2), std::nullopt);
}

TEST(Transpositions, APositionIsKeptOnlyOnce) {
    Table table(OnePair);
    table.store(1, 9, 10, Bound::Exactly, std::nullopt, 0);
    table.store(2, 3, 20, Bound::Exactly, std::nullopt, 0);
    table.store(2, 4, 30, Bound::Exactly, std::nullopt, 0);
    table.store(1, 2, 40, Bound::Exactly, std::nullopt, 0);
    EXPECT_EQ(table.find(1)->answer(2, Beta, 0), 40);
    EXPECT_EQ(table.find(2)->answer(4, Beta, 0), 30);
}

}  // namespace
}  // namespace outflank
