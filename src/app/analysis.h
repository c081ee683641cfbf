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

/// `best(record)` is a Result of a report of best play, `worth(score)` its score for people. Passes
/// lose nothing and are left out. When should_stop() turns true, the moves judged so far are given.
template <Game G, class Best, class Worth, class ShouldStop>
Result<std::vector<JudgedMove<typename G::Move>>> judge_moves(const GameRecord<G>& record,
                                                              Best best, Worth worth,
                                                              ShouldStop should_stop) {
    using Move = typename G::Move;
    std::vector<JudgedMove<Move>> judged;
    GameRecord<G> past(record.game(), record.start());
    std::optional<std::size_t> open;  // the move whose loss the next judgement tells
    for (std::size_t i = 0; !should_stop(); ++i) {
        double value = 0;  // for Side::One
        std::optional<Move> best_move;
        const double sign = past.to_move() == Side::One ? 1 : -1;
        if (const auto outcome = past.outcome()) {
            value = outcome->score;
        } else {
            const auto report = best(std::as_const(past));
            if (!report) return report.error();
            value = sign * worth(report->score);
            best_move = report->best();
        }
        if (open) {
            auto& move = judged[*open];
            const double kept = move.side == Side::One ? value : -value;
            if (move.played != move.best) move.loss = std::max(move.score - kept, 0.0);
        }
        open.reset();
        if (i == record.moves().size() || !best_move) return judged;
        const Move played = record.moves()[i];
        if (!forced_pass(past.game(), past.position())) {
            judged.push_back({i + 1, past.to_move(), played, *best_move, sign * value, 0});
            open = judged.size() - 1;
        }
        (void)past.play(played);
    }
    return judged;
}

}  // namespace outflank::app
