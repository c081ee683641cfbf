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
TEST(Table, AnEmptyPlaceIsTakenFirstHoweverManySearchesWereMade) {
    // Two positions of one line.
    const TableKey first{.line = 0, .check = 1};
    const TableKey second{.line = 0, .check = 2};
    Table table = small_table();
    for (int searches = 0; searches < 40; ++searches) {
        table.clear();
        for (int i = 0; i < searches; ++i) table.grow_older();
        table.store(first, entry(0, 0, 9));
        table.grow_older();
        table.store(second, entry(0, 0, 2));
        TableEntry found;
        EXPECT_TRUE(table.find(first, found)) << searches;
        EXPECT_TRUE(table.find(second, found)) << searches;
    }
}

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

/// Positions by number, each with an entry of its own.
TableKey numbered_key(int i) {
    Rng rng(static_cast<std::uint64_t>(i) + 1);
    return TableKey::of(rng.next(), rng.next());
}
TableEntry numbered_entry(int i) { return entry(i % 6400, i % 6400, 10 + i % 20, i % 64); }

int known_of(const Table& table, int count) {
    int known = 0;
    for (int i = 0; i < count; ++i) {
        TableEntry found;
        if (!table.find(numbered_key(i), found)) continue;
        EXPECT_EQ(found.lower, numbered_entry(i).lower);
        EXPECT_EQ(found.move, numbered_entry(i).move);
        ++known;
    }
    return known;
}

TEST(Table, GrowsWithWhatIsStoredAndKeepsIt) {
    Table table = *Table::of_megabytes(64);
    const std::size_t first = table.bytes();
    EXPECT_LT(first, std::size_t{64} << 20);
    constexpr int count = 500'000;
    int stored = 0;
    for (int i = 0; i < count; ++i) {
        table.store(numbered_key(i), numbered_entry(i));
        if (++stored % 256 == 0 && table.is_crowded_by(256)) table.grow();
    }
    EXPECT_GE(table.bytes(), std::size_t{16} * count);
    EXPECT_LT(table.bytes(), std::size_t{64} << 20);
    EXPECT_GT(known_of(table, count), count * 99 / 100);
    table.clear();
    EXPECT_EQ(table.bytes(), first);
    EXPECT_EQ(known_of(table, count), 0);
}

TEST(Table, GrowsNoLargerThanItMay) {
    Table table = *Table::of_megabytes(9);
    EXPECT_TRUE(table.is_crowded_by(1'000'000'000));
    for (int i = 0; i < 3; ++i) table.grow();
    EXPECT_FALSE(table.is_crowded_by(1'000'000'000));
    EXPECT_EQ(table.bytes(), std::size_t{8} << 20);
    Table small = small_table();
    EXPECT_FALSE(small.is_crowded_by(1'000'000'000));
    small.grow();
    EXPECT_EQ(small.bytes(), std::size_t{1} << 20);
}

TEST(Table, TheNextSearchBeginsToCountAnew) {
    Table table = *Table::of_megabytes(64);
    const std::size_t quarter = table.bytes() / 16 / 4;
    for (int i = 0; i < 10; ++i) {
        EXPECT_FALSE(table.is_crowded_by(quarter));
        table.grow_older();
    }
    EXPECT_TRUE(table.is_crowded_by(quarter + 1));
}

TEST(Table, GrowsWhileOthersReadAndWrite) {
    Table table = *Table::of_megabytes(64);
    constexpr int each = 60'000;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 3; ++thread) {
        threads.emplace_back([&, thread] {
            for (int i = thread * each; i < (thread + 1) * each; ++i) {
                table.store(numbered_key(i), numbered_entry(i));
                TableEntry found;
                if (table.find(numbered_key(i), found)) {
                    EXPECT_EQ(found.lower, numbered_entry(i).lower);
                }
                if (i % 8192 == 0) table.grow();
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    // Whoever asks while another thread makes it grow asks for nothing, so it may stay smaller.
    EXPECT_GE(table.bytes(), std::size_t{8} << 20);
    EXPECT_GT(known_of(table, 3 * each), 3 * each / 2);
}

}  // namespace
}  // namespace outflank
