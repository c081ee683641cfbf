#include "analysis/analyze.h"

#include <algorithm>
#include <memory>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "engine/plain_engine.h"
#include "engine/shown_score.h"
#include "search/search_fixtures.h"

namespace outflank::analysis {
namespace {

using othello::Othello;
using tafl::Tafl;

constexpr Effort ToTheEnd = {60, std::nullopt};

template <Game G>
Judge<G> small_judge(const G& game) {
    return Judge<G>(game, nullptr, 1);
}

template <Game G>
GameRecord<G> random_game(const G& game, std::uint64_t seed, std::size_t most_moves = 1000) {
    Rng rng(seed);
    GameRecord<G> record(game);
    while (!record.is_over() && record.moves().size() < most_moves)
        EXPECT_TRUE(record.play(pick(rng, game.moves(record.position()))).ok());
    return record;
}

double lost_by_one(const GameAnalysis& analysis) {
    return analysis.totals(Side::One).loss - analysis.totals(Side::Two).loss;
}

/// Where every judgement is exact, what both sides lost explains the result to the last disc.
TEST(Analyze, LossesAddUpToTheResult) {
    const Othello game(4);
    auto judge = small_judge(game);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto record = random_game(game, seed);
        const auto found = analyze(judge, record, ToTheEnd, {}, {});
        ASSERT_TRUE(found.is_complete());
        EXPECT_EQ(found.exact_from(), 0U);
        EXPECT_DOUBLE_EQ(found.standings[0]->score - lost_by_one(found), record.outcome()->score)
            << record.format();
    }
}

/// A judge that holds the first move it looks at for the best has to blame its images for nothing.
TEST(Analyze, AnImageOfTheBestMoveLosesNothing) {
    const Othello game(8);
    for (const auto first : game.moves(game.start())) {
        GameRecord<Othello> record(game);
        ASSERT_TRUE(record.play(first).ok());
        for (int level = 1; level <= 5; ++level) {
            Judge<Othello> judge(game, std::make_shared<engine::PlainEngine>(), 1);
            const auto found = analyze(judge, record, {level, std::nullopt}, {}, {});
            EXPECT_EQ(found.moves.front().loss, 0) << game.format(first) << " at level " << level;
            EXPECT_EQ(found.moves.front().best, game.format(first));
        }
    }
}

TEST(Analyze, TheEngineSolvesTheEndOf8x8ToTheLastDisc) {
    const Othello game(8);
    Rng rng(7);
    auto record = random_game(game, 11);
    std::size_t late = record.moves().size();
    while (late > 0 && game.empties(record.position()).count() < 6) record.undo(), --late;
    GameRecord<Othello> end(game, record.position());
    while (!end.is_over()) ASSERT_TRUE(end.play(pick(rng, game.moves(end.position()))).ok());
    Judge<Othello> judge(game, std::make_shared<engine::PlainEngine>(), 1);
    const auto found = analyze(judge, end, {3, std::nullopt}, {}, {});
    EXPECT_EQ(found.exact_from(), 0U) << "level 3 solves the last 6";
    EXPECT_DOUBLE_EQ(found.standings[0]->score - lost_by_one(found), end.outcome()->score);
}

template <Game G>
std::vector<typename G::Move> line_of(const G& game, const std::vector<std::string>& words) {
    std::vector<typename G::Move> line;
    line.reserve(words.size());
    for (const auto& word : words) line.push_back(*game.parse_move(word));
    return line;
}

/// What holds of every analysis, of every game.
template <Game G>
void obeys_the_laws(const GameRecord<G>& record, const GameAnalysis& found) {
    const G& game = record.game();
    ASSERT_EQ(found.positions.size(), record.moves().size() + 1);
    ASSERT_EQ(found.standings.size(), found.positions.size());
    EXPECT_EQ(found.positions.back(), game.format(record.position()));
    auto next = found.moves.begin();
    auto position = record.start();
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        const auto played = record.moves()[i];
        if (forced_pass(game, position)) {
            EXPECT_TRUE(next == found.moves.end() || next->number != i + 1) << "a pass is no move";
        } else {
            ASSERT_NE(next, found.moves.end());
            EXPECT_EQ(next->number, i + 1);
            EXPECT_EQ(next->side, game.to_move(position));
            EXPECT_EQ(next->move, game.format(played));
            EXPECT_EQ(next->played_line.front(), next->move);
            EXPECT_EQ(next->best_line.front(), next->best);
            EXPECT_GE(next->loss, 0);
            EXPECT_DOUBLE_EQ(next->loss, next->best_score - next->played_score);
            EXPECT_EQ(next->loss == 0, next->best == next->move);
            EXPECT_EQ(next->label == Label::None, next->reasons.empty());
            EXPECT_LE(next->reasons.size(), MostExplanations);
            after_line(game, position, line_of(game, next->best_line));
            after_line(game, position, line_of(game, next->played_line));
            ++next;
        }
        position = game.after(position, played);
    }
    EXPECT_EQ(next, found.moves.end());
}

TEST(Analyze, EveryGameObeysTheLaws) {
    for (const int size : {4, 6, 10}) {
        const Othello game(size);
        auto judge = small_judge(game);
        const auto record = random_game(game, 5, 40);
        obeys_the_laws(record, analyze(judge, record, {3, std::nullopt}, {}, {}));
    }
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        auto judge = small_judge(game);
        const auto record = random_game(game, 5, 30);
        obeys_the_laws(record, analyze(judge, record, {2, std::nullopt}, {}, {}));
    }
}

