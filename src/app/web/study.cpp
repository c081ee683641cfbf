#include "app/web/study.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "analysis/analyze.h"
#include "analysis/judges.h"
#include "app/web/pool.h"
#include "core/duration.h"
#include "engine/shown_score.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

using analysis::Judge;

/// Judges wait here for the next question, because their memory is costly to have; what is in it
/// they have forgotten by then.
struct Study::Judges {
    static constexpr std::size_t MostWaiting = 4;

    Pool<Judge<othello::Othello>> othello{MostWaiting};
    Pool<Judge<tafl::Tafl>> tafl{MostWaiting};

    Pool<Judge<othello::Othello>>& of(const othello::Othello& /*game*/) { return othello; }
    Pool<Judge<tafl::Tafl>>& of(const tafl::Tafl& /*game*/) { return tafl; }
};

namespace {

constexpr int FirstRound = 4;
constexpr int RoundStep = 2;

/// Hundredths are finer than any judgement.
double rounded(double score) { return std::round(score * 100) / 100 + 0.0; }

template <Game G>
Json report_json(const G& game, const SearchReport<typename G::Move>& report) {
    return {{"move", report.line.empty() ? Json(nullptr) : Json(game.format(report.best()))},
            {"score", rounded(engine::shown_score<G>(report.score))},
            {"depth", report.depth},
            {"selectivity", report.selectivity},
            {"exact", report.is_exact},
            {"line", move_texts(game, report.line)},
            {"nodes", report.nodes}};
}

template <Game G>
Json round_json(const GameRecord<G>& record, int level,
                const std::vector<SearchReport<typename G::Move>>& hints) {
    Json moves = Json::array();
    for (const auto& hint : hints) moves.push_back(report_json(record.game(), hint));
    return {{"record", record.format()}, {"level", level}, {"done", false}, {"moves", moves}};
}

/// Rounds that look further and further, the last of which is done.
template <Game G>
class Deepening {
  public:
    Deepening(Judge<G>& judge, const GameRecord<G>& record, const HintQuestion& question,
              Duration most_time)
        : judge_(judge),
          record_(record),
          goal_(question.level),
          count_(question.count.value_or(record.game().count_moves(record.position()))) {
        const auto usual = analysis::effort_of_level(record.game(), goal_).time;
        end_ = Clock::now() + std::min(usual.value_or(most_time), most_time);
    }

    void run(const std::stop_token& stop, const OnAnswer& on_round) {
        for (int level = std::min(FirstRound, goal_);; level = std::min(level + RoundStep, goal_)) {
            const bool is_done = play_round(level, stop);
            if (stop.stop_requested()) return;
            round_["done"] = is_done;
            on_round(round_);
            if (is_done) return;
        }
    }

  private:
    /// Whether there is nothing more to find. What the time cut short is worth less than the round
    /// before it.
    bool play_round(int level, const std::stop_token& stop) {
        const analysis::Effort effort{level, std::max(end_ - Clock::now(), Duration{})};
        const auto hints = judge_.hints(record_, count_, effort, stop);
        const bool is_late = Clock::now() >= end_;
        if (!is_late || round_.is_null()) round_ = round_json(record_, level, hints);
        const bool is_solved =
            std::all_of(hints.begin(), hints.end(), [](const auto& hint) { return hint.is_exact; });
        return is_late || is_solved || level == goal_;
    }

