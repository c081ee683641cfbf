#include "app/score_text.h"

namespace outflank::app {

std::string score_in_discs(Score score) {
    if (score % Disc == 0) return fmt::format("{:+}", score / Disc);
    return fmt::format("{:+.2f}", static_cast<double>(score) / Disc);
}

std::string json_score(Score score) {
    if (score % Disc == 0) return fmt::format("{}", score / Disc);
    return fmt::format("{:.2f}", static_cast<double>(score) / Disc);
}

std::string depth_words(int depth, int selectivity) {
    return selectivity == 100 ? fmt::format("{}", depth)
                              : fmt::format("{}@{}%", depth, selectivity);
}

std::string count_words(std::uint64_t count) {
    const auto number = static_cast<double>(count);
    if (count < 10'000) return fmt::format("{}", count);
    if (number < 1e6) return fmt::format("{:.0f}k", number / 1e3);
    if (number < 1e9) return fmt::format("{:.1f}M", number / 1e6);
    return fmt::format("{:.2f}G", number / 1e9);
}

std::string speed_words(std::uint64_t nodes, Duration time) {
    if (time <= Duration::zero()) return "-";
    return count_words(static_cast<std::uint64_t>(static_cast<double>(nodes) / in_seconds(time))) +
           "/s";
}

}  // namespace outflank::app
