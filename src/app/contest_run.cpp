#include "app/contest_run.h"

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

}  // namespace

int ContestRun::run(arena::MatchJob job, const Words& words, const std::stop_token& stop) {
    const int games = job.games;
    auto finished = folder_ ? folder_->finished(games) : std::vector<arena::PlayedGame>();
    if (!quiet_) show_progress(games, finished);
    job.on_finished = [this](const arena::PlayedGame& game) -> Result<Done> {
        if (progress_) progress_->add(game);
        return folder_ ? folder_->keep(game) : Done{};
    };
    arena::MatchEnd end = arena::MatchRunner(std::move(job)).run(std::move(finished), stop);
    progress_.reset();

    const std::size_t played = end.games.size();
    const arena::MatchReport report = words.report_on(std::move(end.games));
    words.tell(report);
    const Result<Done> written = folder_ ? folder_->write(report) : Done{};
    if (end.problem) return failed(*end.problem);
    if (!written) return failed(written.error());
    if (!stop.stop_requested()) return Success;
    fmt::print(stderr, "outflank: interrupted after {} of {} games{}\n", played, games,
               folder_ ? "; --resume plays the others" : "");
    return Interrupted;
}

void ContestRun::show_progress(int games, const std::vector<arena::PlayedGame>& finished) {
    progress_.emplace(games - static_cast<int>(finished.size()), is_tournament_);
    for (const arena::PlayedGame& game : finished) progress_->add_finished(game);
    progress_->show();
}

void ContestRun::print(const std::string& text) {
    if (progress_) progress_->clear();
    fmt::print("{}", text);
    std::fflush(stdout);
}

}  // namespace outflank::app
