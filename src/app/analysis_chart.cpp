#include "app/analysis_chart.h"

#include <algorithm>
#include <vector>

#include "fmt/format.h"

#include "app/analysis_text.h"
#include "arena/markup.h"
#include "arena/svg_chart.h"

namespace outflank::app {

namespace {

using analysis::GameAnalysis;
using analysis::Label;
using analysis::MoveAnalysis;
using arena::escaped;

// The chart is drawn in these units and scaled to the page.
constexpr double Width = 720;
constexpr double Left = 40;
constexpr double Top = 10;
constexpr double Bottom = 230;
constexpr double Height = 260;

std::vector<double> ticks_of(const GameAnalysis& game) {
    if (game.unit == analysis::Unit::Games) return {-1, -0.5, 0, 0.5, 1};
    double low = -1;
    double high = 1;
    for (const auto& standing : game.standings) {
        if (!standing) continue;
        low = std::min(low, standing->score);
        high = std::max(high, standing->score);
    }
    return arena::scale_of(low, high);
}

/// Where a position and a score stand.
class Plot {
  public:
    explicit Plot(const GameAnalysis& game)
        : ticks_(ticks_of(game)),
          step_((Width - Left) / static_cast<double>(game.standings.size())) {}

    [[nodiscard]] double step() const { return step_; }
    [[nodiscard]] double x(std::size_t ply) const {
        return Left + (static_cast<double>(ply) + 0.5) * step_;
    }
    [[nodiscard]] double y(double score) const {
        const double share = (ticks_.back() - score) / (ticks_.back() - ticks_.front());
        return Top + share * (Bottom - Top);
    }

    [[nodiscard]] std::string grid() const {
        std::string drawing;
        for (const double tick : ticks_) {
            drawing += fmt::format(
                "<line class=\"{}\" x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/><text "
                "class=\"tick\" x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>",
                tick == 0 ? "zero" : "grid", Left, Width, y(tick), y(tick), Left - 6, y(tick) + 4,
                tick == 0 ? "0" : fmt::format("{:+g}", tick));
        }
        return drawing;
    }

  private:
    std::vector<double> ticks_;
    double step_;
};

std::string numbers(const GameAnalysis& game, const Plot& plot) {
    constexpr std::size_t Distance = 10;
    std::string drawing;
    for (std::size_t ply = 0; ply < game.standings.size(); ply += Distance) {
        drawing += fmt::format(
            "<text class=\"tick\" x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            plot.x(ply), Bottom + 20, ply);
    }
    return drawing;
}

/// The judged positions are the last ones, because the analysis goes backwards.
std::string score_line(const GameAnalysis& game, const Plot& plot) {
    std::string points;
    std::size_t first = game.standings.size();
    for (std::size_t ply = 0; ply < game.standings.size(); ++ply) {
        if (!game.standings[ply]) continue;
        first = std::min(first, ply);
        points += fmt::format("{:.1f},{:.1f} ", plot.x(ply), plot.y(game.standings[ply]->score));
    }
    if (points.empty()) return "";
    const double zero = plot.y(0);
    return fmt::format(
        "<polygon class=\"area\" points=\"{0:.1f},{1:.1f} {2}{3:.1f},{1:.1f}\"/><polyline "
        "class=\"score\" points=\"{2}\"/>",
        plot.x(first), zero, points, plot.x(game.standings.size() - 1));
}

std::string exact_part(const GameAnalysis& game, const Plot& plot) {
    const auto from = game.exact_from();
    if (!from) return "";
    const double x = plot.x(*from) - plot.step() / 2;
    return fmt::format(
        "<rect class=\"exact\" x=\"{0:.1f}\" y=\"{1}\" width=\"{2:.1f}\" height=\"{3}\"/><text "
        "class=\"tick\" x=\"{4:.1f}\" y=\"{5}\">exact</text>",
        x, Top, Width - x, Bottom - Top, std::min(x + 4, Width - 34), Top + 12);
}

/// A ring, a triangle or a square, by label.
std::string mark(const MoveAnalysis& move, const GameAnalysis& game, const Plot& plot) {
    const double x = plot.x(move.number);
    const double y = plot.y(game.standings[move.number]->score);
    switch (move.label) {
        case Label::None:
            return "";
        case Label::Inaccuracy:
            return fmt::format("<circle class=\"inaccuracy\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>",
                               x, y);
        case Label::Mistake:
            return fmt::format("<path class=\"mistake\" d=\"M{:.1f} {:.1f}l5.5 9.5h-11z\"/>", x,
                               y - 6);
        case Label::Blunder:
            break;
    }
    return fmt::format(
        "<rect class=\"blunder\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"10\" height=\"10\"/>", x - 5,
        y - 5);
}

/// "Move 24: g2, -9; blunder".
std::string spot_title(const GameAnalysis& game, std::size_t ply) {
    std::string title = ply == 0 ? "Start" : fmt::format("Move {}: {}", ply, game.played[ply - 1]);
    const auto& standing = game.standings[ply];
    if (!standing) return title + ", not judged";
    title += ", " + score_words(standing->score, standing->is_exact, game.unit);
    for (const MoveAnalysis& move : game.moves) {
        if (move.number == ply && move.label != Label::None)
            title += "; " + std::string(name(move.label));
    }
    return title;
}

std::string spots(const GameAnalysis& game, const Plot& plot) {
    std::string drawing;
    for (std::size_t ply = 0; ply < game.standings.size(); ++ply) {
        drawing += fmt::format(
            "<rect class=\"hit\" data-ply=\"{}\" x=\"{:.1f}\" y=\"{}\" width=\"{:.2f}\" "
            "height=\"{}\"><title>{}</title></rect>",
            ply, plot.x(ply) - plot.step() / 2, Top, plot.step(), Bottom - Top,
            escaped(spot_title(game, ply)));
    }
    return drawing;
}

}  // namespace

std::string analysis_chart(const GameAnalysis& game) {
    const Plot plot(game);
    const std::string caption = fmt::format("Score for {} after each move, in {}",
                                            analysis::side_words(Side::One, game), name(game.unit));
    std::string drawing =
        exact_part(game, plot) + plot.grid() + numbers(game, plot) + score_line(game, plot);
    for (const MoveAnalysis& move : game.moves) drawing += mark(move, game, plot);
    drawing += fmt::format(
        "<line class=\"cursor\" x1=\"0\" x2=\"0\" y1=\"{}\" y2=\"{}\" style=\"display:none\"/>",
        Top, Bottom);
    return fmt::format(
        "<figure><figcaption>{0}</figcaption><svg class=\"chart\" viewBox=\"0 0 {1} {2}\" "
        "role=\"img\" aria-label=\"{0}\">{3}{4}</svg><p class=\"note\">Ring: inaccuracy, triangle: "
        "mistake, square: blunder. Click to see the position.</p></figure>\n",
        escaped(caption), Width, Height, drawing, spots(game, plot));
}

}  // namespace outflank::app
