/// Charts as SVG: one line a player, its name at the left and its number in words beside the mark,
/// so that nothing is said by length or colour alone. Colours come from the page's style.
#pragma once

#include <string>
#include <vector>

namespace outflank::arena {

struct Bar {
    std::string name;
    double value = 0;  // from 0
    std::string words;  // the number as it is written beside the bar
};

struct Interval {
    std::string name;
    double value = 0;
    double error = 0;
    std::string words;
};

/// A <figure> with a caption. Names and words are escaped here.
std::string bar_chart(const std::string& caption, const std::vector<Bar>& bars);

/// The same with a dot and an error bar on a scale that holds them all.
std::string interval_chart(const std::string& caption, const std::vector<Interval>& intervals);

/// About five round numbers, the first at or below `low`, the last at or above `high`. REQUIRES:
/// low <= high, both finite.
std::vector<double> scale_of(double low, double high);

}  // namespace outflank::arena
