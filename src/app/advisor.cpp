#include "app/advisor.h"

#include <algorithm>

#include "engine/generic_searcher.h"
#include "engine/ply_level.h"
#include "games/othello/position8.h"
#include "play/book_moves.h"
#include "roster/engine_player.h"
#include "roster/search_player.h"

namespace outflank::app {

namespace {

/// On other boards a level is so many plies, which may be out of reach.
constexpr auto UsualTime = std::chrono::seconds(2);
constexpr int FirstRound = 4;
constexpr int RoundStep = 2;

}  // namespace

Result<Advisor> Advisor::make(const EngineOptions& typed, const OpeningOptions& openings) {
    const auto options = parse_engine_options(typed);
    if (!options) return options.error();
    auto engine = make_engine(*options);
    if (!engine) return engine.error();
    auto knowledge = OpeningKnowledge::read(openings);
    if (!knowledge) return knowledge.error();
    return Advisor(*std::move(engine), options->threads, *std::move(knowledge));
}

engine::Report Advisor::choose(const Record& record, std::optional<int> level,
                               Conditions<Move> conditions) {
    engine::Report found;
    conditions.on_report = [&](const engine::Report& report) { found = report; };
    const bool has_law = conditions.move_time || conditions.clock;
    if (!engine::has_own_engine(record.game()) && !has_law) conditions.move_time = UsualTime;
    const auto choice = player_for(record.game(), level).choose(record, conditions);
    const Move move = choice->move.value();  // our own players always find one
    if (found.line.empty() || found.best() != move) found.line = {move};
    found.nodes = choice->explored;
    return found;
}

std::vector<engine::Report> Advisor::book_hints(const Record& record, std::size_t count) const {
    std::vector<engine::Report> hints;
    if (!engine::has_own_engine(record.game())) return hints;
    const auto position = narrowed(record.position());
    for (const auto& known : play::book_moves(openings_.book, position)) {
        if (hints.size() == count) break;
        hints.push_back(play::report_of(openings_.book, position, known));
    }
    return hints;
}

std::unique_ptr<Player<othello::Othello>> Advisor::player8(std::optional<int> level) const {
    roster::EngineHabits habits;
    habits.level = level;
    return openings_.given_to(std::make_unique<roster::EnginePlayer>("outflank", habits, engine_),
                              level);
}

Player<othello::Othello>& Advisor::player_for(const othello::Othello& game,
                                              std::optional<int> level) {
    if (player_ && size_ == game.size() && level_ == level) return *player_;
    size_ = game.size();
    level_ = level;
    if (engine::has_own_engine(game)) {
        player_ = player8(level);
    } else {
        roster::EngineHabits habits;
        habits.level = level;
        habits.threads = threads_;
        player_ =
            std::make_unique<roster::SearchPlayer<othello::Othello>>("outflank", game, habits);
    }
    return *player_;
}

void Advisor::hint(const Record& record, int level, std::size_t count, const std::stop_token& stop,
                   const OnHints& on_hints) {
    for (int round = std::min(FirstRound, level);; round = std::min(round + RoundStep, level)) {
        const auto hints = judge_for(record.game()).hints(record, count, {round, {}}, stop);
        if (stop.stop_requested()) return;
        on_hints(hints);
        const bool is_solved =
            std::all_of(hints.begin(), hints.end(), [](const auto& hint) { return hint.is_exact; });
        if (round == level || is_solved) return;
    }
}

void Advisor::analyze(const Record& record, int level, const std::stop_token& stop,
                      const analysis::OnProgress& on_progress) {
    const auto effort = analysis::effort_of_level(record.game(), level);
    (void)analysis::analyze(judge_for(record.game()), record, effort, stop, on_progress);
}

auto Advisor::judge_for(const othello::Othello& game) -> Judge& {
    if (!judge_ || judged_size_ != game.size())
        judge_.emplace(game, engine_, engine::GenericHashMegabytes, threads_);
    judged_size_ = game.size();
    return *judge_;
}

}  // namespace outflank::app
