#include "arena/sprt.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "fmt/format.h"

#include "arena/elo.h"
#include "core/text.h"

namespace outflank::arena {

namespace {

using Shares = std::array<double, 5>;

/// What was seen, as probabilities. A kind of pair that never came gets a trace, or the first pair
/// that shows it would be a miracle under every claim.
Shares frequencies(const Pentanomial& seen) {
    constexpr double trace = 1e-3;
    Shares shares{};
    double total = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        total += shares[i] = std::max<double>(seen.pairs[i], trace);
    for (double& share : shares) share /= total;
    return shares;
}

/// The likeliest distribution with a given mean is p_i = f_i / (1 + t (a_i - mean)), f what was
/// seen and a the shares of the pairs; t is where the mean comes out right. The sum falls as t
/// grows, so halving finds it.
double tilt_for(const Shares& seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int halving = 0; halving < 80; ++halving) {
        const double tilt = (low + high) / 2;
        double off = 0;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const double distance = share_of_pair(i) - mean;
            off += seen[i] * distance / (1 + tilt * distance);
        }
        (off > 0 ? low : high) = tilt;
    }
    return (low + high) / 2;
}

std::optional<double> parse_elo(std::string_view text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = problem == std::errc() && end == text.data() + text.size();
    if (!is_whole || !(std::abs(value) <= 1000)) return std::nullopt;
    return value;
}

}  // namespace

Result<SprtClaims> SprtClaims::parse(std::string_view what, std::string_view text) {
    const auto pieces = text::split(text, ',');
    if (pieces.size() == 2) {
        const auto elo0 = parse_elo(pieces[0]);
        const auto elo1 = parse_elo(pieces[1]);
        if (elo0 && elo1 && *elo0 < *elo1) return SprtClaims{*elo0, *elo1};
    }
    return Error{std::string(what) +
                 " expects two numbers of Elo from -1000 to 1000, the smaller first, like 0,10, "
                 "not " +
                 text::shown(text)};
}

std::string SprtClaims::format() const { return fmt::format("{},{}", elo0, elo1); }

std::string_view name(SprtState state) {
    constexpr std::array<std::string_view, 3> names = {"open", "accepted", "rejected"};
    return names[static_cast<std::size_t>(state)];
}

double log_likelihood_ratio(const Pentanomial& pairs, const SprtClaims& claims) {
    const Shares seen = frequencies(pairs);
    const double mean0 = share_at(claims.elo0);
    const double mean1 = share_at(claims.elo1);
    const double tilt0 = tilt_for(seen, mean0);
    const double tilt1 = tilt_for(seen, mean1);
    double ratio = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        ratio += seen[i] * std::log((1 + tilt0 * (share_of_pair(i) - mean0)) /
                                    (1 + tilt1 * (share_of_pair(i) - mean1)));
    }
    return pairs.count() * ratio;
}

SprtState state_at(double log_likelihood_ratio) {
    if (log_likelihood_ratio >= SprtBound) return SprtState::Accepted;
    if (log_likelihood_ratio <= -SprtBound) return SprtState::Rejected;
    return SprtState::Open;
}

}  // namespace outflank::arena
