#include "core/parallel.h"

#include <atomic>
#include <vector>

#include "gtest/gtest.h"

namespace outflank {
namespace {

TEST(Parallel, EveryPieceIsDoneOnce) {
    for (const unsigned threads : {1U, 2U, 7U}) {
        std::vector<std::atomic<int>> done(1000);
        for_each_index(
            done.size(), threads, [&](std::size_t i) { ++done[i]; }, [] { return false; });
        for (const auto& times : done) EXPECT_EQ(times, 1);
    }
}

TEST(Parallel, NothingIsBegunAfterAStop) {
    std::atomic<bool> stop{false};
    std::atomic<int> begun{0};
    const auto work = [&](std::size_t) {
        ++begun;
        stop = true;
    };
    for_each_index(1000, 2, work, [&] { return stop.load(); });
    EXPECT_LE(begun, 2);
}

TEST(Parallel, NoPiecesNoWork) {
    for_each_index(0, 4, [](std::size_t) { FAIL(); }, [] { return false; });
}

}  // namespace
}  // namespace outflank
