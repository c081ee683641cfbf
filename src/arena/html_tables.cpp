#include "arena/html_tables.h"

#include <cstdlib>
#include <string_view>
#include <vector>

#include "fmt/format.h"

#include "arena/markup.h"
#include "arena/report_words.h"

namespace outflank::arena {

namespace {

/// Of a column: its name, and whether it holds words and not numbers.
struct Column {
    std::string_view name;
    bool is_text = false;
};

std::string head(const std::vector<Column>& columns) {
    std::string cells;
    for (const Column& column : columns)
        cells += fmt::format("<th scope=\"col\"{}>{}</th>", column.is_text ? " class=\"text\"" : "",
                             escaped(column.name));
    return "<thead><tr>" + cells + "</tr></thead>\n";
}

std::string table(const std::string& head, const std::string& rows) {
    return "<table>" + head + "<tbody>\n" + rows + "</tbody></table>\n";
}

std::string cell(std::string_view text) { return fmt::format("<td>{}</td>", escaped(text)); }

std::string text_cell(std::string_view text) {
    return fmt::format("<td class=\"text\">{}</td>", escaped(text));
}

/// Names may be long: what is cut off stands in the title.
std::string name_cell(std::string_view name) {
    return fmt::format("<td class=\"text name\" title=\"{0}\">{0}</td>", escaped(name));
}

std::string row_name(std::string_view name) {
    return fmt::format("<th scope=\"row\" class=\"name\" title=\"{0}\">{0}</th>", escaped(name));
}

std::string speed(const PlayerStats& stats) {
    if (stats.seconds <= 0) return "-";
    return grouped(static_cast<std::uint64_t>(static_cast<double>(stats.nodes) / stats.seconds));
}

/// What one player took from another in all pairings of the two.
WinDrawLoss result_between(const MatchReport& report, std::size_t player, std::size_t other) {
    WinDrawLoss result;
    for (const PairingReport& pairing : report.pairings) {
        if (pairing.first == player && pairing.second == other) result += pairing.tally.all();
        if (pairing.first == other && pairing.second == player)
            result += pairing.tally.all().reversed();
    }
    return result;
}

/// Tinted by the share of the points; the numbers say the same.
std::string cross_cell(const WinDrawLoss& result) {
    if (result.games() == 0) return "<td></td>";
    const double lead = 2 * result.share() - 1;
    return fmt::format(
        "<td style=\"background:rgba(var(--{}),{:.2f})\">{}<span "
        "class=\"points\">{:g}/{}</span></td>",
        lead < 0 ? "loss" : "win", 0.35 * std::abs(lead), counts(result), result.points(),
        result.games());
}

std::string pairs_words(const Pentanomial& pentanomial) {
    const auto& pairs = pentanomial.pairs;
    return fmt::format("{} {} {} {} {}", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
}

std::string game_row(std::size_t place, const PlayedGame& game) {
    const auto winner = winner_of(game);
    return fmt::format(
               "<tr data-game=\"{0}\"><td><button type=\"button\" aria-label=\"Replay game "
               "{1}\">{1}</button></td>",
               place, game.number) +
           name_cell(player_of(game, Side::One)) + name_cell(player_of(game, Side::Two)) +
           name_cell(winner ? player_of(game, *winner) : "draw") +
           cell(std::to_string(std::abs(game.score))) + text_cell(game.reason) +
           cell(std::to_string(game.first_stats.moves + game.second_stats.moves)) +
           cell(time_words(game.first_stats.seconds + game.second_stats.seconds)) + "</tr>\n";
}

}  // namespace

/// A match has one Elo, told at its head; ratings with a mean are a tournament's.
std::string players_table(const MatchReport& report) {
    std::string rows;
    for (const PlayerReport& player : report.players) {
        const PlayerStats& totals = player.totals;
        rows += "<tr>" + row_name(player.name) + cell(std::to_string(player.result.games())) +
                cell(counts(player.result)) +
                cell(fmt::format("{:.1f} %", 100 * player.result.share())) +
                (report.is_tournament ? cell(elo_words(player.elo)) : "") +
                cell(grouped(static_cast<std::uint64_t>(totals.moves))) +
                cell(grouped(totals.nodes)) + cell(speed(totals)) +
                cell(time_words(totals.seconds)) + cell(time_words(totals.worst_move_seconds)) +
                cell(std::to_string(player.forfeits)) + "</tr>\n";
    }
    std::vector<Column> columns = {{"Player", true}, {"Games"}, {"+ = -"}, {"Points"}};
    if (report.is_tournament) columns.push_back({"Elo (mean 0)"});
    for (const char* name :
         {"Moves", "Explored states", "States/s", "Time", "Worst move", "Forfeits"})
        columns.push_back({name});
    return table(head(columns), rows);
}

std::string cross_table(const MatchReport& report) {
    std::string columns = "<thead><tr><td></td>";
    for (const PlayerReport& player : report.players)
        columns += fmt::format("<th scope=\"col\" class=\"name\" title=\"{0}\">{0}</th>",
                               escaped(player.name));
    columns += "</tr></thead>\n";
    std::string rows;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        rows += "<tr>" + row_name(report.players[i].name);
        for (std::size_t j = 0; j < report.players.size(); ++j)
            rows += i == j ? "<td class=\"self\"></td>" : cross_cell(result_between(report, i, j));
        rows += "</tr>\n";
    }
    return table(columns, rows);
}

std::string pairings_table(const MatchReport& report) {
    std::string rows;
    for (const PairingReport& pairing : report.pairings) {
        const Tally& tally = pairing.tally;
        rows += "<tr>" + row_name(report.players[pairing.first].name) +
                name_cell(report.players[pairing.second].name) + cell(counts(tally.all())) +
                cell(fmt::format("{:.1f} %", 100 * tally.all().share())) +
                cell(elo_words(pairing.elo)) + cell(fmt::format("{:+.2f}", tally.mean_score())) +
                cell(counts(tally.as_one())) + cell(counts(tally.as_two())) +
                cell(pairs_words(tally.pairs())) + "</tr>\n";
    }
    const std::string as_one = "As " + report.side_names[0];
    const std::string as_two = "As " + report.side_names[1];
    return table(head({{"First player", true},
                       {"Second player", true},
                       {"+ = -"},
                       {"Points"},
                       {"Elo"},
                       {"Mean score"},
                       {as_one},
                       {as_two},
                       {"Pairs"}}),
                 rows);
}

std::string games_table(const MatchReport& report) {
    std::string rows;
    for (std::size_t i = 0; i < report.games.size(); ++i) rows += game_row(i, report.games[i]);
    return table(head({{"Game"},
                       {report.side_names[0], true},
                       {report.side_names[1], true},
                       {"Winner", true},
                       {"By"},
                       {"Reason", true},
                       {"Moves"},
                       {"Time"}}),
                 rows);
}

std::string forfeits_section(const MatchReport& report) {
    std::string rows;
    for (const PlayedGame& game : report.games) {
        const auto winner = winner_of(game);
        if (!is_forfeit(game) || !winner) continue;
        rows += "<tr>" + cell(std::to_string(game.number)) +
                name_cell(player_of(game, opponent(*winner))) + text_cell(game.reason) +
                text_cell(game.remark) + "</tr>\n";
    }
    if (rows.empty()) return "";
    return "<section aria-labelledby=\"forfeits-title\">\n<h2 id=\"forfeits-title\">Forfeits</h2>\n"
           "<div class=\"wide\">" +
           table(head({{"Game"}, {"Lost by", true}, {"Reason", true}, {"What happened", true}}),
                 rows) +
           "</div>\n</section>\n";
}

}  // namespace outflank::arena
