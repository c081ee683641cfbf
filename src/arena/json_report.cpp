#include "arena/json_report.h"

#include <cmath>

#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::arena {

namespace {

using Json = nlohmann::ordered_json;

/// So many digits behind the point: a number to be read, not the last bit of a double. A zero has
/// no sign.
double rounded(double value, double parts) { return std::round(value * parts) / parts + 0.0; }

std::string_view result_word(Points points) {
    if (points == Points::Draw) return "draw";
    return points == Points::Win ? "win" : "loss";
}

void add_counts(Json& json, const WinDrawLoss& counts) {
    json["wins"] = counts.wins;
    json["draws"] = counts.draws;
    json["losses"] = counts.losses;
}

Json counts_as_json(const WinDrawLoss& counts) {
    Json json;
    add_counts(json, counts);
    return json;
}

/// Where nothing was played nothing is known: null.
void add_elo(Json& json, const EloEstimate& elo, const WinDrawLoss& result) {
    const bool is_known = result.games() > 0;
    json["elo"] = is_known ? Json(rounded(elo.elo, 10)) : Json();
    json["elo_error"] = is_known ? Json(rounded(elo.error, 10)) : Json();
}

/// What a match and each pairing of a tournament have in common.
void add_pairing(Json& json, const MatchReport& report, const PairingReport& pairing) {
    add_counts(json, pairing.tally.all());
    json["score_mean"] = rounded(pairing.tally.mean_score(), 1000);
    add_elo(json, pairing.elo, pairing.tally.all());
    json["pentanomial"] = pairing.tally.pairs().pairs;
    if (report.has_equal_sides) return;
    json["as_attackers"] = counts_as_json(pairing.tally.as_one());
    json["as_defenders"] = counts_as_json(pairing.tally.as_two());
}

Json match_as_json(const MatchReport& report) {
    Json json;
    add_pairing(json, report, report.pairings.front());
    json["sprt"] = name(report.sprt ? report.sprt->state : SprtState::Open);
    return json;
}

/// What an external program said may be no proper text; it must not break the line.
std::string line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

Json stats_as_json(const PlayerStats& stats) {
    constexpr double microseconds = 1e6;
    return {{"moves", stats.moves},
            {"nodes", stats.nodes},
            {"seconds", rounded(stats.seconds, microseconds)},
            {"worst_move_seconds", rounded(stats.worst_move_seconds, microseconds)}};
}

Json table_as_json(const MatchReport& report) {
    Json json = {{"players", Json::array()}, {"pairings", Json::array()}};
    for (const PlayerReport& player : report.players) {
        Json& row = json["players"].emplace_back(Json{{"name", player.name}});
        add_counts(row, player.result);
        row["points"] = player.result.points();
        add_elo(row, player.elo, player.result);
        row["forfeits"] = player.forfeits;
        row["stats"] = stats_as_json(player.totals);
    }
    for (const PairingReport& pairing : report.pairings) {
        Json& row =
            json["pairings"].emplace_back(Json{{"first", report.players[pairing.first].name},
                                               {"second", report.players[pairing.second].name}});
        add_pairing(row, report, pairing);
    }
    return json;
}

std::string as_json(const PlayedGame& game, const std::array<std::string, 2>& side_names) {
    Json json = {{"game", game.number},
                 {"first", game.first},
                 {"second", game.second},
                 {"first_side", text::lower(side_names[game.first_begins_as_one ? 0 : 1])},
                 {"opening", game.opening},
                 {"moves", game.moves},
                 {"result", result_word(game.points)},
                 {"score", game.score},
                 {"reason", game.reason},
                 {"first_stats", stats_as_json(game.first_stats)},
                 {"second_stats", stats_as_json(game.second_stats)}};
    if (!game.start.empty()) json["start"] = game.start;
    if (!game.remark.empty()) json["remark"] = game.remark;
    return line(json);
}

std::string summary_as_json(const MatchReport& report) {
    return line(report.is_tournament ? table_as_json(report) : match_as_json(report));
}

}  // namespace outflank::arena
