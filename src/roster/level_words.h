/// What a level of the player `outflank` means to a person: a word, how long a move takes, and how
/// strong it is. 8x8 Othello; on other boards and in tablut a level is that many plies.
///
/// Times are rough and for one core of an AMD EPYC (Zen 4). docs/levels.md has the measurements.
#pragma once

#include <array>
#include <cassert>
#include <string_view>

#include "engine/level.h"

namespace outflank::roster {

struct LevelWords {
    int level;  // the first one that these words are for
    std::string_view word;
    std::string_view time;  // of a move
    std::string_view strength;
};

inline constexpr std::array<LevelWords, 12> AllLevelWords = {{
    {0, "first steps", "at once", "errs at most moves; hardly better than a random player"},
    {1, "beginner", "at once", "errs often; takes corners when they are offered"},
    {2, "learner", "at once", "errs in quiet positions"},
    {3, "casual", "at once", "errs now and then"},
    {4, "practised", "at once", "errs seldom"},
    {5, "club", "at once", "plays its best, five moves ahead; solves the last 10 squares"},
    {8, "strong club", "at once", "eight moves ahead; solves the last 16 squares"},
    {11, "expert", "under a second", "few people win against it; solves the last 21 squares"},
    {16, "master", "about a second", "beyond human players; good for going through a game"},
    {21, "champion", "seconds", "for judging a position; solves the last 24 squares"},
    {26, "analyst", "a minute", "for judging a position with care"},
    {31, "researcher", "minutes to hours", "for questions worth the wait"},
}};

/// REQUIRES: 0 <= level <= engine::HighestLevel.
constexpr const LevelWords& words_of_level(int level) {
    assert(level >= 0 && level <= engine::HighestLevel);
    const LevelWords* words = AllLevelWords.data();
    for (const LevelWords& each : AllLevelWords) {
        if (each.level <= level) words = &each;
    }
    return *words;
}

}  // namespace outflank::roster
