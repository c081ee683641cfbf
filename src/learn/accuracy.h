/// Accuracy: how well predictions fit their targets, by tens of empty squares. (A phase is what the
/// evaluation calls one, and a stage what the linear trainer does.)
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
    static constexpr std::size_t TenCount = 6;  // 0-9, 10-19 ... 50-60

    void add(int empties, double prediction, double truth) {
        tens_[ten_of(empties)].add(prediction, truth);
    }
    void add(const Accuracy& accuracy);
    void add(std::size_t ten, const FitSums& sums) { tens_[ten].add(sums); }

    [[nodiscard]] const FitSums& ten(std::size_t ten) const { return tens_[ten]; }
    [[nodiscard]] FitSums total() const;

    /// A line for each ten, and one for all: empties, positions, MAE, RMS, correlation.
    [[nodiscard]] std::string table() const;
    /// The errors alone, in one line: "3.21 (50-60 2.10, 40-49 3.02 ...)".
    [[nodiscard]] std::string line() const;

    static std::string ten_name(std::size_t ten);

  private:
    static std::size_t ten_of(int empties) {
        const auto ten = static_cast<std::size_t>(empties / 10);
        return ten < TenCount ? ten : TenCount - 1;
    }

    std::array<FitSums, TenCount> tens_;
};

}  // namespace outflank::learn
