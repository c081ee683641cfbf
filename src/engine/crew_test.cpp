#include "engine/crew.h"

#include <atomic>

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

TEST(Crew, TheCallerWorksEvenAlone) {
    Crew crew(1);
    int calls = 0;
    crew.do_together([&](unsigned number) {
        EXPECT_EQ(number, 0U);
        ++calls;
    });
    EXPECT_EQ(calls, 1);
}

TEST(Crew, NobodyWorksTwiceOnAPieceOrAfterItsEnd) {
    Crew crew(3);
    for (int piece = 0; piece < 2000; ++piece) {
        std::atomic<bool> is_over{false};
        std::array<std::atomic<int>, 3> calls{};
        crew.do_together([&](unsigned number) {
            EXPECT_FALSE(is_over);
            ++calls[number];
        });
        is_over = true;
        EXPECT_EQ(calls[0], 1);
        EXPECT_LE(calls[1], 1);
        EXPECT_LE(calls[2], 1);
    }
}

TEST(Crew, HelpersDoCome) {
    Crew crew(2);
    std::atomic<bool> helped{false};
    crew.do_together([&](unsigned number) {
        if (number == 1) helped = true;
        while (!helped) std::this_thread::yield();
    });
    EXPECT_TRUE(helped);
}

}  // namespace
}  // namespace outflank::engine
