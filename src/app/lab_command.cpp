#include "app/lab_command.h"

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "app/command_line.h"
#include "app/contest_run.h"
#include "app/interrupt_stop.h"
#include "app/match_folder.h"
#include "app/match_options.h"
#include "app/match_parts.h"
#include "arena/json_report.h"
#include "arena/lab_report.h"
#include "arena/match_report.h"

namespace outflank::app {

namespace {

using arena::PlayedGame;
using othello::Othello;

constexpr Othello Board(8);

/// From the start once each, or from so many openings with both colours.
class Lab {
  public:
    /// Blocks until all is played or somebody interrupts. Gives the exit code, or the sentence for
    /// a bad command line.
    static Result<int> run(const LabOptions& options) {
        const auto question = parse_match_options(as_match(options));
        if (!question) return question.error();
        auto experiments = experiments_for(options);
        if (!experiments) return experiments.error();
        const arena::Field field = arena::field_of(*experiments);
        auto specs = parse_players(Board, field.players, {}, options.quiet, {});
        if (!specs) return specs.error();
        auto openings = openings_for(options, question->seed);
        if (!openings) return openings.error();
        arena::MatchSetup<Othello> setup{
            Board, field, *std::move(specs), std::move(openings->openings), {}, question->seed};
        const InterruptStop interrupt;  // before there is a folder that could be left half made
        auto folder = MatchFolder::open_if_named(
            options.out, arena::plan_of(setup, openings->described), options.resume);
        if (!folder) return folder.error();
        return Lab(options, *question, *std::move(experiments), std::move(setup),
                   *std::move(folder))
            .play(interrupt.token());
    }

  private:
    Lab(const LabOptions& options, const MatchQuestion& question,
        std::vector<arena::Experiment> experiments, arena::MatchSetup<Othello> setup,
        std::optional<MatchFolder> folder)
        : options_(options),
          question_(question),
          experiments_(std::move(experiments)),
          setup_(std::move(setup)),
          run_(std::move(folder), true, options.quiet) {}

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

    [[nodiscard]] bool is_once() const { return options_.games.empty(); }
    [[nodiscard]] int games() const {
        const int experiments = static_cast<int>(experiments_.size());
        return is_once() ? experiments : 2 * question_.games * experiments;
    }

    int play(const std::stop_token& stop) {
        ContestRun::Words words;
        words.report_on = [this](std::vector<PlayedGame> games) {
            return arena::report_on(setup_, "The experiments of CS 510", true, std::move(games));
        };
        words.tell = [this](const arena::MatchReport& report) { tell({experiments_, report}); };
        return run_.run(job(), words, stop);
    }

    arena::MatchJob job() {
        arena::MatchJob job;
        job.games = games();
        // Players that think by the clock want the machine for themselves.
        job.concurrency = is_once() ? 1 : question_.concurrency;
        job.play = [this](int number, const std::stop_token& stop) {
            return play_game(number, stop);
        };
        job.on_next = [this](const PlayedGame& game) {
            if (options_.json) run_.print(arena::as_json(game, arena::side_names(Board)));
            if (!options_.json && is_once())
                run_.print(told(experiments_[static_cast<std::size_t>(game.pairing)], game));
            return true;
        };
        return job;
    }

    /// Played once, an experiment is the game of its fixture in which the first player begins.
    [[nodiscard]] std::optional<PlayedGame> play_game(int number,
                                                      const std::stop_token& stop) const {
        arena::Fixture fixture = arena::fixture(setup_.field, is_once() ? 2 * number - 1 : number);
        fixture.number = arena::number_among_all(experiments_[fixture.pairing], fixture);
        auto game = arena::play_game(setup_, fixture, stop);
        if (game) game->number = number;
        return game;
    }

    void tell(const arena::LabReport& report) {
        if (options_.json) {
            run_.print(experiments_as_json(report));
        } else {
            run_.print(is_once() ? told_once(report) : told_from_openings(report));
        }
    }

    const LabOptions& options_;
    MatchQuestion question_;
    std::vector<arena::Experiment> experiments_;
    arena::MatchSetup<Othello> setup_;
    ContestRun run_;
};

}  // namespace

Result<int> run_lab(const LabOptions& options) {
    if (options.lab != "cs510")
        return Error{"lab expects the name of an experiment, cs510, not " +
                     text::shown(options.lab)};
    return Lab::run(options);
}

void declare_lab(CommandLine& command, LabOptions& options) {
    command.add_option("LAB", options.lab, "cs510: eight published games of teaching agents")
        .required();
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
        "  outflank lab cs510                       the games beside what was published\n"
        "  outflank lab cs510 --only ab             two; d, g and h think by the clock\n"
        "  outflank lab cs510 --games 20 --out lab  who is better: lab/report.html\n"
        "  outflank lab cs510 --games 20 --out lab --resume\n"
        "One game proves little: --games says which published winners hold up, with the\n"
        "error.");
}

}  // namespace outflank::app
