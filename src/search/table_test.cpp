#include "search/table.h"

#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank {
namespace {

Table small_table() { return *Table::of_megabytes(1); }

TableEntry entry(int lower, int upper, int depth, int move = 1) {
    TableEntry result;
    result.lower = static_cast<std::int16_t>(lower);
    result.upper = static_cast<std::int16_t>(upper);
    result.depth = static_cast<std::uint8_t>(depth);
    result.move = static_cast<std::uint8_t>(move);
    return result;
}

TEST(Table, FindsWhatWasStored) {
    Table table = small_table();
    const TableKey key = TableKey::of(1, 2);
    TableEntry found;
    EXPECT_FALSE(table.find(key, found));
    TableEntry stored = entry(-6400, 300, 12, 19);
    stored.selectivity = 5;
    table.store(key, stored);
    ASSERT_TRUE(table.find(key, found));
    EXPECT_EQ(found.lower, -6400);
    EXPECT_EQ(found.upper, 300);
    EXPECT_EQ(found.depth, 12);
    EXPECT_EQ(found.selectivity, 5);
    EXPECT_EQ(found.move, 19);
    EXPECT_FALSE(table.find(TableKey::of(2, 1), found));
    table.clear();
    EXPECT_FALSE(table.find(key, found));
}

TEST(Table, BoundsOfTheSameSearchMeet) {
    Table table = small_table();
    const TableKey key = TableKey::of(3, 4);
    table.store(key, entry(200, 6400, 8, 10));
    table.store(key, entry(-6400, 400, 8, 11));
    TableEntry found;
    ASSERT_TRUE(table.find(key, found));
    EXPECT_EQ(found.lower, 200);
    EXPECT_EQ(found.upper, 400);
    EXPECT_EQ(found.move, 11);
    EXPECT_EQ(found.second_move, 10);
}

TEST(Table, AShallowSearchDoesNotPushOutADeepOneOfItsTime) {
    Table table = small_table();
    const TableKey key = TableKey::of(5, 6);
    table.store(key, entry(0, 0, 20));
    table.store(key, entry(100, 100, 4));
    TableEntry found;
    ASSERT_TRUE(table.find(key, found));
    EXPECT_EQ(found.depth, 20);
    table.grow_older();
    table.store(key, entry(100, 100, 4));
    ASSERT_TRUE(table.find(key, found));
    EXPECT_EQ(found.depth, 4) << "what an older search knew makes room";
}

TEST(Table, TheDeepOnesStayWhenALineIsFull) {
    Table table = small_table();
    Rng rng(1);
    std::vector<TableKey> deep;
    for (int i = 0; i < 1000; ++i) {
        deep.push_back(TableKey::of(rng.next(), rng.next()));
        table.store(deep.back(), entry(0, 0, 30));
    }
    for (int i = 0; i < 1'000'000; ++i)
        table.store(TableKey::of(rng.next(), rng.next()), entry(0, 0, 3));
    int kept = 0;
    TableEntry found;
    for (const TableKey& key : deep) kept += table.find(key, found) ? 1 : 0;
    EXPECT_GT(kept, 990);
}

/// Every entry says in its own fields which key it belongs to, so that halves of two entries would
/// be seen.
TEST(Table, ThreadsNeverSeeATornEntry) {
    Table table = small_table();
    constexpr int keys = 64;
    const auto key_of = [](int i) { return TableKey::of(static_cast<std::uint64_t>(i) + 1, 0); };
    const auto work = [&](std::uint64_t seed) {
        Rng rng(seed);
        for (int i = 0; i < 200'000; ++i) {
            const int n = static_cast<int>(rng.below(keys));
            const int version = static_cast<int>(rng.below(50));
            TableEntry found;
            if (table.find(key_of(n), found)) {
                ASSERT_EQ(found.move, n);
                ASSERT_EQ(found.lower, found.depth * 100 + n);
                ASSERT_EQ(found.upper, found.lower);
            }
            TableEntry fresh = entry(version * 100 + n, version * 100 + n, version, n);
            table.store(key_of(n), fresh);
        }
    };
    std::vector<std::jthread> threads;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) threads.emplace_back(work, seed);
}

TEST(Table, RefusesSizesThatCannotBeHad) {
    EXPECT_FALSE(Table::of_megabytes(0).ok());
    const auto huge = Table::of_megabytes(std::size_t{1} << 40);
    ASSERT_FALSE(huge.ok());
    EXPECT_THAT(huge.error().sentence, testing::HasSubstr("MB on this machine"));
}

}  // namespace
}  // namespace outflank
