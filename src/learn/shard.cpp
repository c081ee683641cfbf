#include "learn/shard.h"

#include "core/text.h"

namespace outflank::learn {

Result<Shard> Shard::parse(std::string_view text) {
    constexpr std::int64_t most = 1'000'000;
    if (text.empty()) return Shard{};
    const auto parts = text::split(text, '/');
    if (parts.size() == 2) {
        const auto count = text::parse_int("--shard", parts[1], 1, most);
        const auto index = text::parse_int("--shard", parts[0], 0, count ? *count - 1 : 0);
        if (count && index)
            return Shard{static_cast<std::uint64_t>(*index), static_cast<std::uint64_t>(*count)};
    }
    return Error{"--shard expects i/N with i from 0 to N - 1, like 0/4, not " + text::shown(text)};
}

std::string Shard::text() const { return std::to_string(index) + "/" + std::to_string(count); }

std::string Range::text() const {
    return low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
}

Result<Range> parse_range(std::string_view what, std::string_view text, int low, int high) {
    const auto parts = text::split(text, '-');
    if (parts.size() <= 2) {
        const auto first = text::parse_int(what, parts.front(), low, high);
        const auto last = text::parse_int(what, parts.back(), low, high);
        if (first && last && *first <= *last)
            return Range{static_cast<int>(*first), static_cast<int>(*last)};
    }
    return Error{std::string(what) + " expects a range like " + Range{low, high}.text() +
                 ", or a number within it, not " + text::shown(text)};
}

}  // namespace outflank::learn
