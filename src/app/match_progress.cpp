#include "app/match_progress.h"

#include "fmt/format.h"

#include "arena/elo.h"
#include "arena/text_report.h"

namespace outflank::app {

MatchProgress::MatchProgress(int games, bool is_tournament)
    : to_play_(games), is_tournament_(is_tournament) {}

void MatchProgress::add(const arena::PlayedGame& game) {
    tally_.add(game);
    ++played_;
    show();
}

void MatchProgress::show() {
    std::string words = fmt::format("game {} of {}", played_, to_play_);
    if (!is_tournament_ && tally_.all().games() > 0)
        words += ": " + arena::standing(tally_.all(), arena::estimate_elo(tally_));
    if (played_ > 0) words += ", " + left_.words(static_cast<double>(played_) / to_play_);
    line_.show(words);
}

}  // namespace outflank::app
