/// The 8x8 textbook of every instruction set against the one that plays every board.
#include "engine/textbook8.h"

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "games/othello/othello.h"
#include "search/deepening.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank::engine {
namespace {

using eval::Discs;
using othello::Othello;

class TextbookLevels : public testing::TestWithParam<Isa> {
  protected:
    void SetUp() override {
        if (!is_supported(GetParam())) GTEST_SKIP() << "this processor cannot run it";
    }

    void finds_the_same(DepthSearch<othello::Position, othello::Move>& slow,
                        Textbook8::Search* search, int deepest) {
        NarrowedSearch fast(search);
        Rng rng(3);
        for (const auto& position : random_positions(Othello(8), rng, 10, 28)) {
            for (int depth = 1; depth <= deepest; ++depth) {
                const auto expected = search_to_depth(slow, position, depth);
                const auto found = search_to_depth(fast, position, depth);
                ASSERT_EQ(found.score, expected.score);
                ASSERT_EQ(found.line, expected.line);
                ASSERT_EQ(found.nodes, expected.nodes);
                ASSERT_EQ(found.is_exact, expected.is_exact);
            }
        }
    }
};

TEST_P(TextbookLevels, AlphaBetaIsThatOfEveryBoard) {
    AlphaBeta<Othello, Discs> slow(Othello(8), Discs{});
    finds_the_same(slow, textbook8(GetParam()).alphabeta(DepthBias::On), 6);
}

TEST_P(TextbookLevels, MinimaxIsThatOfEveryBoard) {
    Minimax<Othello, Discs> slow(Othello(8), Discs{});
    finds_the_same(slow, textbook8(GetParam()).minimax(), 4);
}

INSTANTIATE_TEST_SUITE_P(Textbook8, TextbookLevels, testing::ValuesIn(AllIsas),
                         [](const testing::TestParamInfo<Isa>& level) {
                             return "Level" + std::to_string(level.index);
                         });

}  // namespace
}  // namespace outflank::engine
