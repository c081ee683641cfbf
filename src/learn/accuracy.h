/// Accuracy: how well predictions fit their targets, by the stage of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace outflank::learn {

/// Sums over pairs of a prediction and its target, in discs.
struct FitSums {
    std::uint64_t count = 0;
    double absolute = 0;  // of the error
    double squares = 0;  // of the error
    double predicted = 0;
    double predicted_squares = 0;
    double target = 0;
    double target_squares = 0;
    double products = 0;

    void add(double prediction, double truth);
    void add(const FitSums& sums);

    [[nodiscard]] double mean_absolute_error() const;
    [[nodiscard]] double root_mean_square() const;
    /// 0 where nothing varies.
    [[nodiscard]] double correlation() const;
};

class Accuracy {
  public:
    static constexpr int PhaseEmpties = 10;  // 0-9, 10-19 ... 50-60
    static constexpr std::size_t PhaseCount = 6;

    void add(int empties, double prediction, double truth) {
        phases_[phase_of(empties)].add(prediction, truth);
    }
    void add(const Accuracy& accuracy);

    [[nodiscard]] const FitSums& phase(std::size_t phase) const { return phases_[phase]; }
    [[nodiscard]] FitSums total() const;

    /// A line a phase, and one for all: empties, positions, MAE, RMS, correlation.
    [[nodiscard]] std::string table() const;
    /// The errors alone, in one line: "3.21 (50-60 2.10, 40-49 3.02 ...)".
    [[nodiscard]] std::string line() const;

    static std::string phase_name(std::size_t phase);

  private:
    static std::size_t phase_of(int empties) {
        const auto phase = static_cast<std::size_t>(empties / PhaseEmpties);
        return phase < PhaseCount ? phase : PhaseCount - 1;
    }

    std::array<FitSums, PhaseCount> phases_;
};

}  // namespace outflank::learn
