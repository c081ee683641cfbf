/// The search against the one judge of repetition, the GameRecord.
#include <algorithm>
#include <optional>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/discs.h"
#include "games/tafl/tafl.h"
#include "play/record.h"
#include "search/path.h"
#include "search/searcher.h"

namespace outflank {
namespace {

using eval::Discs;
using tafl::Tafl;
using Record = GameRecord<Tafl>;

Path<Tafl> path_of(const Record& record) {
    const Tafl& game = record.game();
    Path<Tafl> path(game, record.start());
    auto position = record.start();
    for (const auto move : record.moves()) {
        position = game.after(position, move);
        path.push(game, position);
    }
    return path;
}

/// Minimax that asks the record whether the game is over.
Score value(Record& record, int depth, int ply) {
    const auto& position = record.position();
    if (const auto outcome = record.outcome())
        return Discs{}.decided(record.game(), position, *outcome, ply);
    if (depth == 0) return Discs{}.evaluate(record.game(), position);
    Score best = -Infinite;
    for (const auto move : record.game().moves(position)) {
        EXPECT_TRUE(record.play(move).ok());
        best = std::max(best, -value(record, depth - 1, ply + 1));
        record.undo();
    }
    return best;
}

/// Plays the move that takes back what its side did two plies ago, if that can be done.
bool step_back(Record& record) {
    const auto& moves = record.moves();
    if (moves.size() < 2) return false;
    const auto last = moves[moves.size() - 2];
    return record.play(tafl::Move::between(last.to(), last.from())).ok();
}

/// A random game in which pieces now and then go back where they came from.
Record restless_game(const Tafl& game, Rng& rng, std::uint32_t plies) {
    Record record(game);
    while (record.moves().size() < plies && !record.is_over()) {
        if (rng.below(2) == 0 && step_back(record)) continue;
        EXPECT_TRUE(record.play(pick(rng, game.moves(record.position()))).ok());
    }
    return record;
}

class Repeating : public testing::TestWithParam<tafl::Rules> {
  protected:
    Tafl game_{GetParam()};
};

INSTANTIATE_TEST_SUITE_P(Search, Repeating, testing::Values(tafl::Ashton, tafl::Brandubh),
                         [](const testing::TestParamInfo<tafl::Rules>& variant) {
                             return std::string(variant.param.name);
                         });

TEST_P(Repeating, ThePathSeesADrawWhenTheRecordDoes) {
    Rng rng(1);
    int draws = 0;
    for (int i = 0; i < 300; ++i) {
        const Record record = restless_game(game_, rng, 40);
        const auto outcome = record.outcome();
        const bool is_drawn = outcome && outcome->reason == Reason::Repetition;
        if (outcome && !is_drawn) continue;
        EXPECT_EQ(path_of(record).is_drawn(), is_drawn) << record.format();
        draws += is_drawn ? 1 : 0;
    }
    EXPECT_GT(draws, 20);
}

// A table would mix up paths, so there is none. Three plies are too few for a position to come back
// twice within the search, so that Brandubh's third occurrence is the record's as well.
TEST_P(Repeating, TheSearchFindsWhatMinimaxOverRecordsFinds) {
    Rng rng(2);
    Searcher<Tafl, Discs> searcher(game_, Discs{}, {.table_bytes = 0});
    Limits limits;
    limits.depth = 2;
    for (int i = 0; i < 60; ++i) {
        Record record = restless_game(game_, rng, 10 + rng.below(10));
        if (record.is_over()) continue;
        const auto report = searcher.search(record.position(), path_of(record), limits);
        EXPECT_EQ(report.score, value(record, 2, 0)) << record.format();
    }
}

/// In positions where a move repeats: whoever is behind takes the draw, and whoever is ahead plays
/// on.
TEST_P(Repeating, TheSideThatIsBehindSeeksTheDraw) {
    Rng rng(3);
    Searcher<Tafl, Discs> searcher(game_, Discs{}, {.table_bytes = 0});
    Limits limits;
    limits.depth = 1;
    int sought = 0;
    int avoided = 0;
    for (int i = 0; i < 2000 && (sought < 5 || avoided < 5); ++i) {
        Record record = restless_game(game_, rng, 10 + rng.below(30));
        if (record.is_over()) continue;
        Record drawn = record;
        if (!step_back(drawn) || !drawn.is_over()) continue;
        if (drawn.outcome()->reason != Reason::Repetition) continue;
        const auto without_past = searcher.search(record.position(), limits);
        const auto report = searcher.search(record.position(), path_of(record), limits);
        ASSERT_TRUE(record.play(report.best()).ok());
        const auto outcome = record.outcome();
        const bool repeats = outcome && outcome->reason == Reason::Repetition;
        if (without_past.score < 0) {
            ++sought;
            EXPECT_TRUE(repeats) << record.format();
        } else if (without_past.score > 0 && !repeats) {
            ++avoided;
        }
        EXPECT_GE(report.score, 0) << "a draw was to be had: " << record.format();
    }
    EXPECT_GE(sought, 5);
    EXPECT_GE(avoided, 5);
}

}  // namespace
}  // namespace outflank
