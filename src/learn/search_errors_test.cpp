#include "learn/search_errors.h"

#include <cmath>

#include "gtest/gtest.h"

#include "engine/probcut.h"
#include "learn/learn_fixtures.h"
#include "learn/least_squares.h"

namespace outflank::learn {
namespace {

TEST(LeastSquares, FindsTheUnknownsOfALineWithNoise) {
    LeastSquares<3> fit;
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        const double x = rng.below(1000) / 100.0;
        const double noise = rng.below(201) / 100.0 - 1;
        fit.add({1, x, 0}, 3 * x - 2 + noise, 1 + i % 3);
    }
    const auto found = fit.solution();
    EXPECT_NEAR(found[0], -2, 0.1);
    EXPECT_NEAR(found[1], 3, 0.05);
    EXPECT_EQ(found[2], 0);  // nothing is known of it
}

TEST(SearchErrors, AModelOfItsOwnFormIsFoundAgain) {
    const auto truth = [](DeepSearch search) {
        const int shallow = engine::ProbCut::shallow_depth(search.depth);
        const double x = (search.empties - 30) / 30.0;
        return std::exp(5 + 0.5 * std::log(search.depth - shallow) - 0.1 * shallow - 0.3 * x +
                        0.1 * x * x + (search.depth == search.empties ? 0.2 : 0));
    };
    ErrorTally tally;
    for (int empties = 12; empties <= 50; ++empties) {
        for (int depth = 4; depth <= 10; ++depth)
            tally.add({empties, depth}, truth({empties, depth}));
        tally.add({empties, empties}, truth({empties, empties}));
    }
    const auto model = ErrorModel::fitted(tally);
    for (const auto& [search, sum] : tally.sums())
        EXPECT_NEAR(model.standard_error(search) / truth(search), 1, 1e-6);
    EXPECT_EQ(model.table()[30][12], std::lround(model.standard_error({30, 12})));
}

TEST(SearchErrors, AreTheDifferencesOfUnprunedSearches) {
    const auto crew = engines(2);
    const ScoredGame game = random_games(1, 3).front();
    Walk walk;
    for (int i = 0; i < 44; ++i) walk.play(game.squares[static_cast<std::size_t>(i)]);
    const ErrorSearches searches{.deepest = 8, .solved_empties = 18};
    ErrorTally tally;
    tally.add(walk.empties(), searches.scores_in(walk.position(), *crew[0]));
    for (const auto& [search, sum] : tally.sums()) {
        const auto score = [&](int depth) {
            crew[1]->forget();
            const engine::Stage goal{
                .depth = depth, .selectivity = Exact, .leaves = engine::Leaves::Judged};
            return crew[1]->search(walk.position(), {.goal = goal}, {}, {}).score;
        };
        const int error = score(search.depth) - score(engine::ProbCut::shallow_depth(search.depth));
        EXPECT_DOUBLE_EQ(sum.squares, static_cast<double>(error) * error) << search.depth;
    }
    // Depths 3 to 8 and to the end; what guesses two plies is no search, and the model tells its
    // error.
    EXPECT_EQ(tally.sums().size(), 7U);
}

TEST(SearchErrors, PositionsComeFromTheGamesAndTheSeed) {
    const Folder folder;
    auto writer = GameWriter::open(folder.file("games"), "games");
    for (const auto& game : random_games(80, 4)) ASSERT_TRUE(writer->append(game).ok());
    ASSERT_TRUE(writer->finish().ok());
    const auto first = positions_for_errors({folder.file("games")}, 50, 1);
    EXPECT_EQ(first->size(), 50U);
    EXPECT_EQ(*first, *positions_for_errors({folder.file("games")}, 50, 1));
    EXPECT_NE(*first, *positions_for_errors({folder.file("games")}, 50, 2));
    for (const auto& position : *first) EXPECT_GE(kernels::count(position.empties()), 12);
}

}  // namespace
}  // namespace outflank::learn
