#include "arena/svg_chart.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string_view>

#include "fmt/format.h"

#include "arena/markup.h"

namespace outflank::arena {

namespace {

// A chart is drawn in these units and scaled to the page.
constexpr int Width = 440;
constexpr int NameWidth = 158;
constexpr int WordsWidth = 96;
constexpr int MarksEnd = Width - WordsWidth;
constexpr int LineHeight = 30;
constexpr int ScaleHeight = 26;
constexpr std::size_t LongestName = 21;  // bytes; the whole name is in the line's title

/// The first bytes, never half a character.
std::string shortened(std::string_view name) {
    if (name.size() <= LongestName) return std::string(name);
    std::size_t end = LongestName - 1;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80) --end;
    return std::string(name.substr(0, end)) + "\u2026";
}

std::string figure(const std::string& caption, int height, const std::string& drawing) {
    return fmt::format(
        "<figure><figcaption>{0}</figcaption><svg viewBox=\"0 0 {1} {2}\" role=\"img\" "
        "aria-label=\"{0}\">{3}</svg></figure>\n",
        escaped(caption), Width, height, drawing);
}

/// A player's line: its name, its mark, the words.
std::string line(std::size_t place, const std::string& name, const std::string& mark,
                 const std::string& words) {
    const auto top = static_cast<int>(place) * LineHeight;
    return fmt::format(
        "<g transform=\"translate(0 {})\"><title>{}: {}</title><text x=\"0\" y=\"20\">{}</text>{}"
        "<text x=\"{}\" y=\"20\" text-anchor=\"end\">{}</text></g>",
        top, escaped(name), escaped(words), escaped(shortened(name)), mark, Width, escaped(words));
}

/// Where a value stands between the ends of a scale.
class Axis {
  public:
    explicit Axis(std::vector<double> ticks) : ticks_(std::move(ticks)) {}

    [[nodiscard]] double x(double value) const {
        const double share = (value - ticks_.front()) / (ticks_.back() - ticks_.front());
        return NameWidth + share * (MarksEnd - NameWidth);
    }

    [[nodiscard]] std::string drawn(int height) const {
        std::string result;
        for (const double tick : ticks_) {
            result += fmt::format(
                "<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"0\" y2=\"{}\"/><text "
                "class=\"tick\" x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{:g}</text>",
                tick == 0 ? "zero" : "grid", x(tick), x(tick), height, x(tick), height + 18, tick);
        }
        return result;
    }

  private:
    std::vector<double> ticks_;
};

std::string error_bar(const Axis& axis, const Interval& interval) {
    const double from = axis.x(interval.value - interval.error);
    const double to = axis.x(interval.value + interval.error);
    return fmt::format(
        "<path class=\"error\" d=\"M{0:.1f} 9v12m0-6H{1:.1f}m0-6v12\" fill=\"none\"/><circle "
        "class=\"dot\" cx=\"{2:.1f}\" cy=\"15\" r=\"5\"/>",
        from, to, axis.x(interval.value));
}

}  // namespace

std::vector<double> scale_of(double low, double high) {
    assert(low <= high);
    const double span = std::max(high - low, 1.0);
    const double magnitude = std::pow(10, std::floor(std::log10(span / 4)));
    double step = magnitude;
    for (const double factor : {2.0, 5.0, 10.0}) {
        if (step * 5 < span) step = magnitude * factor;
    }
    std::vector<double> ticks;
    for (double i = std::floor(low / step); ticks.size() < 2 || ticks.back() < high; ++i)
        ticks.push_back(i * step);
    return ticks;
}

std::string bar_chart(const std::string& caption, const std::vector<Bar>& bars) {
    double longest = 0;
    for (const Bar& bar : bars) longest = std::max(longest, bar.value);
    std::string drawing;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double share = longest > 0 ? bars[i].value / longest : 0;
        const std::string mark =
            fmt::format("<rect class=\"bar\" x=\"{}\" y=\"6\" width=\"{:.1f}\" height=\"18\"/>",
                        NameWidth, share * (MarksEnd - NameWidth));
        drawing += line(i, bars[i].name, mark, bars[i].words);
    }
    return figure(caption, static_cast<int>(bars.size()) * LineHeight, drawing);
}

std::string interval_chart(const std::string& caption, const std::vector<Interval>& intervals) {
    double low = 0;
    double high = 0;
    for (const Interval& interval : intervals) {
        low = std::min(low, interval.value - interval.error);
        high = std::max(high, interval.value + interval.error);
    }
    const Axis axis(scale_of(low, high));
    const int height = static_cast<int>(intervals.size()) * LineHeight;
    std::string drawing = axis.drawn(height);
    for (std::size_t i = 0; i < intervals.size(); ++i) {
        const Interval& interval = intervals[i];
        drawing += line(i, interval.name, error_bar(axis, interval), interval.words);
    }
    return figure(caption, height + ScaleHeight, drawing);
}

}  // namespace outflank::arena
