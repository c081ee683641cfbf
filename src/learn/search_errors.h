/// The error model of Multi-ProbCut, fitted: how far the shallow search that guesses a deep one is
/// off, for an evaluation of ours.
///
/// The logarithm of the standard error is taken to be a sum of few terms, so that some thousand
/// positions are enough and depths that are too costly to measure follow from those that are not:
///
///     a + b log(deep - shallow) + c shallow + d x + e x^2 + f [to the end],   x = (empties - 30) /
///     30
///
/// with the shallow depth that the engine uses for the deep one (ProbCut::shallow_depth).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "eval/pattern_weights.h"
#include "games/othello/position8.h"

namespace outflank::learn {

/// A deep search in a position with so many empty squares.
struct DeepSearch {
    int empties = 0;
    int depth = 0;
    auto operator<=>(const DeepSearch&) const = default;
};

/// The squares of errors, in hundredths of a disc, by what was searched.
class ErrorTally {
  public:
    struct Sum {
        std::uint64_t count = 0;
        double squares = 0;
        [[nodiscard]] double standard_error() const;
    };

    void add(DeepSearch search, double error) {
        Sum& sum = sums_[search];
        ++sum.count;
        sum.squares += error * error;
    }
    /// Of a position with so many empty squares, each depth against the one that guesses it.
    void add(int empties, const std::map<int, int>& scores);
    [[nodiscard]] const std::map<DeepSearch, Sum>& sums() const { return sums_; }

  private:
    std::map<DeepSearch, Sum> sums_;
};

/// Searches one position, without pruning, to every depth up to `deepest` and, from
/// `solved_empties` down, to the end.
struct ErrorSearches {
    int deepest = 9;
    int solved_empties = 18;

    /// By depth.
    [[nodiscard]] std::map<int, int> scores_in(const othello::Position8& position,
                                               engine::Engine& engine) const;
};

class ErrorModel {
  public:
    static constexpr std::size_t TermCount = 6;

    static ErrorModel fitted(const ErrorTally& tally);

    /// In hundredths of a disc. REQUIRES: depth > the shallow depth that guesses it.
    [[nodiscard]] double standard_error(DeepSearch search) const;
    [[nodiscard]] eval::SearchErrors table() const;
    /// The terms a to f.
    [[nodiscard]] const std::array<double, TermCount>& terms() const { return terms_; }

  private:
    std::array<double, TermCount> terms_{};
};

/// One position of each of `count` games, with as many empty squares as the number says, between 12
/// and 54; deterministic for a seed. Fewer where the files do not hold enough.
Result<std::vector<othello::Position8>> positions_for_errors(const std::vector<std::string>& files,
                                                             std::size_t count, std::uint64_t seed);

}  // namespace outflank::learn
