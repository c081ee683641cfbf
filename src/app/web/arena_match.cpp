#include "app/web/arena_match.h"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "app/web/arena_permit.h"
#include "app/web/game_messages.h"
#include "arena/html_report.h"
#include "arena/json_report.h"
#include "arena/match_report.h"
#include "arena/report_words.h"
#include "arena/text_report.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

using arena::PlayedGame;

/// Our own players keep to their time; what is later than that is the machine, which others use,
/// too, and nobody loses a game by it.
constexpr Duration Grace = std::chrono::seconds(30);

std::string title_of(const std::vector<std::string>& players) {
    if (players.size() == 2) return players[0] + " v " + players[1];
    return "Tournament of " + std::to_string(players.size()) + " players";
}

/// As `state` has results; the score is for side 0.
Json result_json(const PlayedGame& game) {
    const auto winner = arena::winner_of(game);
    return {{"winner", winner ? Json(index(*winner)) : Json(nullptr)},
            {"score", game.first_begins_as_one ? game.score : -game.score},
            {"reason", game.reason}};
}

/// By side.
template <class Value>
Json by_side(const PlayedGame& game, const Value& of_first, const Value& of_second) {
    return game.first_begins_as_one ? Json{of_first, of_second} : Json{of_second, of_first};
}

template <Game G>
class ArenaMatchOf final : public ArenaMatch {
  public:
    ArenaMatchOf(const G& game, const protocol::web::Arena& asked, PermittedArena permitted)
        : setup_{game,
                 arena::round_robin(arena::told_apart(asked.players)),
                 std::move(permitted.players),
                 {},
                 {.move_time = permitted.time, .grace = Grace},
                 asked.seed},
          time_(permitted.time),
          games_(permitted.games * static_cast<int>(setup_.field.pairings.size())) {}

    /// Whatever the roster refuses is known before the first game.
    Result<Done> check() const {
        for (const roster::PlayerSpec& spec : setup_.specs) {
            const auto player = roster::make_player(setup_.game, spec, 0);
            if (!player) return player.error();
        }
        return Done{};
    }

    [[nodiscard]] Json plan() const override {
        const AnyGame game(setup_.game);
        return {{"game", json_of(game)},           {"ground", ground_of(game)},
                {"players", setup_.field.players}, {"games", games_},
                {"time", duration_text(time_)},    {"seed", setup_.seed}};
    }

    Result<std::optional<Json>> play_next(const std::stop_token& stop,
                                          const OnBoard& on_board) override {
        if (const auto ready = get_ready(); !ready) return ready.error();
        const int number = finished() + 1;
        const arena::Fixture fixture = arena::fixture(setup_.field, number);
        const auto show = [&](const GameRecord<G>& record) {
            on_board(
                {{"number", number}, {"players", seats_of(fixture)}, {"board", board_of(record)}});
        };
        const auto played = arena::play_game(setup_, number, stop, show);
        if (!played || stop.stop_requested()) return std::optional<Json>();
        keep(*played);
        return std::optional(Json{{"game", game_json(fixture, *played)}, {"standing", standing()}});
    }

    [[nodiscard]] bool is_complete() const override { return finished() == games_; }

    [[nodiscard]] Json end() const override {
        return {{"complete", is_complete()}, {"standing", standing()}};
    }

    [[nodiscard]] Result<Json> report(std::string_view format) const override {
        const auto file = [&](std::string_view media, std::string text) {
            return Json{{"format", format},
                        {"name", "arena." + std::string(format)},
                        {"media", media},
                        {"text", std::move(text)}};
        };
        if (format == "html") return file("text/html", arena::html_report(whole_report()));
        if (format == "txt") return file("text/plain", arena::as_text(whole_report()));
        if (format == "jsonl") return file("application/jsonl", lines());
        return Error{"a report is written as html, txt or jsonl, not as " + text::shown(format)};
    }

  private:
    /// Finding openings takes a search, which is for a worker.
    Result<Done> get_ready() {
        if (setup_.openings) return Done{};
        auto openings = arena::made_openings(setup_.game, setup_.seed);
        if (!openings) return openings.error();
        setup_.openings = *std::move(openings);
        return Done{};
    }

    static Json seats_of(const arena::Fixture& fixture) {
        if (fixture.first_begins_as_one) return {fixture.first, fixture.second};
        return {fixture.second, fixture.first};
    }

    Json game_json(const arena::Fixture& fixture, const PlayedGame& played) const {
        const auto record = GameRecord<G>::parse(setup_.game, played.moves);
        return {{"number", played.number},
                {"players", seats_of(fixture)},
                {"opening", played.opening},
                {"record", played.moves},
                {"result", result_json(played)},
                {"remark", played.remark.empty() ? Json(nullptr) : Json(played.remark)},
                {"stats", by_side(played, arena::stats_as_json(played.first_stats),
                                  arena::stats_as_json(played.second_stats))},
                {"board", board_of(record ? *record : GameRecord<G>(setup_.game))}};
    }

    [[nodiscard]] int finished() const {
        const std::scoped_lock lock(mutex_);
        return static_cast<int>(played_.size());
    }
    void keep(const PlayedGame& game) {
        const std::scoped_lock lock(mutex_);
        played_.push_back(game);
    }

    [[nodiscard]] arena::MatchReport report_on_all(bool is_tournament) const {
        const std::scoped_lock lock(mutex_);
        return arena::report_on(setup_, title_of(setup_.field.players), is_tournament, played_);
    }
    [[nodiscard]] arena::MatchReport whole_report() const {
        return report_on_all(setup_.field.players.size() > 2);
    }
    [[nodiscard]] Json standing() const { return arena::table_as_json(report_on_all(true)); }

    /// What `outflank match --json` prints.
    [[nodiscard]] std::string lines() const {
        const arena::MatchReport report = whole_report();
        std::string text;
        for (const PlayedGame& game : report.games) text += arena::as_json(game, report.side_names);
        return text + arena::summary_as_json(report);
    }

    arena::MatchSetup<G> setup_;
    Duration time_;
    int games_;  // in all
    mutable std::mutex mutex_;
    std::vector<PlayedGame> played_;  // by number
};

}  // namespace

Result<std::shared_ptr<ArenaMatch>> ArenaMatch::make(const protocol::web::Arena& asked,
                                                     const Allowance& allowance) {
    const auto game = game_of(asked.game);
    if (!game) return game.error();
    auto arena = permitted(asked, allowance);
    if (!arena) return arena.error();
    return std::visit(
        [&]<Game G>(const G& each) -> Result<std::shared_ptr<ArenaMatch>> {
            auto match = std::make_shared<ArenaMatchOf<G>>(each, asked, *std::move(arena));
            if (const auto checked = match->check(); !checked) return checked.error();
            return std::shared_ptr<ArenaMatch>(std::move(match));
        },
        *game);
}

}  // namespace outflank::app::web
