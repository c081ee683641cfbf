/// The training cycle of Tafl: games, their lines, runs that go on, and weights that are found
/// again.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <stop_token>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/read_file.h"
#include "learn/tafl_run.h"
#include "learn/tafl_training.h"

namespace outflank::learn {
namespace {

using tafl::Tafl;
using testing::HasSubstr;

TaflSelfPlayer shallow_player(const Tafl& game) {
    TaflSelfplaySettings settings;
    settings.depth = 1;
    settings.noise = 0.2;
    return {game, engine::generic_searcher(game, 1, eval::TaflEvaluation(game.rules())), settings};
}

TEST(TaflSelfPlayer, PlaysTheSameGameWheneverItIsAskedForIt) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        TaflSelfPlayer player = shallow_player(game);
        const TaflGame third = player.play(3);
        const TaflGame fourth = player.play(4);
        EXPECT_EQ(player.play(3), third);
        EXPECT_NE(fourth.steps, third.steps);
        EXPECT_GT(scored_positions(third), 0U);
        EXPECT_LT(scored_positions(third), third.steps.size());
    }
}

TEST(TaflGame, ItsLineIsReadBackAndTheRulesAreAsked) {
    const Tafl game(tafl::Ashton);
    TaflSelfPlayer player = shallow_player(game);
    for (std::uint64_t number = 0; number < 10; ++number) {
        const TaflGame played = player.play(number);
        const auto read = TaflGame::parse(game, played.format());
        ASSERT_TRUE(read.ok()) << read.error().sentence;
        EXPECT_EQ(*read, played);
    }
    const auto refusal = [&](std::string_view line) {
        const auto read = TaflGame::parse(game, line);
        return read.ok() ? "" : read.error().sentence;
    };
    EXPECT_THAT(refusal("1"), HasSubstr("expected a number, a result and moves"));
    EXPECT_THAT(refusal("1 2 e3-f3"), HasSubstr("result"));
    EXPECT_THAT(refusal("1 0 e3-e1"), HasSubstr("not a legal move"));
    EXPECT_THAT(refusal("1 0 e3-f3/5000"), HasSubstr("score"));
}

TEST(TaflRun, GoesOnWhereATornFileStopsAndRefusesAnotherRun) {
    const Tafl game(tafl::Brandubh);
    TaflSelfPlayer player = shallow_player(game);
    TaflRun run{testing::TempDir() + "tafl_run_test.games", "a run rules=brandubh", 5, {}};
    std::remove(run.path.c_str());
    ASSERT_TRUE(run_tafl_selfplay(run, game, player, {}, {}).ok());
    const std::string whole = *read_file(run.path);
    std::ofstream(run.path) << whole.substr(0, whole.size() / 2);
    ASSERT_TRUE(run_tafl_selfplay(run, game, player, {}, {}).ok());
    EXPECT_EQ(*read_file(run.path), whole);
    run.settings = "another run rules=brandubh";
    const auto refused = run_tafl_selfplay(run, game, player, {}, {});
    ASSERT_FALSE(refused.ok());
    EXPECT_THAT(refused.error().sentence, HasSubstr("holds another run (a run "));
    std::remove(run.path.c_str());
}

TEST(TaflRun, ItsGamesAreNotReadByOtherRules) {
    const Tafl game(tafl::Ashton);
    const std::string path = testing::TempDir() + "tafl_rules_test.games";
    std::ofstream(path) << "selfplay rules=ashton games=0\n";
    EXPECT_TRUE(read_tafl_games(path, game).ok());
    const auto refused = read_tafl_games(path, Tafl(tafl::Comp424));
    ASSERT_FALSE(refused.ok());
    EXPECT_THAT(refused.error().sentence, HasSubstr("--rules 'ashton', not comp424"));
    std::ofstream(path) << "a diary\n";
    EXPECT_THAT(read_tafl_games(path, game).error().sentence, HasSubstr("no file of games"));
    std::remove(path.c_str());
}

/// Random games whose scores are those of an evaluation that training does not know.
std::vector<TaflGame> games_scored_by(const eval::TaflNetwork& secret, const Tafl& game) {
    Rng rng(7);
    std::vector<TaflGame> games(150);
    for (TaflGame& played : games) {
        played.number = rng.next() >> 8;
        for (auto position = game.start(); !game.is_over(position);) {
            const auto move = pick(rng, game.moves(position));
            played.steps.push_back({move, secret.evaluate(game, position)});
            position = game.after(position, move);
        }
    }
    return games;
}

/// Small numbers in every row, and hidden ones that matter.
eval::TaflWeights secret_weights(Rng& rng) {
    const auto by_lot = [&](int reach) {
        return static_cast<std::int16_t>(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * reach + 1))) - reach);
    };
    eval::TaflWeights weights;
    weights.rows.resize(eval::TaflFeatures(7).row_count());
    for (auto& row : weights.rows) row[0] = by_lot(100);
    for (auto& row : weights.rows) row[1] = by_lot(200);
    for (auto& row : weights.output) row[1] = by_lot(1000);
    return weights;
}

TEST(TaflTraining, FindsAnEvaluationAgainFromItsScores) {
    const Tafl game(tafl::Brandubh);
    Rng rng(8);
    const eval::TaflWeights weights = secret_weights(rng);
    const auto games = games_scored_by(eval::TaflNetwork(7, weights), game);
    const eval::TaflWeights nothing{std::vector<eval::TaflRow>(weights.rows.size()), {}};
    EXPECT_LT(tafl_error(game, games, weights, 1), 1e-9);

    TaflTrainingSettings settings;
    settings.lambda = 1;
    settings.epochs = 15;
    settings.batch = 64;
    const auto fit = fit_tafl(game, games, settings, {});
    ASSERT_TRUE(fit.ok()) << fit.error().sentence;
    const TaflFit& found = fit->value();
    EXPECT_GT(found.held_out, 0U);
    EXPECT_LT(found.best.held_out.value(), tafl_error(game, games, nothing, 1) / 4);
    EXPECT_LT(tafl_error(game, games, found.weights, 1), tafl_error(game, games, nothing, 1) / 4);
    EXPECT_EQ(fit_tafl(game, games, settings, {})->value().weights, found.weights);
    EXPECT_FALSE(fit_tafl(game, {}, settings, {}).ok());
}

TEST(TaflTraining, SaysHowFarItIsAndStopsWhenAsked) {
    const Tafl game(tafl::Brandubh);
    Rng rng(9);
    const auto games = games_scored_by(eval::TaflNetwork(7, secret_weights(rng)), game);
    TaflTrainingSettings settings;
    settings.epochs = 4;
    settings.holdout = 0;
    std::stop_source source;
    std::vector<double> shares;
    std::vector<TaflEpoch> epochs;
    const TaflTrainingConditions conditions{source.get_token(),
                                            [&](double share) { shares.push_back(share); },
                                            [&](const TaflEpoch& epoch) {
                                                epochs.push_back(epoch);
                                                if (epoch.number == 2) source.request_stop();
                                            }};
    const auto fit = fit_tafl(game, games, settings, conditions);
    ASSERT_TRUE(fit.ok()) << fit.error().sentence;
    EXPECT_FALSE(fit->has_value());
    ASSERT_EQ(epochs.size(), 2U);
    EXPECT_FALSE(epochs[0].held_out.has_value());
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_EQ(shares.front(), 0);
    EXPECT_EQ(shares.back(), 0.5);
}

}  // namespace
}  // namespace outflank::learn
