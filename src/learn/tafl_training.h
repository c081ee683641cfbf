/// Training of TaflNetwork: the weights for which the evaluation comes closest to what was found
/// out about the positions of games.
///
/// What a position should be worth is a mixture of its search and of the result of its game. The
/// squares of the errors are made small by Adam, over all positions in random order, again and
/// again; games that training never sees say which epoch was best. A million positions take seconds
/// an epoch and fit in memory, so what was interrupted begins again.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "eval/tafl_network.h"
#include "learn/tafl_game.h"

namespace outflank::learn {

struct TaflTrainingSettings {
    std::uint64_t epochs = 8;
    std::size_t batch = 1024;
    double rate = 0.003;  // falls to nothing, epoch by epoch
    double ridge = 0.0004;  // the share that a step takes off every weight; falls with the rate
    double lambda = 0.8;  // the share of the search in a target
    double holdout = 0.05;  // the share of games that only judge
    std::uint64_t seed = 1;

    /// For the manifest: whatever changes the weights stands in it.
    [[nodiscard]] std::string text() const;
};

/// The mean squares of errors, where 1 is a win.
struct TaflEpoch {
    std::uint64_t number = 0;  // from 1
    double learned = 0;
    std::optional<double> held_out;  // nothing where no game is

    /// What epochs are compared by.
    [[nodiscard]] double error() const { return held_out.value_or(learned); }
};

struct TaflTrainingConditions {
    std::stop_token stop;
    std::function<void(double share)> on_batch;  // of all epochs, from 0 to 1
    std::function<void(const TaflEpoch&)> on_epoch;
};

struct TaflFit {
    eval::TaflWeights weights;
    std::uint64_t positions = 0;
    std::uint64_t held_out = 0;
    TaflEpoch best;
};

/// Deterministic for a seed; nothing where it was stopped. Refuses games without a scored position.
Result<std::optional<TaflFit>> fit_tafl(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                                        const TaflTrainingSettings& settings,
                                        const TaflTrainingConditions& conditions);

/// The mean square of the errors of weights on the scored positions of games.
double tafl_error(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                  const eval::TaflWeights& weights, double lambda);

}  // namespace outflank::learn
