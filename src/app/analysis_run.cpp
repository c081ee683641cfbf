#include "app/analysis_run.h"

#include <utility>
#include <variant>

#include "fmt/format.h"

#include "analysis/analyze.h"
#include "analysis/judges.h"
#include "app/progress_line.h"
#include "app/time_left.h"

namespace outflank::app {

namespace {

/// How far a run has come, on one line.
class RunProgress {
  public:
    explicit RunProgress(std::size_t games) : games_(games) {}

    void begin_game(std::size_t positions) {
        positions_ = positions;
        judged_ = 0;
    }
    void end_game() {
        ++done_;
        line_.clear();
    }

    void judged(const analysis::Progress& progress) {
        ++judged_;
        if (!time_.is_time_to_show()) return;
        const double in_game = static_cast<double>(judged_) / static_cast<double>(positions_);
        const double share = (static_cast<double>(done_) + in_game) / static_cast<double>(games_);
        const std::string which =
            games_ == 1 ? "" : fmt::format("game {} of {}, ", done_ + 1, games_);
        line_.show(fmt::format("{}back to move {} of {}, {:.0f} %, {}", which, progress.moves_made,
                               positions_ - 1, 100 * share, time_.words(share)));
    }

  private:
    std::size_t games_;
    std::size_t done_ = 0;
    std::size_t positions_ = 1;
    std::size_t judged_ = 0;
    ProgressLine line_;
    TimeLeft time_{0};
};

template <Game G>
Result<analysis::GameAnalysis> analyze_record(analysis::Judges& judges, const GameRecord<G>& record,
                                              int level, const std::stop_token& stop,
                                              RunProgress& progress) {
    const auto judge = judges.judge_of(record.game());
    if (!judge) return judge.error();
    progress.begin_game(record.moves().size() + 1);
    auto found =
        analysis::analyze(**judge, record, analysis::effort_of_level(record.game(), level), stop,
                          [&](const analysis::Progress& each) { progress.judged(each); });
    progress.end_game();
    return found;
}

}  // namespace

std::string title_of(const AnalysedGame& game) {
    const auto& [one, two] = game.players;
    std::string title = one.empty() && two.empty() ? fmt::format("Game {}", game.number)
                                                   : fmt::format("{} v {}", one.empty() ? "?" : one,
                                                                 two.empty() ? "?" : two);
    return game.occasion.empty() ? title : title + " (" + game.occasion + ")";
}

Result<Done> analyze_games(const std::vector<SourcedGame>& games, const AnalysisPlan& plan,
                           const std::stop_token& stop,
                           const std::function<void(AnalysedGame)>& on_game) {
    if (plan.only && *plan.only > games.size())
        return Error{
            fmt::format("there is no game {}; the last one is {}", *plan.only, games.size())};
    const std::size_t first = plan.only ? *plan.only - 1 : 0;
    const std::size_t end = plan.only ? *plan.only : games.size();
    analysis::Judges judges(plan.engine);
    RunProgress progress(end - first);
    for (std::size_t i = first; i < end && !stop.stop_requested(); ++i) {
        auto found = std::visit(
            [&](const auto& record) {
                return analyze_record(judges, record, plan.level, stop, progress);
            },
            games[i].record);
        if (!found) return found.error();
        on_game({i + 1, games[i].players, games[i].occasion, plan.level, *std::move(found)});
    }
    return Done{};
}

}  // namespace outflank::app
