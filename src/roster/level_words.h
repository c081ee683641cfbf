/// What a level of the player `outflank` means to a person: a word, how long a move takes, and how
/// strong it is. 8x8 Othello only; for other boards and tablut see ply_level.h.
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

/// The wins are out of 100 games against random, greedy and alphabeta:depth=3.
inline constexpr std::array<LevelWords, 12> AllLevelWords = {{
    {0, "first steps", "at once", "errs at most moves; wins 65, 50, 29"},
    {1, "beginner", "at once", "errs often; wins 63, 54, 34"},
    {2, "learner", "at once", "errs in quiet positions; wins 75, 73, 53"},
    {3, "casual", "at once", "errs now and then; wins 93, 89, 82"},
    {4, "practised", "at once", "errs seldom; wins 100, 98, 98"},
    {5, "club", "at once", "looks 5 moves ahead and errs no more; wins all"},
    {8, "strong club", "at once", "8 moves ahead, solves the last 16 squares"},
    {11, "expert", "at once", "11 moves ahead, solves the last 21"},
    {16, "master", "at once", "16 moves ahead, solves the last 23"},
    {21, "champion", "under a second", "21 moves ahead, solves the last 24"},
    {24, "analyst", "seconds", "24 moves ahead, with more care"},
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
