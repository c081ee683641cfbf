#include "app/analysis_text.h"

#include <algorithm>
#include <cmath>

#include "fmt/format.h"

#include "app/play/table_view.h"
#include "app/score_text.h"
#include "core/text.h"

namespace outflank::app {

namespace {

using analysis::GameAnalysis;
using analysis::Label;
using analysis::MoveAnalysis;
using analysis::SideTotals;
using analysis::Standing;
using analysis::Unit;

constexpr std::size_t AxisWidth = 7;
constexpr std::size_t Indent = 5;

std::string without_end_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string label_words(const MoveAnalysis& move) { return std::string(name(move.label)); }

/// The rows of a graph: each is worth `step`, so many are above the line and so many below.
struct Scale {
    double step;
    int above;
    int below;
};

/// The finest one that holds every score.
Scale scale_of(const GameAnalysis& game) {
    constexpr int MostRows = 12;
    double high = 0;
    double low = 0;
    for (const auto& standing : game.standings) {
        if (!standing) continue;
        high = std::max(high, standing->score);
        low = std::min(low, standing->score);
    }
    if (game.unit == Unit::Games) return {0.25, 4, 4};
    const auto rows = [](double score, double step) {
        return std::max(1, static_cast<int>(std::ceil(std::abs(score) / step)));
    };
    double step = 1;
    for (const double next : {2, 4, 8, 16, 32, 64}) {
        if (rows(high, step) + rows(low, step) > MostRows) step = next;
    }
    return {step, rows(high, step), rows(low, step)};
}

/// One column a move; of a longer game every so many moves share one, which shows the last of them.
class Columns {
  public:
    Columns(std::size_t moves, std::size_t room)
        : moves_(moves), each_(std::max<std::size_t>(1, (moves + room - 1) / room)) {}

    [[nodiscard]] std::size_t count() const { return (moves_ + each_ - 1) / each_; }
    [[nodiscard]] std::size_t first_move(std::size_t column) const { return column * each_ + 1; }
    [[nodiscard]] std::size_t last_move(std::size_t column) const {
        return std::min(moves_, (column + 1) * each_);
    }

