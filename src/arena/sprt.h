/// SPRT: a match that ends as soon as it knows enough.
///
/// Two claims stand against each other: the first player is elo0 better, or it is elo1 better.
/// After every pair of games the logarithm of how much likelier the second claim makes what was
/// seen than the first (the likelihood ratio) is compared with two bounds. Wald's bounds make
/// either mistake at most 5 times in 100. The likelihoods are those of the likeliest distribution
/// of pairs with the claimed mean (a generalised SPRT), so that nothing has to be assumed about
/// draws or openings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "arena/pentanomial.h"
#include "core/result.h"

namespace outflank::arena {

struct SprtClaims {
    double elo0 = 0;
    double elo1 = 10;

    /// `0,10`; elo0 is the smaller. The error names `what`.
    static Result<SprtClaims> parse(std::string_view what, std::string_view text);
    [[nodiscard]] std::string format() const;

    friend bool operator==(const SprtClaims&, const SprtClaims&) = default;
};

/// Accepted: elo1 is believed. Rejected: elo0 is.
enum class SprtState : std::uint8_t { Open, Accepted, Rejected };

/// "open", "accepted", "rejected".
std::string_view name(SprtState state);

/// Beyond plus or minus this the question is settled: ln(0.95 / 0.05).
inline constexpr double SprtBound = 2.944439;

/// Positive where elo1 is the likelier claim; 0 before the first pair.
double log_likelihood_ratio(const Pentanomial& pairs, const SprtClaims& claims);

SprtState state_at(double log_likelihood_ratio);

}  // namespace outflank::arena
