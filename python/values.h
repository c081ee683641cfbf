/// Our values as Python's: each becomes the dataclass of outflank/values.py that has its name, with
/// moves as text and scores as people read them. REQUIRES of all of them: the GIL.
#pragma once

#include <optional>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <string>
#include <vector>

#include "analysis/game_analysis.h"
#include "arena/referee.h"
#include "core/duration.h"
#include "engine/shown_score.h"
#include "python/any_record.h"
#include "search/report.h"

namespace outflank::python {

namespace py = pybind11;

/// The dataclass of that name.
py::object value_class(const char* name);

template <Game G>
std::vector<std::string> format_all(const G& game, const std::vector<typename G::Move>& moves) {
    std::vector<std::string> words;
    words.reserve(moves.size());
    for (const auto move : moves) words.push_back(game.format(move));
    return words;
}

/// "Black"; None for nobody.
template <Game G>
std::optional<std::string> winner_name(const G& game, std::optional<Side> winner) {
    if (!winner) return std::nullopt;
    return std::string(game.side_name(*winner));
}

template <Game G>
py::object told(const G& game, const Outcome& outcome) {
    return value_class("Outcome")(winner_name(game, outcome.winner), outcome.score,
                                  std::string(name(outcome.reason)));
}

template <Game G>
py::object told(const G& game, const SearchReport<typename G::Move>& report) {
    py::list moves;
    for (const auto& each : report.moves)
        moves.append(value_class("MoveStatistics")(game.format(each.move), each.visits, each.value,
                                                   each.is_proven));
    return value_class("Report")(engine::shown_score<G>(report.score),
                                 format_all(game, report.line), report.depth, report.selectivity,
                                 report.is_exact, report.nodes, in_seconds(report.time), moves);
}

py::object told(const arena::PlayerStats& stats);

template <Game G>
py::object told(const arena::RefereedGame<G>& game) {
    const auto& [record, verdict, stats] = game;
    return value_class("PlayedGame")(HeldRecord(record), winner_name(record.game(), verdict.winner),
                                     verdict.score, verdict.reason, verdict.remark,
                                     py::make_tuple(told(stats[0]), told(stats[1])));
}

/// REQUIRES: it is complete.
py::object told(const analysis::GameAnalysis& game);

}  // namespace outflank::python
