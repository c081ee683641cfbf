#include "app/lab_command.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "fmt/format.h"

#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/match_folder.h"
#include "app/match_options.h"
#include "app/match_parts.h"
#include "app/match_progress.h"
#include "arena/json_report.h"
#include "arena/lab_report.h"
#include "arena/match_report.h"
#include "arena/match_runner.h"

namespace outflank::app {

namespace {

using arena::PlayedGame;
using othello::Othello;

constexpr Othello Board(8);

/// From the start once each, or from so many openings with both colours.
class Lab {
  public:
    static Result<Lab> open(const LabOptions& options) {
        const auto question = parse_match_options(as_match(options));
        if (!question) return question.error();
        auto experiments = experiments_for(options);
        if (!experiments) return experiments.error();
        const arena::Field field = arena::field_of(*experiments);
        auto specs = parse_players(Board, field.players);
        if (!specs) return specs.error();
        auto openings = openings_for(options, question->seed);
        if (!openings) return openings.error();
        Lab lab(
            options, *question, *std::move(experiments),
            {Board, field, *std::move(specs), std::move(openings->openings), {}, question->seed});
        if (options.out.empty()) return lab;
        auto folder = MatchFolder::open(
            options.out, arena::plan_of(lab.setup_, openings->described), options.resume);
        if (!folder) return folder.error();
        lab.folder_ = *std::move(folder);
        return lab;
    }

    /// Blocks until all is played or somebody interrupts. Gives the exit code.
    int run() {
        const InterruptStop interrupt;
        const auto finished = folder_ ? folder_->finished(games()) : std::vector<PlayedGame>();
        if (!options_.quiet)
            progress_ =
                std::make_unique<MatchProgress>(games() - static_cast<int>(finished.size()), true);
        arena::MatchEnd end = arena::MatchRunner(job()).run(finished, interrupt.token());
        progress_.reset();
        const auto written =
            tell({experiments_, arena::report_on(setup_, "The experiments of CS 510", true,
                                                 std::move(end.games))});
        if (end.problem) return failed(*end.problem);
        if (!written) return failed(written.error());
        return interrupt.token().stop_requested() ? Interrupted : Success;
    }

  private:
    Lab(LabOptions options, const MatchQuestion& question,
        std::vector<arena::Experiment> experiments, arena::MatchSetup<Othello> setup)
        : options_(std::move(options)),
          question_(question),
          experiments_(std::move(experiments)),
          setup_(std::move(setup)) {}

    /// The options that a lab shares with a match mean the same.
    static MatchOptions as_match(const LabOptions& options) {
        MatchOptions match;
        match.games = options.games;
        match.concurrency = options.concurrency;
        match.seed = options.seed;
        match.out = options.out;
        match.resume = options.resume;
        return match;
    }

    static Result<std::vector<arena::Experiment>> experiments_for(const LabOptions& options) {
        if (!options.only.empty()) return arena::choose_experiments("--only", options.only);
        return std::vector(arena::Cs510.begin(), arena::Cs510.end());
    }

    static Result<OpeningChoice<Othello>> openings_for(const LabOptions& options,
                                                       std::uint64_t seed) {
        if (!options.games.empty()) return choose_openings(Board, "", seed);
        const auto start = [](std::size_t) { return GameRecord<Othello>(Board); };
        return OpeningChoice<Othello>{start, "the start, the first player as Black"};
    }

    static int failed(const Error& error) {
        fmt::print(stderr, "outflank: {}\n", error.sentence);
        return Failed;
    }

    [[nodiscard]] bool is_once() const { return options_.games.empty(); }
    [[nodiscard]] int games() const {
        const int experiments = static_cast<int>(experiments_.size());
        return is_once() ? experiments : 2 * question_.games * experiments;
    }

    arena::MatchJob job() {
        arena::MatchJob job;
        job.games = games();
        // Players that think by the clock want the machine for themselves.
        job.concurrency = is_once() ? 1 : question_.concurrency;
        job.play = [this](int number, const std::stop_token& stop) { return play(number, stop); };
        job.on_finished = [this](const PlayedGame& game) -> Result<Done> {
            if (progress_) progress_->add(game);
            return folder_ ? folder_->keep(game) : Done{};
        };
        job.on_next = [this](const PlayedGame& game) {
            if (options_.json) print(arena::as_json(game, arena::side_names(Board)));
            if (!options_.json && is_once())
                print(told(experiments_[static_cast<std::size_t>(game.pairing)], game));
            return true;
        };
        return job;
    }

    /// Played once, an experiment is the game of its fixture in which the first player begins.
    std::optional<PlayedGame> play(int number, const std::stop_token& stop) const {
        auto game = arena::play_game(setup_, is_once() ? 2 * number - 1 : number, stop);
        if (game) game->number = number;
        return game;
    }

    Result<Done> tell(const arena::LabReport& report) {
        if (options_.json) {
            print(experiments_as_json(report));
        } else {
            print(is_once() ? told_once(report) : told_from_openings(report));
        }
        return folder_ ? folder_->write(report.match) : Done{};
    }

    void print(const std::string& text) {
        if (progress_) progress_->clear();
        fmt::print("{}", text);
        std::fflush(stdout);
    }

    LabOptions options_;
    MatchQuestion question_;
    std::vector<arena::Experiment> experiments_;
    arena::MatchSetup<Othello> setup_;
    std::optional<MatchFolder> folder_;
    std::unique_ptr<MatchProgress> progress_;
};

}  // namespace

Result<int> run_lab(const LabOptions& options) {
    if (options.lab != "cs510")
        return Error{"lab expects the name of an experiment, cs510, not " +
                     text::shown(options.lab)};
    auto lab = Lab::open(options);
    if (!lab) return lab.error();
    return lab->run();
}

void declare_lab(CLI::App& command, LabOptions& options) {
    command.add_option("LAB", options.lab, "cs510: eight published games of teaching agents")
        ->required();
    command.add_option("--only", options.only, "these experiments by letter, abf (default: all)");
    command.add_option("--games", options.games,
                       "from so many balanced openings, both colours (default: once, from the "
                       "start)");
    command.add_option("--concurrency", options.concurrency,
                       "games at a time with --games (default: one a core)");
    command.add_option("--seed", options.seed, "of openings and of players' lots (default: 1)");
    command.add_option("--out", options.out,
                       "a folder for results.sqlite, games.jsonl, report.txt and report.html");
    command.add_flag("--resume", options.resume, "go on with the games in --out");
    command.add_flag("--json", options.json, "one JSON object a game, then one an experiment");
    command.add_flag("--quiet", options.quiet, "no progress line");
    command.footer(
        "Examples:\n"
        "  outflank lab cs510                        the eight games, beside what was published\n"
        "  outflank lab cs510 --only ab              two of them; d, g and h think by the clock\n"
        "  outflank lab cs510 --games 20 --out lab   who is really better; lab/report.html shows "
        "it\n"
        "  outflank lab cs510 --games 20 --out lab --resume\n"
        "One game proves little: --games says which published winners hold up, with the error.");
}

}  // namespace outflank::app