    Judge<G>& judge_;
    const GameRecord<G>& record_;
    int goal_;
    std::size_t count_;
    Clock::time_point end_;
    Json round_;
};

Json judged_json(const analysis::MoveAnalysis& move) {
    Json reasons = Json::array();
    for (const auto& reason : move.reasons) {
        reasons.push_back({{"fault", analysis::name(reason.fault)},
                           {"evidence", reason.evidence},
                           {"sentence", reason.sentence}});
    }
    const bool has_label = move.label != analysis::Label::None;
    return {{"ply", move.number},
            {"side", index(move.side)},
            {"move", move.move},
            {"score", rounded(move.best_score)},
            {"played", rounded(move.played_score)},
            {"loss", rounded(move.loss)},
            {"best", move.best},
            {"line", move.best_line},
            {"depth", move.depth},
            {"selectivity", move.selectivity},
            {"exact", move.is_exact},
            {"label", has_label ? analysis::name(move.label) : "none"},
            {"reasons", std::move(reasons)}};
}

Json totals_json(const analysis::SideTotals& totals) {
    return {{"moves", totals.moves},
            {"loss", rounded(totals.loss)},
            {"mean_loss", rounded(totals.mean_loss())},
            {"inaccuracies", totals.count(analysis::Label::Inaccuracy)},
            {"mistakes", totals.count(analysis::Label::Mistake)},
            {"blunders", totals.count(analysis::Label::Blunder)}};
}

Json whole_json(const analysis::GameAnalysis& game) {
    const auto or_null = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json moves = Json::array();
    for (const auto& move : game.moves) moves.push_back(judged_json(move));
    return {{"complete", game.is_complete()},
            {"decided", or_null(game.decided_after())},
            {"exact_from", or_null(game.exact_from())},
            {"sides", {totals_json(game.totals(Side::One)), totals_json(game.totals(Side::Two))}},
            {"moves", std::move(moves)}};
}

}  // namespace

Study::Study(const Allowance& allowance)
    : allowance_(allowance), judges_(std::make_unique<Judges>()) {}
Study::~Study() = default;

Result<Done> Study::check(const HintQuestion& question) const {
    const bool is_over =
        std::visit([](const auto& record) { return record.is_over(); }, question.record);
    if (is_over) return Error{"the game is over, so there is no move to hint at"};
    return Done{};
}

Result<Done> Study::check(const AnalysisQuestion& question) const {
    const bool is_empty =
        std::visit([](const auto& record) { return record.moves().empty(); }, question.record);
    if (is_empty) return Error{"the record has no move to analyse"};
    return Done{};
}

/// `use(judge, record)` with a judge of the record's game.
template <class Use>
Result<Done> Study::with_judge(const AnyRecord& any, const Use& use) {
    return std::visit(
        [&](const auto& record) -> Result<Done> {
            const auto& game = record.game();
            using OurJudge = Judge<std::decay_t<decltype(game)>>;
            auto& pool = judges_->of(game);
            auto judge = pool.borrow(game.name(), [&]() -> Result<std::unique_ptr<OurJudge>> {
                auto made =
                    analysis::make_judge(game, {.hash_megabytes = allowance_.hash_megabytes});
                if (!made) return made.error();
                return std::make_unique<OurJudge>(*std::move(made));
            });
            if (!judge) return judge.error();
            use(**judge, record);
            // What it knows of deeper searches would change the answer to the next question.
            (*judge)->forget();
            pool.give_back(game.name(), *std::move(judge));
            return Done{};
        },
        any);
}

Result<Done> Study::hint(const HintQuestion& question, const std::stop_token& stop,
                         const OnAnswer& on_round) {
    return with_judge(question.record, [&](auto& judge, const auto& record) {
        Deepening(judge, record, question, allowance_.time).run(stop, on_round);
    });
}

Result<Json> Study::analyze(const AnalysisQuestion& question, const std::stop_token& stop,
                            const OnAnswer& on_move) {
    Json whole;
    const auto done = with_judge(question.record, [&](auto& judge, const auto& record) {
        auto effort = analysis::effort_of_level(record.game(), question.level);
        effort.time = std::min(effort.time.value_or(allowance_.time), allowance_.time);
        const auto tell = [&](const analysis::Progress& progress) {
            if (progress.move) on_move(judged_json(*progress.move));
        };
        whole = whole_json(analysis::analyze(judge, record, effort, stop, tell));
    });
    if (!done) return done.error();
    return whole;
}

Result<Json> Study::solve(const AnyRecord& any, const std::stop_token& stop) {
    constexpr int EveryPly = 60;
    Json solution;
    const auto done = with_judge(any, [&](auto& judge, const auto& record) {
        const auto report = judge.best(record, {EveryPly, allowance_.time}, stop);
        solution = report_json(record.game(), report);
        solution["seconds"] = in_seconds(report.time);
    });
    if (!done) return done.error();
    return solution;
}

}  // namespace outflank::app::web
