#include "arena/report.h"

#include <utility>

#include "arena/ratings.h"

namespace outflank::arena {

namespace {

void count_game(MatchReport& report, const PlayedGame& game) {
    PairingReport& pairing = report.pairings[static_cast<std::size_t>(game.pairing)];
    pairing.tally.add(game);
    PlayerReport& first = report.players[pairing.first];
    PlayerReport& second = report.players[pairing.second];
    WinDrawLoss result;
    result.add(game.points);
    first.result += result;
    second.result += result.reversed();
    first.totals += game.first_stats;
    second.totals += game.second_stats;
    if (is_forfeit(game)) ++(game.points == Points::Loss ? first : second).forfeits;
}

void rate_players(MatchReport& report) {
    std::vector<Meeting> meetings;
    meetings.reserve(report.pairings.size());
    for (const PairingReport& pairing : report.pairings)
        meetings.push_back({pairing.first, pairing.second, pairing.tally.all()});
    const auto ratings = rate(report.players.size(), meetings);
    for (std::size_t i = 0; i < ratings.size(); ++i) report.players[i].elo = ratings[i];
}

}  // namespace

bool is_forfeit(const PlayedGame& game) {
    return game.reason == "illegal" || game.reason == "time" || game.reason == "crash";
}

void count_games(MatchReport& report, const Field& field, std::vector<PlayedGame> games,
                 const std::optional<SprtClaims>& claims) {
    for (const std::string& name : field.players)
        report.players.push_back({.name = name, .result = {}, .totals = {}, .elo = {}});
    for (const auto& [first, second] : field.pairings)
        report.pairings.push_back({.first = first, .second = second, .tally = {}, .elo = {}});
    for (const PlayedGame& game : games) count_game(report, game);
    for (PairingReport& pairing : report.pairings) pairing.elo = estimate_elo(pairing.tally);
    rate_players(report);
    report.games = std::move(games);
    if (!claims) return;
    const double ratio = log_likelihood_ratio(report.pairings.front().tally.pairs(), *claims);
    report.sprt = {*claims, ratio, state_at(ratio)};
}

}  // namespace outflank::arena
