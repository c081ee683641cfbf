#include "analysis/searched_tree.h"

#include <cstdlib>

#include "fmt/format.h"

#include "analysis/sampled_tree.h"

namespace outflank::analysis {

namespace {

constexpr double Thousandths = 1000;

/// Without a bias for early wins nobody counts the plies.
std::string decided_words(Score score) {
    const std::string_view word = score > 0 ? "win" : "loss";
    const int plies = Win - std::abs(score);
    if (plies == 0) return std::string(word);
    return fmt::format("{} in {} {}", word, plies, plies == 1 ? "ply" : "plies");
}

}  // namespace

double in_unit(Score score, Unit unit) {
    return score / (unit == Unit::Discs ? Disc : Thousandths);
}

std::string score_words(Score score, Unit unit) {
    if (unit == Unit::Games && is_decided(score)) return decided_words(score);
    const double shown = in_unit(score, unit);
    if (unit == Unit::Games) return fmt::format("{:+.3f}", shown);
    if (score % Disc == 0) return fmt::format("{:+}", score / Disc);
    return fmt::format("{:+.2f}", shown);
}

std::string_view name(Claim claim) {
    if (claim == Claim::Exactly) return "exact";
    return claim == Claim::AtLeast ? "at least" : "at most";
}

std::string_view name(Ending ending) {
    if (ending == Ending::Searched) return "searched";
    return ending == Ending::Judged ? "judged" : "over";
}

std::string_view name(mcts::Proof proof) {
    if (proof == mcts::Proof::Open) return "open";
    if (proof == mcts::Proof::Drawn) return "drawn";
    return proof == mcts::Proof::Won ? "won" : "lost";
}

}  // namespace outflank::analysis
