#include "learn/tafl_training.h"

#include <algorithm>
#include <numeric>

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

/// One pass over all samples in a random order. Gives the mean square met on the way.
double learn_epoch(const TaflSamples& samples, std::size_t batch, TaflModel::Step step, Rng& rng,
                   TaflModel& model) {
    const auto order = shuffled(samples.size(), rng);
    double total = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += batch) {
        const std::size_t size = std::min(batch, order.size() - begin);
        total += model.learn(samples, std::span(order).subspan(begin, size), step);
    }
    return total / static_cast<double>(samples.size());
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

Result<TaflFit> fit_tafl(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                         const TaflTrainingSettings& settings,
                         const std::function<void(const TaflEpoch&)>& on_epoch) {
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
        TaflEpoch epoch{number, 0, 0};
        epoch.learned = learn_epoch(learned, settings.batch, step, rng, model);
        epoch.held_out = held_out.size() > 0 ? model.error(held_out) : epoch.learned;
        if (number == 1 || epoch.held_out < fit.best.held_out) {
            fit.best = epoch;
            fit.weights = model.weights();
        }
        if (on_epoch) on_epoch(epoch);
    }
    return fit;
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