TEST(Analyze, ARecordWithoutMovesHasOnePosition) {
    const Othello game(6);
    auto judge = small_judge(game);
    const auto found = analyze(judge, GameRecord<Othello>(game), {2, std::nullopt}, {}, {});
    EXPECT_EQ(found.positions.size(), 1U);
    EXPECT_TRUE(found.is_complete());
    EXPECT_TRUE(found.moves.empty());
}

TEST(Analyze, AStopKeepsWhatIsJudgedWhichIsTheEnd) {
    const Othello game(6);
    auto judge = small_judge(game);
    const auto record = random_game(game, 2);
    const std::size_t last = record.moves().size();
    std::stop_source stop;
    std::vector<std::size_t> told;
    const auto found =
        analyze(judge, record, {2, std::nullopt}, stop.get_token(), [&](const Progress& progress) {
            told.push_back(progress.moves_made);
            if (told.size() == 4) stop.request_stop();
        });
    EXPECT_EQ(told, (std::vector<std::size_t>{last, last - 1, last - 2, last - 3}));
    EXPECT_FALSE(found.is_complete());
    EXPECT_FALSE(found.decided_after().has_value());
    EXPECT_FALSE(found.standings[last - 4].has_value());
    EXPECT_TRUE(found.standings[last - 3].has_value());
    for (const auto& move : found.moves) EXPECT_GT(move.number, last - 3);
}

TEST(Analyze, ProgressTellsEveryMoveOnceBothSidesOfItAreKnown) {
    const Othello game(4);
    auto judge = small_judge(game);
    const auto record = random_game(game, 3);
    std::vector<std::string> told;
    const auto found = analyze(judge, record, ToTheEnd, {}, [&](const Progress& progress) {
        if (progress.move) told.insert(told.begin(), progress.move->move);
    });
    std::vector<std::string> moves;
    moves.reserve(found.moves.size());
    for (const auto& move : found.moves) moves.push_back(move.move);
    EXPECT_EQ(told, moves);
}

/// The defenders leave a won game: the king could have stepped into the corner, and now b6-b1 shuts
/// it in.
TEST(Analyze, AMissedEscapeIsABlunderWithItsReason) {
    const Tafl game{tafl::Brandubh};
    const auto record = *GameRecord<Tafl>::parse(
        game, "..KB.../..B..../......./......./......./.B...../....W.. defenders moves e7-e6");
    auto judge = small_judge(game);
    const auto found = analyze(judge, record, {2, std::nullopt}, {}, {});
    ASSERT_EQ(found.moves.size(), 1U);
    EXPECT_GE(found.moves[0].label, Label::Mistake);
    EXPECT_TRUE(
        std::any_of(found.moves[0].reasons.begin(), found.moves[0].reasons.end(),
                    [](const auto& reason) { return reason.fault == Fault::MissesEscape; }));
}

GameAnalysis with_scores(Unit unit, const std::vector<double>& scores, std::size_t exact_from) {
    GameAnalysis analysis;
    analysis.unit = unit;
    for (std::size_t i = 0; i < scores.size(); ++i)
        analysis.standings.push_back(Standing{scores[i], {}, 1, 100, i >= exact_from});
    return analysis;
}

TEST(GameAnalysis, IsDecidedWhereTheWinnerLastChanged) {
    EXPECT_EQ(with_scores(Unit::Discs, {0, 3, -2, -4, -8}, 3).decided_after(), 2U);
    EXPECT_EQ(with_scores(Unit::Discs, {0, 0.5, -0.5, -4, -8}, 3).decided_after(), 3U)
        << "half a disc is open";
    EXPECT_EQ(with_scores(Unit::Discs, {2, 4, 6}, 3).decided_after(), 0U);
    EXPECT_EQ(with_scores(Unit::Discs, {2, 0, 0}, 1).decided_after(), 1U) << "a draw";
    EXPECT_FALSE(with_scores(Unit::Discs, {2, 0.5}, 2).decided_after().has_value());
    EXPECT_EQ(with_scores(Unit::Games, {0.9, 0.9, 1, 1}, 2).decided_after(), 2U)
        << "an evaluation proves nothing";
}

TEST(GameAnalysis, IsExactFromTheLastInexactPositionOn) {
    EXPECT_EQ(with_scores(Unit::Discs, {1, 2, 3, 4}, 2).exact_from(), 2U);
    EXPECT_EQ(with_scores(Unit::Discs, {1, 2}, 0).exact_from(), 0U);
    EXPECT_FALSE(with_scores(Unit::Discs, {1, 2}, 2).exact_from().has_value());
}

TEST(Label, GoesByTheThresholds) {
    const auto discs = [](double loss) { return label_of(loss, Unit::Discs, {}); };
    EXPECT_EQ(discs(1.99), Label::None);
    EXPECT_EQ(discs(DiscThresholds.inaccuracy), Label::Inaccuracy);
    EXPECT_EQ(discs(DiscThresholds.mistake), Label::Mistake);
    EXPECT_EQ(discs(DiscThresholds.blunder), Label::Blunder);
    EXPECT_EQ(label_of(0.3, Unit::Games, {}), Label::Mistake);
    EXPECT_EQ(label_of(0.01, Unit::Games, {.is_lost = true}), Label::Blunder);
    EXPECT_EQ(label_of(0.01, Unit::Games, {.was_lost = true, .is_lost = true}), Label::None);
    EXPECT_EQ(label_of(0.01, Unit::Games, {.was_won = true}), Label::Mistake);
    EXPECT_EQ(label_of(0.6, Unit::Games, {.was_won = true}), Label::Blunder);
    EXPECT_EQ(label_of(1, Unit::Discs, {.was_won = true, .is_lost = true}), Label::None)
        << "Othello goes by discs";
}

}  // namespace
}  // namespace outflank::analysis
