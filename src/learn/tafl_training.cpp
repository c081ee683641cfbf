#include "learn/tafl_training.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "fmt/format.h"

#include "learn/tafl_model.h"

namespace outflank::learn {

namespace {

std::vector<std::uint32_t> shuffled(std::size_t size, Rng& rng) {
    std::vector<std::uint32_t> order(size);
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    return order;
}

/// One pass over all samples in a random order. Gives the mean square met on the way, or nothing
/// where `goes_on`, which is told the share of the pass that is done, says no.
template <class GoesOn>
std::optional<double> learn_epoch(const TaflSamples& samples, std::size_t batch,
                                  TaflModel::Step step, Rng& rng, TaflModel& model,
                                  GoesOn goes_on) {
    const auto order = shuffled(samples.size(), rng);
    const auto all = static_cast<double>(order.size());
    double total = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += batch) {
        if (!goes_on(static_cast<double>(begin) / all)) return std::nullopt;
        const std::size_t size = std::min(batch, order.size() - begin);
        total += model.learn(samples, std::span(order).subspan(begin, size), step);
    }
    return total / all;
}

bool is_held_out(const TaflGame& played, const TaflTrainingSettings& settings) {
    Rng lot(played.number + settings.seed);
    return lot.share() < settings.holdout;
}

}  // namespace

std::string TaflTrainingSettings::text() const {
    return fmt::format("epochs={} batch={} rate={} ridge={} lambda={} holdout={} seed={}", epochs,
                       batch, rate, ridge, lambda, holdout, seed);
}

Result<std::optional<TaflFit>> fit_tafl(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                                        const TaflTrainingSettings& settings,
                                        const TaflTrainingConditions& conditions) {
    const eval::TaflFeatures features(game.rules().size);
    Rng rng(settings.seed);
    TaflSamples learned;
    TaflSamples held_out;
    for (const TaflGame& played : games) {
        TaflSamples& samples = is_held_out(played, settings) ? held_out : learned;
        samples.add(game, features, played, settings.lambda, rng);
    }
    if (learned.size() == 0) return Error{"there is no scored position to learn from"};

    TaflModel model(features, rng);
    TaflFit fit;
    fit.positions = learned.size();
    fit.held_out = held_out.size();
    for (std::uint64_t number = 1; number <= settings.epochs; ++number) {
        const double share = static_cast<double>(number - 1) / static_cast<double>(settings.epochs);
        const TaflModel::Step step{settings.rate * (1 - share), settings.ridge * (1 - share)};
        const auto goes_on = [&](double share_of_epoch) {
            if (conditions.on_batch)
                conditions.on_batch(share + share_of_epoch / static_cast<double>(settings.epochs));
            return !conditions.stop.stop_requested();
        };
        const auto error = learn_epoch(learned, settings.batch, step, rng, model, goes_on);
        if (!error) return std::optional<TaflFit>();
        TaflEpoch epoch{number, *error, {}};
        if (held_out.size() > 0) epoch.held_out = model.error(held_out);
        if (number == 1 || epoch.error() < fit.best.error()) {
            fit.best = epoch;
            fit.weights = model.weights();
        }
        if (conditions.on_epoch) conditions.on_epoch(epoch);
    }
    return std::optional(std::move(fit));
}

double tafl_error(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                  const eval::TaflWeights& weights, double lambda) {
    const eval::TaflNetwork network(game.rules().size, weights);
    double total = 0;
    std::uint64_t positions = 0;
    for (const TaflGame& played : games) {
        auto position = game.start();
        for (const auto& [move, score] : played.steps) {
            if (score) {
                const int result = position.to_move() == Side::One ? played.result : -played.result;
                const double target = lambda * *score / 1000 + (1 - lambda) * result;
                const double error = network.evaluate(game, position) / 1000.0 - target;
                total += error * error;
                ++positions;
            }
            position = game.after(position, move);
        }
    }
    return positions == 0 ? 0 : total / static_cast<double>(positions);
}

}  // namespace outflank::learn
