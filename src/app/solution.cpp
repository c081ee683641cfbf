#include "app/solution.h"

#include <algorithm>

#include "fmt/format.h"

#include "app/score_text.h"
#include "core/text.h"

namespace outflank::app {

namespace {

Score sign(Score score) { return Disc * ((score > 0 ? 1 : 0) - (score < 0 ? 1 : 0)); }

std::string score_words(const Solution& solution, Score score) {
    if (!solution.only_winner) return score_in_discs(score);
    return score > 0 ? "win" : score < 0 ? "loss" : "draw";
}

/// "expected +6 by g2 or b7".
std::string expectation(const Solution& solution, const SmallBoard& board) {
    std::string moves;
    if (!solution.only_winner) {
        for (const auto move : solution.problem.best_moves())
            moves += (moves.empty() ? " by " : " or ") + board.format(move);
    }
    return "expected " + score_words(solution, *solution.expected()) + moves;
}

std::string line_of(const Solution& solution, const SmallBoard& board) {
    return line_words(solution.report.line, [&](auto move) { return board.format(move); });
}

std::string told_in_columns(std::string_view id, std::string_view empties, std::string_view depth,
                            std::string_view score, std::string_view seconds,
                            std::string_view nodes, std::string_view speed, std::string_view line) {
    return fmt::format("{:>5} {:>7}  {:<8} {:>6} {:>9} {:>14} {:>9}  {}\n", id, empties, depth,
                       score, seconds, nodes, speed, line);
}

}  // namespace

Score Solution::score() const { return only_winner ? sign(report.score) : report.score; }

std::optional<Score> Solution::expected() const {
    if (!problem.best_score) return std::nullopt;
    const Score best = Disc * *problem.best_score;
    return only_winner ? sign(best) : best;
}

bool Solution::is_wrong() const {
    if (!report.is_exact || !expected()) return false;
    if (score() != *expected()) return true;
    if (problem.answers.empty() || report.line.empty()) return false;
    return std::none_of(problem.answers.begin(), problem.answers.end(),
                        [&](const formats::ObfAnswer& answer) {
                            const Score promised = Disc * answer.score;
                            return answer.move == report.best() &&
                                   (only_winner ? sign(promised) : promised) == *expected();
                        });
}

void SolveTotals::add(const Solution& solution) {
    ++problems;
    if (solution.report.is_exact) ++solved;
    if (solution.is_wrong()) ++wrong;
    nodes += solution.report.nodes;
    time += solution.report.time;
}

std::string heading() {
    return told_in_columns("#", "empties", "depth", "score", "seconds", "nodes", "speed", "line");
}

std::string told(const Solution& solution, const SmallBoard& board) {
    const auto& report = solution.report;
    std::string words = told_in_columns(
        std::to_string(solution.id), std::to_string(board.empties(solution.problem.position)),
        depth_words(report.depth, report.selectivity), score_words(solution, solution.score()),
        fmt::format("{:.3f}", in_seconds(report.time)), std::to_string(report.nodes),
        speed_words(report.nodes, report.time),
        report.line.empty() ? "the game is over" : line_of(solution, board));
    if (!report.is_exact)
        words +=
            fmt::format("      problem {} is not solved; its score is an estimate\n", solution.id);
    if (solution.is_wrong())
        words += fmt::format("      problem {} is wrong: {}\n", solution.id,
                             expectation(solution, board));
    return words;
}

std::string told(const SolveTotals& totals) {
    return fmt::format("{} of {} solved, {} wrong, {} nodes in {:.3f} seconds, {}\n", totals.solved,
                       totals.problems, totals.wrong, totals.nodes, in_seconds(totals.time),
                       speed_words(totals.nodes, totals.time));
}

std::string as_json(const Solution& solution, const SmallBoard& board) {
    const auto& report = solution.report;
    const auto& position = solution.problem.position;
    const std::string move =
        report.line.empty() ? "null" : fmt::format("\"{}\"", board.format(report.best()));
    std::string json = fmt::format(
        R"({{"id":{},"position":"{}","side":"{}","score":{},"move":{},"pv":"{}","nodes":{},)"
        R"("seconds":{:.6f},"exact":{})",
        solution.id, board.cells(position), position.to_move == Side::One ? "X" : "O",
        json_score(solution.score()), move, line_of(solution, board), report.nodes,
        in_seconds(report.time), report.is_exact);
    if (!report.is_exact)
        json += fmt::format(R"(,"depth":{},"selectivity":{})", report.depth, report.selectivity);
    if (solution.expected()) {
        json += fmt::format(R"(,"expected":{})", json_score(*solution.expected()));
        // What was not finished is neither right nor wrong.
        if (report.is_exact) json += fmt::format(R"(,"ok":{})", !solution.is_wrong());
    }
    return json + "}\n";
}

std::string as_json(const SolveTotals& totals) {
    return fmt::format(
        R"({{"total":{{"problems":{},"solved":{},"wrong":{},"nodes":{},"seconds":{:.6f}}}}})"
        "\n",
        totals.problems, totals.solved, totals.wrong, totals.nodes, in_seconds(totals.time));
}

}  // namespace outflank::app
