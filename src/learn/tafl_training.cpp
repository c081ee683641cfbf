#include "learn/tafl_training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "fmt/format.h"

#include "core/rng.h"

namespace outflank::learn {

namespace {

/// The rows of all positions one after the other, and what each is worth to the defenders.
struct Samples {
    std::vector<std::uint16_t> rows;
    std::vector<std::size_t> ends;  // of each position's rows
    std::vector<float> targets;

    [[nodiscard]] std::size_t size() const { return targets.size(); }
    [[nodiscard]] std::span<const std::uint16_t> rows_of(std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends[i - 1];
        return std::span(rows).subspan(begin, ends[i] - begin);
    }
};

void add_game(const tafl::Tafl& game, const eval::TaflFeatures& features, const TaflGame& played,
              double lambda, Samples& samples) {
    auto position = game.start();
    for (const auto& [move, score] : played.steps) {
        if (score) {
            const int for_defenders = position.to_move() == Side::Two ? *score : -*score;
            features.for_each_row(game, position, [&](std::size_t row) {
                samples.rows.push_back(static_cast<std::uint16_t>(row));
            });
            samples.ends.push_back(samples.rows.size());
            samples.targets.push_back(
                static_cast<float>(lambda * for_defenders / 1000 - (1 - lambda) * played.result));
        }
        position = game.after(position, move);
    }
}

/// The evaluation's curve and its slope.
float curve(float sum) { return sum / (1 + std::abs(sum)); }
float slope(float sum) { return 1 / ((1 + std::abs(sum)) * (1 + std::abs(sum))); }

float sum_of(const std::vector<float>& weights, std::span<const std::uint16_t> rows) {
    float sum = 0;
    for (const std::uint16_t row : rows) sum += weights[row];
    return sum;
}

double mean_square(const Samples& samples, const std::vector<float>& weights) {
    double total = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double error = curve(sum_of(weights, samples.rows_of(i))) - samples.targets[i];
        total += error * error;
    }
    return samples.size() == 0 ? 0 : total / static_cast<double>(samples.size());
}

/// Adam with the usual constants.
class Adam {
  public:
    explicit Adam(std::size_t rows) : mean_(rows), square_(rows) {}

    void step(const std::vector<float>& gradient, double rate, double ridge,
              std::vector<float>& weights) {
        constexpr double mean_decay = 0.9;
        constexpr double square_decay = 0.999;
        ++steps_;
        const double pace = rate * std::sqrt(1 - std::pow(square_decay, steps_)) /
                            (1 - std::pow(mean_decay, steps_));
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const double g = gradient[i];
            mean_[i] = mean_decay * mean_[i] + (1 - mean_decay) * g;
            square_[i] = square_decay * square_[i] + (1 - square_decay) * g * g;
            const double shift = pace * mean_[i] / (std::sqrt(square_[i]) + 1e-8);
            weights[i] = static_cast<float>(weights[i] * (1 - ridge) - shift);
        }
    }

  private:
    std::vector<double> mean_;
    std::vector<double> square_;
    double steps_ = 0;
};

/// One pass over all samples in a random order. Gives the mean square met on the way.
double learn_epoch(const Samples& samples, const TaflTrainingSettings& settings, double rate,
                   Rng& rng, Adam& adam, std::vector<float>& weights) {
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    std::vector<float> gradient(weights.size());
    double total = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += settings.batch) {
        const std::size_t end = std::min(begin + settings.batch, order.size());
        std::fill(gradient.begin(), gradient.end(), 0.0F);
        for (std::size_t i = begin; i < end; ++i) {
            const auto rows = samples.rows_of(order[i]);
            const float sum = sum_of(weights, rows);
            const float error = curve(sum) - samples.targets[order[i]];
            total += static_cast<double>(error) * error;
            const float push = error * slope(sum) / static_cast<float>(end - begin);
            for (const std::uint16_t row : rows) gradient[row] += push;
        }
        adam.step(gradient, rate, settings.ridge, weights);
    }
    return total / static_cast<double>(samples.size());
}

eval::TaflWeights quantised(const std::vector<float>& weights) {
    constexpr float most = std::numeric_limits<std::int16_t>::max() / 2;  // two are added up
    eval::TaflWeights result;
    result.rows.reserve(weights.size());
    for (const float weight : weights) {
        const float units = std::round(weight * eval::TaflWeightUnit);
        result.rows.push_back(static_cast<std::int16_t>(std::clamp(units, -most, most)));
    }
    return result;
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
    Samples learned;
    Samples held_out;
    for (const TaflGame& played : games) {
        Rng lot(played.number + settings.seed);
        const bool is_held_out = static_cast<double>(lot.next() >> 11) * 0x1p-53 < settings.holdout;
        add_game(game, features, played, settings.lambda, is_held_out ? held_out : learned);
    }
    if (learned.size() == 0) return Error{"there is no scored position to learn from"};

    Rng rng(settings.seed);
    Adam adam(features.row_count());
    std::vector<float> weights(features.row_count());
    TaflFit fit;
    fit.positions = learned.size();
    fit.held_out = held_out.size();
    for (std::uint64_t number = 1; number <= settings.epochs; ++number) {
        const double share = static_cast<double>(number - 1) / static_cast<double>(settings.epochs);
        TaflEpoch epoch{number, 0, 0};
        epoch.learned =
            learn_epoch(learned, settings, settings.rate * (1 - share), rng, adam, weights);
        epoch.held_out = held_out.size() > 0 ? mean_square(held_out, weights) : epoch.learned;
        if (number == 1 || epoch.held_out < fit.best.held_out) {
            fit.best = epoch;
            fit.weights = quantised(weights);
        }
        if (on_epoch) on_epoch(epoch);
    }
    return fit;
}

double tafl_error(const tafl::Tafl& game, const std::vector<TaflGame>& games,
                  const eval::TaflWeights& weights, double lambda) {
    const eval::TaflFeatures features(game.rules().size);
    Samples samples;
    for (const TaflGame& played : games) add_game(game, features, played, lambda, samples);
    std::vector<float> sums(weights.rows.begin(), weights.rows.end());
    for (float& weight : sums) weight /= eval::TaflWeightUnit;
    return mean_square(samples, sums);
}

}  // namespace outflank::learn
