#include "app/match_session.h"

#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "fmt/format.h"

#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/match_folder.h"
#include "app/match_parts.h"
#include "app/match_progress.h"
#include "arena/json_report.h"
#include "arena/match_game.h"
#include "arena/match_report.h"
#include "arena/match_runner.h"
#include "arena/plan.h"
#include "arena/report.h"
#include "arena/text_report.h"

namespace outflank::app {

namespace {

template <Game G>
class MatchSession {
  public:
    static Result<int> run(const G& game, const Contest& contest, const MatchOptions& options) {
        const auto question = parse_match_options(options);
        if (!question) return question.error();
        if (contest.is_tournament && question->games % 2 != 0)
            return Error{"--games expects an even number here: each opening is played twice"};
        auto specs = parse_players(game, contest.field.players);
        if (!specs) return specs.error();
        auto choice = choose_openings(game, options.openings, question->seed);
        if (!choice) return choice.error();
        arena::MatchSetup<G> setup{
            game,          contest.field, *std::move(specs), std::move(choice->openings),
            question->law, question->seed};
        std::optional<MatchFolder> folder;
        if (!options.out.empty()) {
            auto opened =
                MatchFolder::open(options.out, plan_of(setup, choice->described), options.resume);
            if (!opened) return opened.error();
            folder = *std::move(opened);
        }
        return MatchSession(options, *question, contest, std::move(setup), std::move(folder))
            .play();
    }

  private:
    MatchSession(const MatchOptions& options, const MatchQuestion& question, const Contest& contest,
                 arena::MatchSetup<G> setup, std::optional<MatchFolder> folder)
        : options_(options),
          question_(question),
          contest_(contest),
          setup_(std::move(setup)),
          folder_(std::move(folder)) {}

    [[nodiscard]] int games() const {
        return question_.games * static_cast<int>(setup_.field.pairings.size());
    }

    Result<int> play() {
        const InterruptStop interrupt;
        auto finished = folder_ ? folder_->finished(games()) : std::vector<arena::PlayedGame>();
        if (!options_.quiet)
            progress_.emplace(games() - static_cast<int>(finished.size()), contest_.is_tournament);
        if (progress_) {
            for (const auto& game : finished) progress_->add_finished(game);
            progress_->show();
        }
        arena::MatchEnd end = arena::MatchRunner(job()).run(std::move(finished), interrupt.token());
        progress_.reset();
        const std::size_t played = end.games.size();
        const auto written = tell(arena::report_on(setup_, contest_.title, contest_.is_tournament,
                                                   std::move(end.games), question_.sprt));
        if (end.problem) return failed(*end.problem);
        if (!written) return failed(written.error());
        if (!interrupt.token().stop_requested()) return Success;
        fmt::print(stderr, "outflank: interrupted after {} of {} games{}\n", played, games(),
                   folder_ ? "; --resume plays the others" : "");
        return Interrupted;
    }

    static int failed(const Error& error) {
        fmt::print(stderr, "outflank: {}\n", error.sentence);
        return Failed;
    }

    arena::MatchJob job() {
        arena::MatchJob job;
        job.games = games();
        job.concurrency = question_.concurrency;
        job.play = [this](int number, const std::stop_token& stop) {
            return arena::play_game(setup_, number, stop);
        };
        job.on_finished = [this](const arena::PlayedGame& game) -> Result<Done> {
            if (progress_) progress_->add(game);
            return folder_ ? folder_->keep(game) : Done{};
        };
        job.on_next = [this](const arena::PlayedGame& game) {
            if (options_.json) print(arena::as_json(game, arena::side_names(setup_.game)));
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

    Result<Done> tell(const arena::MatchReport& report) {
        print(options_.json ? arena::summary_as_json(report) : arena::as_text(report));
        return folder_ ? folder_->write(report) : Done{};
    }

    void print(const std::string& text) {
        if (progress_) progress_->clear();
        fmt::print("{}", text);
        std::fflush(stdout);
    }

    const MatchOptions& options_;
    MatchQuestion question_;
    const Contest& contest_;
    arena::MatchSetup<G> setup_;
    std::optional<MatchFolder> folder_;
    std::optional<MatchProgress> progress_;
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
