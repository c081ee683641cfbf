/// ContestRun: the games of a match, a tournament or a lab as a command plays them. Each is kept
/// when it ends, a line shows how far they are, and a wish to stop ends them cleanly.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "app/match_folder.h"
#include "app/match_progress.h"
#include "arena/match_runner.h"
#include "arena/report.h"

namespace outflank::app {

class ContestRun {
  public:
    /// How the games are counted, and how their report is told to whoever waits for it.
    struct Words {
        std::function<arena::MatchReport(std::vector<arena::PlayedGame>)> report_on;
        std::function<void(const arena::MatchReport&)> tell;
    };

    ContestRun(std::optional<MatchFolder> folder, bool is_tournament, bool quiet)
        : folder_(std::move(folder)), is_tournament_(is_tournament), quiet_(quiet) {}

    /// Plays what the folder does not hold yet, tells the report on all it holds then and writes it
    /// into the folder; the job's on_finished is set here. Blocks until all is played or a stop is
    /// requested. Gives the exit code.
    int run(arena::MatchJob job, const Words& words, const std::stop_token& stop);

    /// Something lasting on stdout.
    void print(const std::string& text);

  private:
    void show_progress(int games, const std::vector<arena::PlayedGame>& finished);

    std::optional<MatchFolder> folder_;
    bool is_tournament_;
    bool quiet_;
    std::optional<MatchProgress> progress_;
};

}  // namespace outflank::app
