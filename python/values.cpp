#include "python/values.h"

namespace outflank::python {

namespace {

py::object told(const analysis::Explanation& reason) {
    return value_class("Explanation")(std::string(name(reason.fault)), reason.evidence,
                                      reason.sentence);
}

py::object told(const analysis::MoveAnalysis& move, const analysis::GameAnalysis& game) {
    py::list reasons;
    for (const auto& each : move.reasons) reasons.append(told(each));
    return value_class("MoveAnalysis")(
        move.number, game.side_names[index(move.side)], move.move, move.best, move.best_line,
        move.played_line, move.best_score, move.played_score, move.loss, move.depth,
        move.selectivity, move.is_exact, std::string(analysis::name(move.label)), reasons);
}

py::object told(const analysis::Standing& standing) {
    return value_class("Standing")(standing.score, standing.line, standing.depth,
                                   standing.selectivity, standing.is_exact);
}

}  // namespace

py::object value_class(const char* name) {
    return py::module_::import("outflank.values").attr(name);
}

py::object told(const arena::PlayerStats& stats) {
    return value_class("PlayerStats")(stats.moves, stats.nodes, stats.seconds,
                                      stats.worst_move_seconds);
}

py::object told(const analysis::GameAnalysis& game) {
    py::list moves;
    for (const auto& each : game.moves) moves.append(told(each, game));
    py::list standings;
    for (const auto& each : game.standings) standings.append(told(*each));
    return value_class("Analysis")(moves, standings, game.exact_from(), game.decided_after());
}

}  // namespace outflank::python
