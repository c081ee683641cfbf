#include "app/analysis_page.h"

#include <string_view>

#include "fmt/format.h"

#include "analysis/analysis_json.h"
#include "app/analysis_chart.h"
#include "app/analysis_text.h"
#include "app/score_text.h"
#include "arena/markup.h"
#include "arena/replay_data.h"
#include "nlohmann/json.hpp"

namespace outflank::embedded {
extern const std::string_view AnalysisPage;
extern const std::string_view AnalysisStyle;
extern const std::string_view AnalysisScript;
extern const std::string_view ReportStyle;
extern const std::string_view BoardScript;
}  // namespace outflank::embedded

namespace outflank::app {

namespace {

using analysis::GameAnalysis;
using analysis::Label;
using analysis::MoveAnalysis;
using arena::escaped;

std::string facts(const AnalysedGame& game) {
    return escaped(fmt::format("{} · level {} · {}", game.analysis.game, game.level,
                               result_words(game.analysis)));
}

/// A button that brings a move onto the board.
std::string move_button(const MoveAnalysis& move, const GameAnalysis& game) {
    return fmt::format("<button type=\"button\" data-ply=\"{0}\">{0}. {1} {2}</button>",
                       move.number, escaped(game.side_names[index(move.side)]), escaped(move.move));
}

std::string totals_table(const GameAnalysis& game) {
    std::string rows;
    for (const Side side : {Side::One, Side::Two}) {
        const auto totals = game.totals(side);
        rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{:.2f}</td>",
                            escaped(game.side_names[index(side)]), totals.moves,
                            loss_words(totals.loss, game.unit), totals.mean_loss());
        for (const Label label : analysis::ToldLabels)
            rows += fmt::format("<td>{}</td>", totals.count(label));
        rows += "</tr>";
    }
    return fmt::format(
        "<div class=\"wide\"><table><thead><tr><td></td><th>moves</th><th>lost ({})</th><th>a "
        "move</th><th>inaccuracies</th><th>mistakes</th><th>blunders</th></tr></thead><tbody>{}"
        "</tbody></table></div>\n",
        name(game.unit), rows);
}

std::string verdicts(const GameAnalysis& game) {
    std::string words;
    for (const std::string& line : turning_points(game)) words += "<p>" + escaped(line) + "</p>\n";
    if (!game.is_complete())
        words += "<p>The analysis was interrupted: moves without a score were not judged.</p>\n";
    return words;
}

std::string fault_item(const MoveAnalysis& move, const GameAnalysis& game) {
    std::string sentences;
    for (const auto& reason : move.reasons) sentences += "<p>" + escaped(reason.sentence) + "</p>";
    return fmt::format(
        "<li class=\"{0}\" data-move=\"{1}\">{2} <span class=\"label\">{0}</span>: a loss of "
        "{3}; better {4} ({5}){6}</li>\n",
        name(move.label), move.number, move_button(move, game), loss_words(move.loss, game.unit),
        escaped(move.best), score_words(move.best_score, move.is_exact, game.unit), sentences);
}

std::string faults(const GameAnalysis& game) {
    std::string items;
    for (const MoveAnalysis& move : game.moves) {
        if (move.label != Label::None) items += fault_item(move, game);
    }
    const std::string note =
        "<p class=\"note\">" + escaped(analysis::threshold_words(game.unit)) + ".</p>\n";
    if (items.empty()) return "<p>" + no_fault_words(game) + "</p>\n" + note;
    return "<ol class=\"faults\">\n" + items + "</ol>\n" + note;
}

std::string move_row(const MoveAnalysis& move, const GameAnalysis& game) {
    const bool is_best = move.loss == 0;
    return fmt::format(
        "<tr data-move=\"{}\"><td class=\"text\">{}</td><td>{}</td><td class=\"text\">{}</td>"
        "<td>{}</td><td>{}</td><td>{}</td><td class=\"text\">{}</td></tr>\n",
        move.number, move_button(move, game),
        score_words(move.played_score, move.is_exact, game.unit), is_best ? "" : escaped(move.best),
        is_best ? "" : score_words(move.best_score, move.is_exact, game.unit),
        is_best ? "" : loss_words(move.loss, game.unit),
        move.is_exact ? "exact" : depth_words(move.depth, move.selectivity), name(move.label));
}

std::string all_moves(const GameAnalysis& game) {
    std::string rows;
    for (const MoveAnalysis& move : game.moves) rows += move_row(move, game);
    return "<details><summary>All moves</summary><div class=\"wide all-moves\"><table><thead><tr>"
           "<th class=\"text\">move</th><th>score</th><th class=\"text\">best</th><th>score</th>"
           "<th>loss</th><th>depth</th><th class=\"text\"></th></tr></thead><tbody>\n" +
           rows + "</tbody></table></div></details>\n";
}

std::string game_heading(const AnalysedGame& game) {
    return fmt::format("<h2>{}</h2>\n<p class=\"facts\">{}</p>\n", escaped(title_of(game)),
                       facts(game));
}

std::string game_body(const GameAnalysis& found) {
    if (found.played.empty()) return "<p>There is no move to analyse.</p>\n";
    return analysis_chart(found) + totals_table(found) + verdicts(found) +
           "<h3>What went wrong</h3>\n" + faults(found) + all_moves(found);
}

nlohmann::json replay_of(const AnalysedGame& game) {
    const auto replay = arena::replay_of(game.analysis.positions);
    return {{"title", title_of(game)},
            {"sides", game.analysis.side_names},
            {"start", replay.start},
            {"steps", replay.steps},
            {"moves", game.analysis.played},
            {"judged", nlohmann::json(analysis::json_of(game.analysis)["moves"])}};
}

}  // namespace

std::string analysis_page(const std::vector<AnalysedGame>& games) {
    const bool is_alone = games.size() == 1;  // the page's own heading is enough
    std::string sections;
    nlohmann::json replays = nlohmann::json::array();
    for (const AnalysedGame& game : games) {
        sections += "<section class=\"game\">" + (is_alone ? "" : game_heading(game)) +
                    game_body(game.analysis) + "</section>\n";
        replays.push_back(replay_of(game));
    }
    const std::string title =
        is_alone ? title_of(games.front()) : fmt::format("{} games", games.size());
    return arena::filled(
        embedded::AnalysisPage,
        {{"title", escaped(title)},
         {"style", std::string(embedded::ReportStyle) + std::string(embedded::AnalysisStyle)},
         {"facts",
          is_alone ? facts(games.front()) : "What each move was worth, and what was better"},
         {"games", sections},
         {"replays", arena::script_json(replays)},
         {"script", std::string(embedded::BoardScript) + std::string(embedded::AnalysisScript)}});
}

}  // namespace outflank::app
