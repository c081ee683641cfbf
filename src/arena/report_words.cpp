#include "arena/report_words.h"

#include <cmath>

#include "fmt/format.h"

namespace outflank::arena {

std::string counts(const WinDrawLoss& result) {
    return fmt::format("+{} ={} -{}", result.wins, result.draws, result.losses);
}

std::string elo_words(const EloEstimate& elo) {
    const double whole = std::round(elo.elo) + 0.0;  // a difference of -0.3 is none
    return fmt::format("{:+.0f} ± {:.0f}", whole, elo.error);
}

std::string time_words(double seconds) {
    if (seconds < 0.001) return fmt::format("{:.3g} µs", seconds * 1e6);
    if (seconds < 1) return fmt::format("{:.3g} ms", seconds * 1000);
    return fmt::format("{:.{}f} s", seconds, seconds < 100 ? 2 : 0);
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, ",");
    return digits;
}

const std::string& player_of(const PlayedGame& game, Side side) {
    return (side == Side::One) == game.first_begins_as_one ? game.first : game.second;
}

std::optional<Side> winner_of(const PlayedGame& game) {
    if (game.points == Points::Draw) return std::nullopt;
    return (game.points == Points::Win) == game.first_begins_as_one ? Side::One : Side::Two;
}

}  // namespace outflank::arena
