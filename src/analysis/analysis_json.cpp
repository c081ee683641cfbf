#include "analysis/analysis_json.h"

#include <cmath>

#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::analysis {

namespace {

using Json = nlohmann::ordered_json;

/// Hundredths are finer than any judgement.
double rounded(double score) { return std::round(score * 100) / 100 + 0.0; }

std::string side_word(const GameAnalysis& game, Side side) {
    return text::lower(game.side_names[index(side)]);
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json result_of(const GameAnalysis& game) {
    if (!game.outcome) return nullptr;
    const auto& winner = game.outcome->winner;
    return {{"winner", winner ? Json(side_word(game, *winner)) : Json(nullptr)},
            {"score", game.outcome->score},
            {"reason", name(game.outcome->reason)}};
}

Json totals_of(const GameAnalysis& game, Side side) {
    const SideTotals totals = game.totals(side);
    return {{"moves", totals.moves},
            {"loss", rounded(totals.loss)},
            {"mean_loss", rounded(totals.mean_loss())},
            {"inaccuracies", totals.count(Label::Inaccuracy)},
            {"mistakes", totals.count(Label::Mistake)},
            {"blunders", totals.count(Label::Blunder)}};
}

Json thresholds_of(Unit unit) {
    const Thresholds& from = thresholds(unit);
    return {{"inaccuracy", from.inaccuracy}, {"mistake", from.mistake}, {"blunder", from.blunder}};
}

Json scores_of(const GameAnalysis& game) {
    Json scores = Json::array();
    for (const auto& standing : game.standings)
        scores.push_back(standing ? Json(rounded(standing->score)) : Json(nullptr));
    return scores;
}

Json reasons_of(const MoveAnalysis& move) {
    Json reasons = Json::array();
    for (const Explanation& reason : move.reasons)
        reasons.push_back({{"kind", name(reason.fault)}, {"sentence", reason.sentence}});
    return reasons;
}

}  // namespace

Json json_of(const MoveAnalysis& move, const GameAnalysis& game) {
    return {{"number", move.number},
            {"side", side_word(game, move.side)},
            {"move", move.move},
            {"score", rounded(move.played_score)},
            {"best", move.best},
            {"best_score", rounded(move.best_score)},
            {"loss", rounded(move.loss)},
            {"label", move.label == Label::None ? Json(nullptr) : Json(name(move.label))},
            {"depth", move.depth},
            {"selectivity", move.selectivity},
            {"exact", move.is_exact},
            {"pv", joined(move.best_line)},
            {"played_pv", joined(move.played_line)},
            {"reasons", reasons_of(move)}};
}

Json json_of(const GameAnalysis& game) {
    Json moves = Json::array();
    for (const MoveAnalysis& move : game.moves) moves.push_back(json_of(move, game));
    return {{"game", game.game},
            {"start", game.positions.front()},
            {"transcript", joined(game.played)},
            {"result", result_of(game)},
            {"complete", game.is_complete()},
            {"unit", name(game.unit)},
            {"thresholds", thresholds_of(game.unit)},
            {"totals",
             {{side_word(game, Side::One), totals_of(game, Side::One)},
              {side_word(game, Side::Two), totals_of(game, Side::Two)}}},
            {"decided_after", or_null(game.decided_after())},
            {"exact_from", or_null(game.exact_from())},
            {"scores", scores_of(game)},
            {"moves", std::move(moves)}};
}

}  // namespace outflank::analysis
