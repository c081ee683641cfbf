#include "arena/text_report.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "fmt/format.h"

#include "arena/report_words.h"
#include "core/text.h"

namespace outflank::arena {

namespace {

constexpr std::size_t LongestName = 40;  // an external player's name holds its whole command

std::string cut(const std::string& name) {
    return name.size() <= LongestName ? name : name.substr(0, LongestName - 3) + "...";
}

std::size_t name_width(const MatchReport& report) {
    std::size_t width = 6;
    for (const PlayerReport& player : report.players)
        width = std::max(width, cut(player.name).size());
    return width;
}

std::string speed(const PlayerStats& stats) {
    if (stats.seconds <= 0) return "-";
    return fmt::format("{:.0f}", static_cast<double>(stats.nodes) / stats.seconds);
}

std::string players_table(const MatchReport& report) {
    const std::size_t width = name_width(report);
    std::string table =
        fmt::format("{:<{}} {:>7} {:>13} {:>11} {:>9} {:>11} {:>8}\n", "player", width, "moves",
                    "explored", "nodes/s", "seconds", "worst move", "forfeits");
    for (const PlayerReport& player : report.players) {
        table +=
            fmt::format("{:<{}} {:>7} {:>13} {:>11} {:>9.2f} {:>10.3f}s {:>8}\n", cut(player.name),
                        width, player.totals.moves, player.totals.nodes, speed(player.totals),
                        player.totals.seconds, player.totals.worst_move_seconds, player.forfeits);
    }
    return table;
}

std::string forfeits(const MatchReport& report) {
    constexpr std::size_t most = 10;
    std::string lines;
    std::size_t told = 0;
    std::size_t more = 0;
    for (const PlayedGame& game : report.games) {
        if (game.remark.empty()) continue;
        const std::string& loser = game.points == Points::Loss ? game.first : game.second;
        if (++told > most) {
            ++more;
        } else {
            lines += fmt::format("game {}: {} lost by {} ({})\n", game.number, cut(loser),
                                 game.reason, game.remark);
        }
    }
    if (more > 0) lines += fmt::format("and {} more games that were given away\n", more);
    return lines;
}

std::string games_words(int games) {
    return fmt::format("{} game{}", games, games == 1 ? "" : "s");
}

/// In games with unequal sides, what the first player took with each.
std::string by_side(const MatchReport& report, const Tally& tally) {
    return fmt::format("as {} {}, as {} {}", text::lower(report.side_names[0]),
                       counts(tally.as_one()), text::lower(report.side_names[1]),
                       counts(tally.as_two()));
}

std::string sprt_words(const SprtReport& sprt) {
    const std::string numbers = fmt::format("likelihood ratio {:.2f}, settled at ±{:.2f}",
                                            sprt.log_likelihood_ratio, SprtBound);
    if (sprt.state == SprtState::Open)
        return fmt::format("SPRT of {} against {} Elo: open ({})\n", sprt.claims.elo1,
                           sprt.claims.elo0, numbers);
    const bool is_accepted = sprt.state == SprtState::Accepted;
    return fmt::format("SPRT of {} against {} Elo: {}, {} Elo is believed ({})\n", sprt.claims.elo1,
                       sprt.claims.elo0, name(sprt.state),
                       is_accepted ? sprt.claims.elo1 : sprt.claims.elo0, numbers);
}

std::string match_result(const MatchReport& report) {
    const PairingReport& pairing = report.pairings.front();
    const Tally& tally = pairing.tally;
    const auto& pairs = tally.pairs().pairs;
    std::string lines =
        fmt::format("{} for {}: {}\n", games_words(tally.all().games()),
                    cut(report.players[pairing.first].name), standing(tally.all(), pairing.elo));
    if (report.has_equal_sides)
        lines += fmt::format("mean disc difference {:+.2f}\n", tally.mean_score());
    lines += by_side(report, tally) + "\n";
    lines += fmt::format("pairs of games by points taken (0, 1/2, 1, 1 1/2, 2): {} {} {} {} {}\n",
                         pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    if (report.sprt) lines += sprt_words(*report.sprt);
    return lines;
}

/// The points that one player took from another, and the games they had.
std::string cell(const MatchReport& report, std::size_t player, std::size_t other) {
    for (const PairingReport& pairing : report.pairings) {
        const WinDrawLoss result = pairing.tally.all();
        if (pairing.first == player && pairing.second == other)
            return fmt::format("{:g}/{}", result.points(), result.games());
        if (pairing.first == other && pairing.second == player)
            return fmt::format("{:g}/{}", result.reversed().points(), result.games());
    }
    return player == other ? "-" : "";
}

/// Best first; the columns are the players in the order of the rows.
std::string cross_table(const MatchReport& report) {
    const std::size_t width = name_width(report);
    std::vector<std::size_t> order(report.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(-report.players[a].elo.elo, a) < std::pair(-report.players[b].elo.elo, b);
    });
    std::string table = fmt::format("{:>3} {:<{}} {:>13} {:>8} {:>6}", "", "player", width, "Elo",
                                    "points", "games");
    for (std::size_t column = 0; column < order.size(); ++column)
        table += fmt::format(" {:>9}", column + 1);
    for (std::size_t row = 0; row < order.size(); ++row) {
        const PlayerReport& player = report.players[order[row]];
        table +=
            fmt::format("\n{:>3} {:<{}} {:>13} {:>8.1f} {:>6}", row + 1, cut(player.name), width,
                        elo_words(player.elo), player.result.points(), player.result.games());
        for (const std::size_t other : order)
            table += fmt::format(" {:>9}", cell(report, order[row], other));
    }
    return table + "\n";
}

std::string pairings_by_side(const MatchReport& report) {
    std::string lines;
    for (const PairingReport& pairing : report.pairings)
        lines +=
            fmt::format("{} v {}: {}\n", cut(report.players[pairing.first].name),
                        cut(report.players[pairing.second].name), by_side(report, pairing.tally));
    return lines;
}

std::string tournament_result(const MatchReport& report) {
    return cross_table(report) + (report.has_equal_sides ? "" : "\n" + pairings_by_side(report));
}

}  // namespace

std::string standing(const WinDrawLoss& result, const EloEstimate& elo) {
    return fmt::format("{}, {:.1f} %, Elo {}", counts(result), 100 * result.share(),
                       elo_words(elo));
}

std::string as_text(const MatchReport& report) {
    const std::string heading =
        fmt::format("{} - {}, {}\n\n", report.title, report.game, report.law);
    if (report.games.empty()) return heading + "No game was finished.\n";
    const std::string given_away = forfeits(report);
    return heading + (report.is_tournament ? tournament_result(report) : match_result(report)) +
           "\n" + players_table(report) + (given_away.empty() ? "" : "\n" + given_away);
}

}  // namespace outflank::arena
