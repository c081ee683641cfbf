#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace outflank::arena {

namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

constexpr double Slope = std::numbers::ln10 / 400;  // of the logarithm of the odds, an Elo

double games_of(const Meeting& meeting) { return meeting.result.games() + 1.0; }
double points_of(const Meeting& meeting) { return meeting.result.points() + 0.5; }

double share_in(const Meeting& meeting, const Row& ratings) {
    return share_at(ratings[meeting.first] - ratings[meeting.second]);
}

/// Gauss and Jordan with row exchanges; small, symmetric and positive, so nothing can go wrong.
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix result(size, Row(size, 0));
    for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < size; ++row)
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        std::swap(matrix[pivot], matrix[column]);
        std::swap(result[pivot], result[column]);
        const double scale = matrix[column][column];
        for (std::size_t i = 0; i < size; ++i)
            matrix[column][i] /= scale, result[column][i] /= scale;
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = matrix[row][column];
            if (row == column || factor == 0) continue;
            for (std::size_t i = 0; i < size; ++i) {
                matrix[row][i] -= factor * matrix[column][i];
                result[row][i] -= factor * result[column][i];
            }
        }
    }
    return result;
}

/// The covariance of the ratings: the inverse of how sharply the likelihood bends. A common shift
/// of all ratings changes no likelihood, so a one is added everywhere, which holds their mean at 0,
/// and its share is taken off again.
Matrix covariance_at(const Row& ratings, const std::vector<Meeting>& meetings) {
    const std::size_t players = ratings.size();
    Matrix bends(players, Row(players, 1));
    for (const Meeting& meeting : meetings) {
        const double share = share_in(meeting, ratings);
        const double bend = games_of(meeting) * Slope * Slope * share * (1 - share);
        bends[meeting.first][meeting.first] += bend;
        bends[meeting.second][meeting.second] += bend;
        bends[meeting.first][meeting.second] -= bend;
        bends[meeting.second][meeting.first] -= bend;
    }
    Matrix result = inverse(std::move(bends));
    for (Row& row : result)
        for (double& cell : row) cell -= 1 / static_cast<double>(players * players);
    return result;
}

/// One step of Newton's method; gives its greatest change.
double improve(Row& ratings, const std::vector<Meeting>& meetings) {
    constexpr double longest_step = 400;  // far from the answer Newton leaps too far
    Row pull(ratings.size(), 0);
    for (const Meeting& meeting : meetings) {
        const double surplus =
            Slope * (points_of(meeting) - games_of(meeting) * share_in(meeting, ratings));
        pull[meeting.first] += surplus;
        pull[meeting.second] -= surplus;
    }
    const Matrix covariance = covariance_at(ratings, meetings);
    double greatest = 0;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const double step =
            std::inner_product(pull.begin(), pull.end(), covariance[i].begin(), 0.0);
        ratings[i] += std::clamp(step, -longest_step, longest_step);
        greatest = std::max(greatest, std::abs(step));
    }
    return greatest;
}

}  // namespace

std::vector<EloEstimate> rate(std::size_t players, const std::vector<Meeting>& meetings) {
    constexpr int most_steps = 100;
    constexpr double near_enough = 1e-6;
    Row ratings(players, 0);
    for (int step = 0; step < most_steps; ++step)
        if (improve(ratings, meetings) < near_enough) break;
    const Matrix covariance = covariance_at(ratings, meetings);
    std::vector<EloEstimate> result;
    result.reserve(players);
    for (std::size_t i = 0; i < players; ++i)
        result.push_back({ratings[i], NinetyFivePercent * std::sqrt(covariance[i][i])});
    return result;
}

}  // namespace outflank::arena
