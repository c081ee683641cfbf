#include "app/number_options.h"

#include <charconv>
#include <cstddef>
#include <limits>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank::app {

Result<int> parse_or(std::string_view option, const std::string& typed, int usual, int low,
                     int high) {
    if (typed.empty()) return usual;
    const auto number = text::parse_int(option, typed, low, high);
    if (!number) return number.error();
    return static_cast<int>(*number);
}

Result<std::uint64_t> parse_count(std::string_view option, const std::string& typed) {
    constexpr std::int64_t most = 1'000'000'000'000;
    const std::string_view text = typed;
    const char unit = text.empty() ? ' ' : text::lower(text.back());
    const std::int64_t factor = unit == 'k' ? 1'000 : unit == 'm' ? 1'000'000 : 1;
    const auto number = text::parse_int(option, text.substr(0, text.size() - (factor > 1 ? 1 : 0)),
                                        1, most / factor);
    if (number) return static_cast<std::uint64_t>(*number * factor);
    return Error{fmt::format("{} expects a number from 1 up, like 1000, 20k or 10M, not {}", option,
                             text::shown(typed))};
}

Result<double> parse_real(std::string_view option, const std::string& typed, double usual,
                          double low, double high) {
    if (typed.empty()) return usual;
    double value = 0;
    const auto [end, problem] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    const bool whole = problem == std::errc() && end == typed.data() + typed.size();
    if (whole && value >= low && value <= high) return value;
    return Error{fmt::format("{} expects a number from {} to {}, not {}", option, low, high,
                             text::shown(typed))};
}

Result<std::uint64_t> parse_seed(const std::string& typed) {
    if (typed.empty()) return std::uint64_t{1};
    const auto seed = text::parse_int("--seed", typed, 0, std::numeric_limits<std::int64_t>::max());
    if (!seed) return seed.error();
    return static_cast<std::uint64_t>(*seed);
}

Result<Selectivity> parse_selectivity(const std::string& typed) {
    if (typed.empty()) return Exact;
    for (std::size_t level = 0; level < SelectivityPercent.size(); ++level) {
        if (typed == std::to_string(SelectivityPercent[level]))
            return static_cast<Selectivity>(level);
    }
    return Error{"--selectivity expects 73, 88, 95, 98, 99 or 100, not " + text::shown(typed)};
}

}  // namespace outflank::app
