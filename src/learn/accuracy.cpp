#include "learn/accuracy.h"

#include <cmath>

#include "fmt/format.h"

namespace outflank::learn {

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
    const double spread =
        (n * predicted_squares - predicted * predicted) * (n * target_squares - target * target);
    return spread <= 0 ? 0 : (n * products - predicted * target) / std::sqrt(spread);
}

void Accuracy::add(const Accuracy& accuracy) {
    for (std::size_t i = 0; i < PhaseCount; ++i) phases_[i].add(accuracy.phases_[i]);
}

FitSums Accuracy::total() const {
    FitSums sums;
    for (const FitSums& phase : phases_) sums.add(phase);
    return sums;
}

std::string Accuracy::phase_name(std::size_t phase) {
    const auto low = static_cast<int>(phase) * PhaseEmpties;
    return fmt::format("{}-{}", low, phase + 1 == PhaseCount ? 60 : low + PhaseEmpties - 1);
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
    for (std::size_t i = PhaseCount; i-- > 0;) add_line(phase_name(i), phases_[i]);
    add_line("all", total());
    return result;
}

std::string Accuracy::line() const {
    std::string phases;
    for (std::size_t i = PhaseCount; i-- > 0;) {
        if (phases_[i].count == 0) continue;
        phases += fmt::format("{}{} {:.3f}", phases.empty() ? "" : ", ", phase_name(i),
                              phases_[i].mean_absolute_error());
    }
    return fmt::format("{:.3f} ({})", total().mean_absolute_error(), phases);
}

}  // namespace outflank::learn
