/// Hints: the best few moves of a position, best first, each with its score and line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "analysis/hint_progress.h"
#include "engine/engine.h"
#include "engine/generic_searcher.h"
#include "play/record_path.h"
#include "search/report.h"

namespace outflank::analysis {

/// How many, how long to think about all of them together, and whose wish ends it.
struct HintLimits {
    std::size_t count = 5;
    std::optional<Duration> time;
    std::stop_token stop;
    OnHintProgress on_progress = {};  // on the thread that asks
};

/// Tells the reports of one of the searches as progress.
template <class Move>
OnReport<Move> progress_of(const HintLimits& limits, std::size_t number, std::size_t count) {
    if (!limits.on_progress) return {};
    return [&limits, number, count](const SearchReport<Move>& report) {
        limits.on_progress({number, count, report.depth, report.selectivity, report.nodes});
    };
}

/// The limits of one of the `left` hints that are still to be found before `end`.
Limits share_of(const HintLimits& limits, std::optional<Clock::time_point> end, std::size_t left);

/// Puts a hint behind those that are at least as good.
template <class Move>
void insert_by_score(std::vector<SearchReport<Move>>& hints, SearchReport<Move> hint) {
    const auto is_worse = [&](const auto& other) { return other.score < hint.score; };
    const auto place = std::find_if(hints.begin(), hints.end(), is_worse);
    hints.insert(place, std::move(hint));
}

/// Searches again and again, each time without the moves that were found before.
std::vector<engine::Report> best_moves(engine::Engine& engine, const othello::Position8& position,
                                       const engine::Stage& goal, const HintLimits& limits);

/// Best play from the end of a record: a draw by repetition is seen, which a position alone does
/// not show.
template <Game G>
SearchReport<typename G::Move> best_play(engine::GenericSearcher<G>& searcher,
                                         const GameRecord<G>& record, const Limits& limits,
                                         const OnReport<typename G::Move>& on_report = {}) {
    const auto outcome = record.outcome();
    if (outcome && outcome->reason == Reason::Repetition) {
        SearchReport<typename G::Move> drawn;
        drawn.is_exact = true;
        return drawn;
    }
    return searcher.search(record.position(), path_to(record), limits, on_report);
}

/// Searches `depth` plies less one behind every legal move, because the generic search cannot leave
/// moves out. REQUIRES: the game is not over; a depth or a time is given.
template <Game G>
std::vector<SearchReport<typename G::Move>> best_moves(engine::GenericSearcher<G>& searcher,
                                                       const GameRecord<G>& record,
                                                       std::optional<int> depth,
                                                       const HintLimits& limits) {
    const auto end = limits.time ? std::optional(Clock::now() + *limits.time) : std::nullopt;
    const auto moves = record.game().moves(record.position());
    std::vector<SearchReport<typename G::Move>> hints;
    for (const auto move : moves) {
        GameRecord<G> next = record;
        (void)next.play(move);
        Limits share = share_of(limits, end, moves.size() - hints.size());
        if (depth) share.depth = std::max(*depth - 1, 1);
        auto report =
            best_play(searcher, next, share,
                      progress_of<typename G::Move>(limits, hints.size() + 1, moves.size()));
        report.line.insert(report.line.begin(), move);
        report.score = -report.score;
        ++report.depth;
        insert_by_score(hints, std::move(report));
    }
    if (hints.size() > limits.count) hints.resize(limits.count);
    return hints;
}

}  // namespace outflank::analysis
