#include "engine/shallow_cache.h"

#include <optional>

#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank::engine {
namespace {

/// Any position: squares by lot.
Node any_node(Rng& rng) {
    const Bitboard own = rng.next();
    return {own, rng.next() & ~own, 60};
}

std::optional<TableEntry> found(const ShallowCache& cache, const Node& node) {
    TableEntry entry;
    if (!cache.find(TableKey::of(node.own, node.other), node, entry)) return std::nullopt;
    return entry;
}

void store(ShallowCache& cache, const Node& node, std::int16_t score) {
    TableEntry entry;
    entry.lower = score;
    cache.store(TableKey::of(node.own, node.other), node, entry);
}

TEST(ShallowCache, KnowsWhatWasStoredAndNothingElse) {
    Rng rng(1);
    ShallowCache cache;
    for (int i = 0; i < 10'000; ++i) {
        const Node node = any_node(rng);
        ASSERT_FALSE(found(cache, node));
        store(cache, node, static_cast<std::int16_t>(i));
        const auto entry = found(cache, node);
        ASSERT_TRUE(entry);
        ASSERT_EQ(entry->lower, i);
        ASSERT_FALSE(found(cache, node.after_pass())) << "the same board, the other side to move";
    }
}

TEST(ShallowCache, DrivesOutOldPositionsNotNewOnes) {
    Rng rng(2);
    ShallowCache cache;
    const Node first = any_node(rng);
    store(cache, first, 1);
    Node last = first;
    for (int i = 0; i < 1'000'000; ++i) {
        last = any_node(rng);
        store(cache, last, 2);
    }
    EXPECT_FALSE(found(cache, first));
    EXPECT_TRUE(found(cache, last));
}

TEST(ShallowCache, Forgets) {
    Rng rng(3);
    ShallowCache cache;
    const Node node = any_node(rng);
    store(cache, node, 1);
    cache.forget();
    EXPECT_FALSE(found(cache, node));
}

}  // namespace
}  // namespace outflank::engine
