#include "app/match_session.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "fmt/format.h"

#include "app/contest_run.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/match_folder.h"
#include "app/match_parts.h"
#include "arena/json_report.h"
#include "arena/match_game.h"
#include "arena/match_report.h"
#include "arena/match_runner.h"
#include "arena/plan.h"
#include "arena/report.h"
#include "arena/text_report.h"

namespace outflank::app {

namespace {

/// Reports call players what people do. Where two are called the same they stay as they were asked
/// for, and where that is the same, too, they are numbered, or nobody could tell who played.
Contest with_names(Contest contest, const std::vector<roster::PlayerSpec>& specs) {
    auto& players = contest.field.players;
    std::vector<std::string> names;
    names.reserve(specs.size());
    for (std::size_t i = 0; i < specs.size(); ++i) names.push_back(specs[i].called(players[i]));
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (std::count(names.begin(), names.end(), names[i]) == 1) players[i] = names[i];
    }
    players = arena::told_apart(std::move(players));
    if (!contest.is_tournament) contest.title = players[0] + " v " + players[1];
    return contest;
}

template <Game G>
class MatchSession {
  public:
    static Result<int> run(const G& game, const Contest& asked_for, const MatchOptions& options) {
        const auto question = parse_match_options(options);
        if (!question) return question.error();
        if (question->games % 2 != 0)
            return Error{"--games expects an even number: each opening is played twice"};
        // From here on external engines run, which must not be left behind.
        const InterruptStop interrupt;
        auto specs = parse_players(game, asked_for.field.players, options.player_openings,
                                   options.quiet, interrupt.token());
        if (interrupt.token().stop_requested()) return interrupted_early();
        if (!specs) return specs.error();
        auto choice = options.xot ? choose_xot(game, question->seed)
                                  : choose_openings(game, options.openings, question->seed);
        if (!choice) return choice.error();
        const Contest contest = with_names(asked_for, *specs);
        arena::MatchSetup<G> setup{
            game,          contest.field, *std::move(specs), std::move(choice->openings),
            question->law, question->seed};
        auto folder = MatchFolder::open_if_named(
            options.out, arena::plan_of(setup, choice->described), options.resume);
        if (!folder) return folder.error();
        return MatchSession(options, *question, contest, std::move(setup), *std::move(folder))
            .play(interrupt.token());
    }

  private:
    MatchSession(const MatchOptions& options, const MatchQuestion& question, const Contest& contest,
                 arena::MatchSetup<G> setup, std::optional<MatchFolder> folder)
        : options_(options),
          question_(question),
          contest_(contest),
          setup_(std::move(setup)),
          run_(std::move(folder), contest.is_tournament, options.quiet) {}

    static int interrupted_early() {
        fmt::print(stderr, "outflank: interrupted before the first game\n");
        return Interrupted;
    }

    int play(const std::stop_token& stop) {
        ContestRun::Words words;
        words.report_on = [this](std::vector<arena::PlayedGame> games) {
            return arena::report_on(setup_, contest_.title, contest_.is_tournament,
                                    std::move(games), question_.sprt);
        };
        words.tell = [this](const arena::MatchReport& report) {
            run_.print(options_.json ? arena::summary_as_json(report) : arena::as_text(report));
        };
        return run_.run(job(), words, stop);
    }

    arena::MatchJob job() {
        arena::MatchJob job;
        job.games = question_.games * static_cast<int>(setup_.field.pairings.size());
        job.concurrency = question_.concurrency;
        job.play = [this](int number, const std::stop_token& stop) {
            return arena::play_game(setup_, number, stop);
        };
        job.on_next = [this](const arena::PlayedGame& game) {
            if (options_.json) run_.print(arena::as_json(game, arena::side_names(setup_.game)));
            return !is_settled_by(game);
        };
        return job;
    }

    /// Whether the SPRT knows enough with this game.
    bool is_settled_by(const arena::PlayedGame& game) {
        if (!question_.sprt) return false;
        in_order_.add(game);
        const double ratio = log_likelihood_ratio(in_order_.pairs(), *question_.sprt);
        return arena::state_at(ratio) != arena::SprtState::Open;
    }

    const MatchOptions& options_;
    MatchQuestion question_;
    Contest contest_;
    arena::MatchSetup<G> setup_;
    ContestRun run_;
    arena::Tally in_order_;  // what the SPRT has seen
};

}  // namespace

Result<int> run_contest(const AnyGame& any_game, const Contest& contest,
                        const MatchOptions& options) {
    return std::visit(
        [&]<Game G>(const G& game) { return MatchSession<G>::run(game, contest, options); },
        any_game);
}

}  // namespace outflank::app
