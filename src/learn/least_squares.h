/// Linear least squares with a handful of unknowns.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace outflank::learn {

/// Collects weighted equations  sum of features[i] * unknown[i] = value  and gives the unknowns
/// that come closest to all of them.
template <std::size_t Count>
class LeastSquares {
  public:
    using Features = std::array<double, Count>;

    void add(const Features& features, double value, double weight) {
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t j = 0; j < Count; ++j)
                normal_[i][j] += weight * features[i] * features[j];
            normal_[i][Count] += weight * features[i] * value;
        }
    }

    /// By elimination with the largest pivot. An unknown that no equation tells apart from the
    /// others is 0.
    [[nodiscard]] std::array<double, Count> solution() const {
        constexpr double nothing = 1e-9;
        auto a = normal_;
        std::array<bool, Count> is_known{};
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t k = i + 1; k < Count; ++k) {
                if (std::abs(a[k][i]) > std::abs(a[i][i])) std::swap(a[k], a[i]);
            }
            is_known[i] = std::abs(a[i][i]) > nothing;
            for (std::size_t k = 0; k < Count && is_known[i]; ++k) {
                const double factor = k == i ? 0 : a[k][i] / a[i][i];
                for (std::size_t j = i; j <= Count; ++j) a[k][j] -= factor * a[i][j];
            }
        }
        std::array<double, Count> result{};
        for (std::size_t i = 0; i < Count; ++i) {
            if (is_known[i]) result[i] = a[i][Count] / a[i][i];
        }
        return result;
    }

  private:
    std::array<std::array<double, Count + 1>, Count> normal_{};
};

}  // namespace outflank::learn
