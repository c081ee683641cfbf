#include "arena/html_report.h"

#include <cmath>
#include <cstdlib>
#include <string_view>

#include "fmt/format.h"

#include "arena/html_tables.h"
#include "arena/markup.h"
#include "arena/replay_data.h"
#include "arena/report_words.h"
#include "arena/svg_chart.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::embedded {
extern const std::string_view ReportPage;
extern const std::string_view ReportStyle;
extern const std::string_view ReportScript;
extern const std::string_view BoardScript;
}  // namespace outflank::embedded

namespace outflank::arena {

namespace {

std::string facts(const MatchReport& report) {
    return escaped(fmt::format("{} · {} · {} games", report.game, report.law, report.games.size()));
}

std::string verdict(const std::string& sentence) {
    return "<p class=\"verdict\">" + escaped(sentence) + "</p>\n";
}

std::string match_verdict(const MatchReport& report) {
    const PairingReport& pairing = report.pairings.front();
    const WinDrawLoss result = pairing.tally.all();
    return verdict(fmt::format("{} took {:g} of {} points ({:.1f} %) from {}: Elo {}.",
                               report.players[pairing.first].name, result.points(), result.games(),
                               100 * result.share(), report.players[pairing.second].name,
                               elo_words(pairing.elo)));
}

std::string tournament_verdict(const MatchReport& report) {
    const PlayerReport* best = &report.players.front();
    for (const PlayerReport& player : report.players) {
        if (player.elo.elo > best->elo.elo) best = &player;
    }
    return verdict(fmt::format("{} did best: {:g} of {} points, Elo {} (the mean is 0).",
                               best->name, best->result.points(), best->result.games(),
                               elo_words(best->elo)));
}

std::string sprt_verdict(const SprtReport& sprt) {
    return verdict(
        fmt::format("SPRT of {} against {} Elo: {} (log likelihood ratio {:.2f}, settled "
                    "at ±{:.2f}).",
                    sprt.claims.elo1, sprt.claims.elo0, name(sprt.state), sprt.log_likelihood_ratio,
                    SprtBound));
}

std::string verdicts(const MatchReport& report) {
    if (report.games.empty()) return verdict("No game was finished.");
    return (report.is_tournament ? tournament_verdict(report) : match_verdict(report)) +
           (report.sprt ? sprt_verdict(*report.sprt) : "");
}

std::string elo_chart(const MatchReport& report) {
    std::vector<Interval> intervals;
    intervals.reserve(report.players.size());
    for (const PlayerReport& player : report.players)
        intervals.push_back({player.name, player.elo.elo, player.elo.error, elo_words(player.elo)});
    return interval_chart("Elo, with its error (95 %); the mean is 0", intervals);
}

/// A bar a player: so much of one thing for each of another.
template <class Measure, class Unit, class Words>
std::string effort_chart(const MatchReport& report, const std::string& caption, Measure measure,
                         Unit unit, Words words) {
    std::vector<Bar> bars;
    bars.reserve(report.players.size());
    for (const PlayerReport& player : report.players) {
        const double units = unit(player.totals);
        const double value = units > 0 ? measure(player.totals) / units : 0;
        bars.push_back({player.name, value, words(value)});
    }
    return bar_chart(caption, bars);
}

std::string charts(const MatchReport& report) {
    const auto moves = [](const PlayerStats& totals) { return static_cast<double>(totals.moves); };
    const auto states = [](const PlayerStats& totals) { return static_cast<double>(totals.nodes); };
    const auto seconds = [](const PlayerStats& totals) { return totals.seconds; };
    const auto whole = [](double value) {
        return grouped(static_cast<std::uint64_t>(std::llround(value)));
    };
    return elo_chart(report) + effort_chart(report, "Time a move", seconds, moves, time_words) +
           effort_chart(report, "Explored states a move", states, moves, whole) +
           effort_chart(report, "Explored states a second", states, seconds, whole);
}

std::string title_of(const MatchReport& report, const PlayedGame& game) {
    return fmt::format("Game {}: {} ({}) v {} ({})", game.number, player_of(game, Side::One),
                       text::lower(report.side_names[0]), player_of(game, Side::Two),
                       text::lower(report.side_names[1]));
}

std::string result_of(const MatchReport& report, const PlayedGame& game) {
    const auto winner = winner_of(game);
    std::string words = winner ? player_of(game, *winner) + " wins" : "Draw";
    if (winner && report.has_equal_sides) words += fmt::format(" by {}", std::abs(game.score));
    words += " (" + game.reason + ")";
    return game.remark.empty() ? words : words + ": " + game.remark;
}

nlohmann::json replay_json(const MatchReport& report, const PlayedGame& game) {
    const auto positions = report.replay(game);
    if (positions.empty()) return nullptr;
    const Replay replay = replay_of(positions);
    return {{"title", title_of(report, game)},
            {"result", result_of(report, game)},
            {"start", replay.start},
            {"steps", replay.steps},
            {"moves", text::words(game.moves)}};
}

nlohmann::json replays(const MatchReport& report) {
    nlohmann::json list = nlohmann::json::array();
    for (const PlayedGame& game : report.games) list.push_back(replay_json(report, game));
    return list;
}

}  // namespace

std::string html_report(const MatchReport& report) {
    return filled(embedded::ReportPage, {{"title", escaped(report.title)},
                                         {"style", std::string(embedded::ReportStyle)},
                                         {"facts", facts(report)},
                                         {"verdicts", verdicts(report)},
                                         {"players", players_table(report)},
                                         {"cross_table", cross_table(report)},
                                         {"pairings", pairings_table(report)},
                                         {"charts", charts(report)},
                                         {"forfeits", forfeits_section(report)},
                                         {"games", games_table(report)},
                                         {"replays", script_json(replays(report))},
                                         {"script", std::string(embedded::BoardScript) +
                                                        std::string(embedded::ReportScript)}});
}

}  // namespace outflank::arena
