#include "learn/tafl_samples.h"

namespace outflank::learn {

void TaflSamples::add(const tafl::Tafl& game, const eval::TaflFeatures& features,
                      const TaflGame& played, double lambda, Rng& lot) {
    auto position = game.start();
    for (const auto& [move, score] : played.steps) {
        if (score) {
            const int for_defenders = position.to_move() == Side::Two ? *score : -*score;
            const auto turned = game.transformed(position, AllSymmetries[lot.below(SymmetryCount)]);
            features.for_each_row(game, turned, [&](std::size_t row) {
                rows_.push_back(static_cast<std::uint16_t>(row));
            });
            ends_.push_back(rows_.size());
            sides_.push_back(position.to_move());
            targets_.push_back(
                static_cast<float>(lambda * for_defenders / 1000 - (1 - lambda) * played.result));
        }
        position = game.after(position, move);
    }
}

}  // namespace outflank::learn
