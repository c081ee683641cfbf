#include "eval/search_digits.h"

namespace outflank::eval {

void add_layout_places(const Pattern& pattern, std::vector<std::uint32_t>& places) {
    const SearchDigits digits = search_digits(pattern);
    const auto first = static_cast<std::uint32_t>(places.size());
    places.push_back(first);
    for (std::uint8_t digit = 0; digit < pattern.size; ++digit) {
        const auto* const square = std::find(digits.begin(), digits.end(), digit);
        const auto worth = static_cast<std::uint32_t>(
            power_of_three(static_cast<std::size_t>(square - digits.begin())));
        const std::size_t lower = places.size() - first;
        for (std::uint32_t times = 1; times <= 2; ++times) {
            for (std::size_t i = 0; i < lower; ++i)
                places.push_back(places[first + i] + times * worth);
        }
    }
}

}  // namespace outflank::eval