  private:
    std::size_t moves_;
    std::size_t each_;
};

/// What a row of the graph shows of a position: rows are counted from the line, upwards.
char mark(const std::optional<Standing>& standing, int row, double step) {
    if (!standing) return ' ';
    const double height = standing->score / step;
    const bool is_reached = row > 0 ? height >= row - 0.5 : height <= row + 0.5;
    if (!is_reached) return ' ';
    return standing->is_exact ? '#' : ':';
}

std::string graph_row(const GameAnalysis& game, const Columns& columns, int row, double step) {
    std::string line = fmt::format("{:>+5g} |", step * row);
    for (std::size_t i = 0; i < columns.count(); ++i)
        line += mark(game.standings[columns.last_move(i)], row, step);
    return without_end_blanks(std::move(line));
}

/// The worst label of the moves of a column, as its first letter.
std::string label_row(const GameAnalysis& game, const Columns& columns) {
    std::string line(AxisWidth, ' ');
    for (std::size_t i = 0; i < columns.count(); ++i) {
        Label worst = Label::None;
        for (const MoveAnalysis& move : game.moves) {
            if (move.number >= columns.first_move(i) && move.number <= columns.last_move(i))
                worst = std::max(worst, move.label);
        }
        line += worst == Label::None ? ' ' : name(worst).front();
    }
    return without_end_blanks(std::move(line));
}

std::string number_row(const Columns& columns) {
    constexpr std::size_t Distance = 10;
    std::string line(AxisWidth, ' ');
    for (std::size_t i = 0; i < columns.count(); i += Distance)
        line += fmt::format("{:<10}", columns.first_move(i));
    return without_end_blanks(std::move(line));
}

std::string totals_words(const GameAnalysis& game, Side side) {
    const SideTotals totals = game.totals(side);
    std::vector<std::string> counts;
    counts.reserve(analysis::ToldLabels.size());
    for (const Label label : analysis::ToldLabels)
        counts.push_back(
            fmt::format("{} {}", totals.count(label), plural(label, totals.count(label))));
    return fmt::format("{} lost {} {} in all, {:.2f} a move: {}.", game.side_names[index(side)],
                       loss_words(totals.loss, game.unit), name(game.unit), totals.mean_loss(),
                       text::list(counts));
}

std::string decided_words(const GameAnalysis& game, std::size_t after) {
    const Standing& last = *game.standings.back();
    const auto winner = verdict(last, game.unit);
    const std::string result =
        *winner == 0 ? "a draw"
                     : "won by " + analysis::side_words(*winner > 0 ? Side::One : Side::Two, game);
    const std::string sureness = game.standings[after]->is_exact ? "" : ", as far as was judged";
    if (after == 0) return fmt::format("The game was {} from the start{}.", result, sureness);
    return fmt::format("The game was {} from move {} ({}) on{}.", result, after,
                       game.played[after - 1], sureness);
}

}  // namespace

std::string result_words(const GameAnalysis& game) {
    if (!game.outcome) return "unfinished";
    const std::string reason(name(game.outcome->reason));
    if (!game.outcome->winner) return "a draw (" + reason + ")";
    const std::string winner = game.side_names[index(*game.outcome->winner)];
    if (game.unit == Unit::Games) return winner + " won (" + reason + ")";
    return fmt::format("{} won by {} ({})", winner, std::abs(game.outcome->score), reason);
}

std::string no_fault_words(const GameAnalysis& game) {
    return game.moves.empty() ? "No move was judged." : "No move lost enough to be worth a word.";
}

std::string plural(Label label, std::size_t count) {
    std::string word(name(label));
    if (count == 1) return word;
    return label == Label::Inaccuracy ? "inaccuracies" : word + 's';
}

std::string score_words(double score, bool is_exact, Unit unit) {
    return is_exact ? fmt::format("{:+g}", score)
                    : fmt::format("{:+.{}f}", score, unit == Unit::Discs ? 1 : 2);
}

std::string loss_words(double loss, Unit unit) {
    return fmt::format("{:.{}f}", loss, unit == Unit::Discs ? 1 : 2);
}

Lines score_graph(const GameAnalysis& game, std::size_t columns) {
    const Columns places(game.played.size(), columns - AxisWidth);
    const Scale scale = scale_of(game);
    Lines lines;
    for (int row = scale.above; row > 0; --row)
        lines.push_back(graph_row(game, places, row, scale.step));
    lines.push_back("    0 +" + std::string(places.count(), '-'));
    for (int row = -1; row >= -scale.below; --row)
        lines.push_back(graph_row(game, places, row, scale.step));
    lines.push_back(number_row(places));
    lines.push_back(label_row(game, places));
    return lines;
}

Lines move_table(const GameAnalysis& game) {
    Lines lines{fmt::format("{:>4}  {:<9}  {:<7} {:>6}   {:<7} {:>6}  {:>5}  {}", "", "", "played",
                            "score", "best", "score", "loss", "depth")};
    for (const MoveAnalysis& move : game.moves) {
        const bool is_best = move.loss == 0;
        std::string line = fmt::format(
            "{:>4}  {:<9}  {:<7} {:>6}   {:<7} {:>6}  {:>5}  {:<7} {}", move.number,
            game.side_names[index(move.side)], move.move,
            score_words(move.played_score, move.is_exact, game.unit), is_best ? "" : move.best,
            is_best ? "" : score_words(move.best_score, move.is_exact, game.unit),
            is_best ? "" : loss_words(move.loss, game.unit),
            move.is_exact ? "exact" : depth_words(move.depth, move.selectivity), label_words(move));
        lines.push_back(without_end_blanks(std::move(line)));
    }
    return lines;
}

Lines explained_moves(const GameAnalysis& game, std::size_t columns) {
    Lines lines;
    for (const MoveAnalysis& move : game.moves) {
        if (move.label == Label::None) continue;
        lines.push_back(fmt::format("{:>3}. {} {}: {}, lost {}; better {} ({})", move.number,
                                    game.side_names[index(move.side)], move.move, label_words(move),
                                    loss_words(move.loss, game.unit), move.best,
                                    score_words(move.best_score, move.is_exact, game.unit)));
        for (const auto& reason : move.reasons) {
            for (const auto& part : wrapped(reason.sentence, static_cast<int>(columns - Indent)))
                lines.push_back(std::string(Indent, ' ') + part);
        }
    }
    if (lines.empty()) lines.push_back(no_fault_words(game));
    return lines;
}

Lines turning_points(const GameAnalysis& game) {
    Lines lines;
    if (const auto after = game.decided_after()) lines.push_back(decided_words(game, *after));
    if (const auto from = game.exact_from())
        lines.push_back(fmt::format("Everything from {} on is exact.",
                                    *from == 0 ? "the start" : fmt::format("move {}", *from)));
    return lines;
}

Lines summary(const GameAnalysis& game, std::size_t columns) {
    Lines sentences;
    if (!game.moves.empty())
        sentences = {totals_words(game, Side::One), totals_words(game, Side::Two)};
    for (std::string& each : turning_points(game)) sentences.push_back(std::move(each));
    Lines lines;
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapped(sentence, static_cast<int>(columns)))
            lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace outflank::app
