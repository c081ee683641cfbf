#include "analysis/game_analysis.h"

#include <algorithm>
#include <cmath>

#include "core/text.h"

namespace outflank::analysis {

namespace {

/// The first index from which on all of them pass; their number where not even the last does.
template <class Values, class Passes>
std::size_t first_of_tail(const Values& values, const Passes& passes) {
    std::size_t first = values.size();
    while (first > 0 && passes(values[first - 1])) --first;
    return first;
}

}  // namespace

double SideTotals::mean_loss() const { return moves == 0 ? 0 : loss / static_cast<double>(moves); }

std::size_t SideTotals::count(Label label) const { return labels[index(label)]; }

bool GameAnalysis::is_complete() const {
    return std::all_of(standings.begin(), standings.end(),
                       [](const auto& standing) { return standing.has_value(); });
}

SideTotals GameAnalysis::totals(Side side) const {
    SideTotals totals;
    for (const MoveAnalysis& move : moves) {
        if (move.side != side) continue;
        ++totals.moves;
        totals.loss += move.loss;
        ++totals.labels[index(move.label)];
    }
    return totals;
}

std::optional<std::size_t> GameAnalysis::exact_from() const {
    const std::size_t first = first_of_tail(
        standings, [](const auto& standing) { return standing && standing->is_exact; });
    return first == standings.size() ? std::nullopt : std::optional(first);
}

std::optional<std::size_t> GameAnalysis::decided_after() const {
    if (!is_complete()) return std::nullopt;
    const auto last = verdict(*standings.back(), unit);
    if (!last) return std::nullopt;
    return first_of_tail(standings,
                         [&](const auto& standing) { return verdict(*standing, unit) == last; });
}

std::string side_words(Side side, const GameAnalysis& game) {
    const std::string& name = game.side_names[index(side)];
    return game.unit == Unit::Games ? "the " + text::lower(name) : name;
}

std::optional<int> verdict(const Standing& standing, Unit unit) {
    const bool is_told =
        standing.is_exact || (unit == Unit::Discs && std::abs(standing.score) >= 1);
    if (!is_told) return std::nullopt;
    return standing.score > 0 ? 1 : standing.score < 0 ? -1 : 0;
}

}  // namespace outflank::analysis
