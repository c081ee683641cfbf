#include "roster/level_words.h"

#include "fmt/format.h"

namespace outflank::roster {

std::string strength_of_level(int level) {
    const LevelWords& words = words_of_level(level);
    if (!words.errors.empty()) return std::string(words.errors);
    return fmt::format("looks {} moves ahead, solves the last {}", level,
                       engine::solved_empties(level));
}

std::string rating_of_level(int level) {
    constexpr int step = 10;  // what is measured is no surer
    const LevelWords* below = &words_of_level(level);
    const bool is_last = below == &AllLevelWords.back();
    const LevelWords* above = below->level == level || is_last ? below : below + 1;
    if (below->rating == 0 || above->rating == 0) return "";
    if (below == above) return fmt::format("rated {}", below->rating);
    const int share = (above->rating - below->rating) * (level - below->level);
    const int rating = below->rating + share / (above->level - below->level);
    return fmt::format("rated {}", (rating + step / 2) / step * step);
}

}  // namespace outflank::roster
