#include "app/contest_run.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "fmt/format.h"

#include "app/exit_code.h"

namespace outflank::app {

namespace {

int failed(const Error& error) {
    fmt::print(stderr, "outflank: {}\n", error.sentence);
    return Failed;
}

/// Of a match that was longer before: they count all the same, or its reports would be shorter than
/// what it keeps.
int games_beyond(int games, const std::vector<arena::PlayedGame>& finished) {
    return static_cast<int>(
        std::ranges::count_if(finished, [&](const auto& game) { return game.number > games; }));
}

void tell_of_more_than_asked_for(int played, int games) {
    fmt::print(stderr, "outflank: the match was longer before; all its {} games count, not {}\n",
               played, games);
}

}  // namespace

int ContestRun::run(arena::MatchJob job, const Words& words, const std::stop_token& stop) {
    const int games = job.games;
    auto finished = folder_ ? folder_->finished() : std::vector<arena::PlayedGame>();
    const int beyond = games_beyond(games, finished);
    if (!quiet_) show_progress(games, finished);
    job.on_finished = [this](const arena::PlayedGame& game) -> Result<Done> {
        if (progress_) progress_->add(game);
        return folder_ ? folder_->keep(game) : Done{};
    };
    arena::MatchEnd end = arena::MatchRunner(std::move(job)).run(std::move(finished), stop);
    progress_.reset();

    const int played = static_cast<int>(end.games.size());
    const arena::MatchReport report = words.report_on(std::move(end.games));
    words.tell(report);
    const Result<Done> written = folder_ ? folder_->write(report) : Done{};
    if (end.problem) return failed(*end.problem);
    if (!written) return failed(written.error());
    if (played > games && !quiet_) tell_of_more_than_asked_for(played, games);
    if (!stop.stop_requested()) return Success;
    fmt::print(stderr, "outflank: interrupted after {} of {} games{}\n", played, games + beyond,
               folder_ ? "; --resume plays the others" : "");
    return Interrupted;
}

void ContestRun::show_progress(int games, const std::vector<arena::PlayedGame>& finished) {
    const int kept = static_cast<int>(finished.size()) - games_beyond(games, finished);
    progress_.emplace(games - kept, is_tournament_);
    for (const arena::PlayedGame& game : finished) progress_->add_finished(game);
    progress_->show();
}

void ContestRun::print(const std::string& text) {
    if (progress_) progress_->clear();
    fmt::print("{}", text);
    std::fflush(stdout);
}

}  // namespace outflank::app
