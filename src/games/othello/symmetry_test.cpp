#include "games/othello/symmetry.h"

#include <set>
#include <string>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/othello/othello.h"

namespace outflank::othello {
namespace {

class OthelloSymmetry : public testing::TestWithParam<int> {};

TEST_P(OthelloSymmetry, AllEightImagesHaveOneCanonicalForm) {
    const int size = GetParam();
    const Othello game(size);
    Rng rng(7);
    for (Position position = game.start(); !game.is_over(position);
         position = game.after(position, laws::pick(rng, game.moves(position)))) {
        const Canonical form = canonical(position, size);
        EXPECT_EQ(transformed(position, form.symmetry, size), form.position);
        EXPECT_EQ(canonical(form.position, size).position, form.position)
            << "canonical is idempotent";
        for (const Symmetry symmetry : AllSymmetries) {
            ASSERT_EQ(canonical(transformed(position, symmetry, size), size).position,
                      form.position)
                << game.diagram(position);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, OthelloSymmetry, testing::Values(4, 6, 8, 10, 12, 14, 16));

TEST(OthelloSymmetries, TheFourFirstMovesAreOne) {
    const Othello game(8);
    std::set<std::string> forms;
    for (const Move move : game.moves(game.start())) {
        forms.insert(game.format(canonical(game.after(game.start(), move), 8).position));
    }
    EXPECT_EQ(forms.size(), 1U);
}

TEST(OthelloSymmetries, ADiscWithoutSymmetryHasEightImages) {
    const Othello game(6);
    const Position position = *game.parse_position("-X---------------------------------- X");
    std::set<std::string> images;
    for (const Symmetry symmetry : AllSymmetries)
        images.insert(game.format(game.transformed(position, symmetry)));
    EXPECT_EQ(images.size(), 8U);
}

}  // namespace
}  // namespace outflank::othello
