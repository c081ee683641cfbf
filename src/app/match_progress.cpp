#include "app/match_progress.h"

#include "fmt/format.h"

#include "arena/elo.h"
#include "arena/text_report.h"
#include "core/duration.h"

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
    line_.show(words + time_left());
}

std::string MatchProgress::time_left() const {
    if (played_ == 0) return "";
    const double a_game = in_seconds(Clock::now() - begin_) / played_;
    return ", " + span_words(a_game * (to_play_ - played_)) + " left";
}

std::string span_words(double seconds) {
    const auto whole = static_cast<long long>(seconds + 0.5);
    if (whole < 60) return fmt::format("{}s", whole);
    if (whole < 3600) return fmt::format("{}m {:02}s", whole / 60, whole % 60);
    return fmt::format("{}h {:02}m", whole / 3600, whole / 60 % 60);
}

}  // namespace outflank::app
