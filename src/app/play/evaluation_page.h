/// What a hand-made evaluation sees in a position, term by term, as a page to read.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "fmt/format.h"

#include "app/play/page.h"
#include "core/result.h"
#include "engine/shown_score.h"
#include "play/record.h"
#include "roster/evaluations.h"

namespace outflank::app {

/// By the evaluation's name; empty: the one with most terms. The error names those that fit.
template <Game G>
Result<Page> evaluation_page(const GameRecord<G>& record, std::string_view name) {
    constexpr bool is_othello = std::same_as<typename G::Move, othello::Move>;
    if (record.is_over()) return Error{"the game is over: its result is its value"};
    if (name.empty()) name = is_othello ? "features" : "king-distance";
    const auto describe = [&](const auto& evaluation) -> Result<Page> {
        const auto mover = record.game().side_name(record.to_move());
        Page page{fmt::format("{}, for {}", name, mover), {}};
        const auto worths = evaluation.terms(record.game(), record.position());
        for (std::size_t i = 0; i < worths.size(); ++i) {
            page.lines.push_back(fmt::format("{:<20} {:>+8.2f}", evaluation.TermNames[i],
                                             engine::shown_score<G>(worths[i])));
        }
        const Score value = evaluation.evaluate(record.game(), record.position());
        page.lines.push_back(fmt::format("{:<20} {:>+8.2f} {}", "together",
                                         engine::shown_score<G>(value),
                                         is_othello ? "discs" : "of a win"));
        return page;
    };
    return roster::with_evaluation(record.game(), name, describe);
}

}  // namespace outflank::app
