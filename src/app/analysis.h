/// Analysis: what each move of a game lost against the best one.
///
/// A position is judged once; what it is worth after a move is what it is worth to the other side,
/// turned round. So a game of n moves takes n + 1 judgements, and a move's loss is exact where both
/// judgements are.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "play/record.h"
#include "search/report.h"

namespace outflank::app {

template <class Move>
struct JudgedMove {
    std::size_t number = 0;  // in the record, from 1
    Side side = Side::One;
    Move played{};
    Move best{};
    double score = 0;  // for that side with best play: discs, or 1 for a win
    double loss = 0;  // never below 0

    friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

/// What a side lost in all its moves.
template <class Move>
double total_loss(const std::vector<JudgedMove<Move>>& moves, Side side) {
    double total = 0;
    for (const auto& move : moves) total += move.side == side ? move.loss : 0;
    return total;
}

/// What a position is worth with best play.
template <class Move>
struct Standing {
    double for_one = 0;  // for Side::One
    std::optional<Move> best;  // nothing: the game is over
};

/// `best(record)` is a Result of a report of best play, `worth(score)` its score for people.
template <Game G, class Best, class Worth>
Result<Standing<typename G::Move>> judge_position(const GameRecord<G>& record, Best& best,
                                                  Worth& worth) {
    using Move = typename G::Move;
    if (const auto outcome = record.outcome())
        return Standing<Move>{static_cast<double>(outcome->score), {}};
    const auto report = best(record);
    if (!report) return report.error();
    const double sign = record.to_move() == Side::One ? 1 : -1;
    return Standing<Move>{sign * worth(report->score), report->best()};
}

/// The moves of a record, judged by `best` and `worth` as above. Passes lose nothing and are left
/// out. When should_stop() turns true, the moves judged so far are given.
template <Game G, class Best, class Worth, class ShouldStop>
Result<std::vector<JudgedMove<typename G::Move>>> judge_moves(const GameRecord<G>& record,
                                                              Best best, Worth worth,
                                                              ShouldStop should_stop) {
    std::vector<JudgedMove<typename G::Move>> judged;
    GameRecord<G> past(record.game(), record.start());
    auto before = judge_position(past, best, worth);
    for (std::size_t i = 0; before && i < record.moves().size() && !should_stop(); ++i) {
        const auto played = record.moves()[i];
        const Side side = past.to_move();
        const bool is_choice = !forced_pass(past.game(), past.position());
        (void)past.play(played);
        auto after = judge_position(past, best, worth);
        if (!after) return after.error();
        const double sign = side == Side::One ? 1 : -1;
        const double lost = sign * (before->for_one - after->for_one);
        const double loss = played == *before->best ? 0 : std::max(lost, 0.0);
        if (is_choice)
            judged.push_back({i + 1, side, played, *before->best, sign * before->for_one, loss});
        before = std::move(after);
    }
    if (!before) return before.error();
    return judged;
}

}  // namespace outflank::app
