#include "formats/ggf_clock.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/text.h"

namespace outflank::formats {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds Longest = std::chrono::hours(24 * 366);

/// `[[d.]h:]m:s`. Nothing: not a time.
std::optional<Seconds> parse_time(std::string_view text) {
    double days = 0;
    const std::size_t point = text.find('.');
    if (point < text.find(':')) {
        const auto number = text::parse_real(text.substr(0, point));
        if (!number) return std::nullopt;
        days = *number;
        text.remove_prefix(point + 1);
    }
    double seconds = 0;
    for (const std::string_view field : text::split(text, ':')) {
        const auto number = text::parse_real(text::trim(field));
        if (!number || *number < 0) return std::nullopt;
        seconds = seconds * 60 + *number;
    }
    const Seconds time(days * 24 * 60 * 60 + seconds);
    return time >= Seconds(0) && time <= Longest ? std::optional(time) : std::nullopt;
}

/// What a side's moves took, and how many they were.
struct Used {
    Seconds time{};
    int moves = 0;
};

Used used_by(const GgfGame& game, Side side) {
    Used used;
    const auto& record = game.record;
    auto position = record.start();
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        if (record.game().to_move(position) == side) {
            ++used.moves;
            if (i < game.notes.size())
                used.time += Seconds(std::max(game.notes[i].seconds.value_or(0), 0.0));
        }
        position = record.game().after(position, record.moves()[i]);
    }
    return used;
}

Duration as_duration(Seconds time) {
    return std::chrono::duration_cast<Duration>(std::clamp(time, Seconds(0), Longest));
}

}  // namespace

std::optional<GameClock> clock_of(const GgfGame& game, Side side) {
    std::string_view value = game.tag(side == Side::One ? "TB" : "TW");
    if (value.empty()) value = game.tag("TI");
    const auto parts = text::split(value, '/');
    const auto main = parse_time(parts[0]);
    if (value.empty() || !main) return std::nullopt;
    const auto increment =
        parts.size() > 1 ? parse_time(parts[1]).value_or(Seconds(0)) : Seconds(0);
    if (*main + increment == Seconds(0)) return std::nullopt;
    const Used used = used_by(game, side);
    return GameClock{as_duration(*main + used.moves * increment - used.time),
                     as_duration(increment)};
}

}  // namespace outflank::formats
