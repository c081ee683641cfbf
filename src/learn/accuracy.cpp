#include "learn/accuracy.h"

#include <cmath>

#include "fmt/format.h"

namespace outflank::learn {

namespace {

/// The difference of two sums, or 0 where it is no more than what rounding leaves of it.
double varying(double sum_of_squares, double square_of_sum) {
    constexpr double rounding = 1e-9;
    const double difference = sum_of_squares - square_of_sum;
    return difference > rounding * sum_of_squares ? difference : 0;
}

}  // namespace

void FitSums::add(double prediction, double truth) {
    const double error = prediction - truth;
    ++count;
    absolute += std::abs(error);
    squares += error * error;
    predicted += prediction;
    predicted_squares += prediction * prediction;
    target += truth;
    target_squares += truth * truth;
    products += prediction * truth;
}

void FitSums::add(const FitSums& sums) {
    count += sums.count;
    absolute += sums.absolute;
    squares += sums.squares;
    predicted += sums.predicted;
    predicted_squares += sums.predicted_squares;
    target += sums.target;
    target_squares += sums.target_squares;
    products += sums.products;
}

double FitSums::mean_absolute_error() const {
    return count == 0 ? 0 : absolute / static_cast<double>(count);
}

double FitSums::root_mean_square() const {
    return count == 0 ? 0 : std::sqrt(squares / static_cast<double>(count));
}

double FitSums::correlation() const {
    const auto n = static_cast<double>(count);
    const double of_predictions = varying(n * predicted_squares, predicted * predicted);
    const double of_targets = varying(n * target_squares, target * target);
    if (of_predictions == 0 || of_targets == 0) return 0;
    return (n * products - predicted * target) / std::sqrt(of_predictions * of_targets);
}

void Accuracy::add(const Accuracy& accuracy) {
    for (std::size_t i = 0; i < TenCount; ++i) tens_[i].add(accuracy.tens_[i]);
}

FitSums Accuracy::total() const {
    FitSums sums;
    for (const FitSums& ten : tens_) sums.add(ten);
    return sums;
}

std::string Accuracy::ten_name(std::size_t ten) {
    const auto low = static_cast<int>(ten) * 10;
    return fmt::format("{}-{}", low, ten + 1 == TenCount ? 60 : low + 9);
}

std::string Accuracy::table() const {
    std::string result = fmt::format("{:>8} {:>12} {:>7} {:>7} {:>12}\n", "empties", "positions",
                                     "MAE", "RMS", "correlation");
    const auto add_line = [&](const std::string& name, const FitSums& sums) {
        if (sums.count == 0) return;
        result +=
            fmt::format("{:>8} {:>12} {:>7.3f} {:>7.3f} {:>12.4f}\n", name, sums.count,
                        sums.mean_absolute_error(), sums.root_mean_square(), sums.correlation());
    };
    for (std::size_t i = TenCount; i-- > 0;) add_line(ten_name(i), tens_[i]);
    add_line("all", total());
    return result;
}

std::string Accuracy::line() const {
    std::string tens;
    for (std::size_t i = TenCount; i-- > 0;) {
        if (tens_[i].count == 0) continue;
        tens += fmt::format("{}{} {:.3f}", tens.empty() ? "" : ", ", ten_name(i),
                            tens_[i].mean_absolute_error());
    }
    return fmt::format("{:.3f} ({})", total().mean_absolute_error(), tens);
}

}  // namespace outflank::learn
