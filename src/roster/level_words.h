/// What a level of the player `outflank` means to a person: a word, how long a move takes, and how
/// strong it is. 8x8 Othello only; for other boards and tablut see ply_level.h.
///
/// Times are rough and for one core of an AMD EPYC (Zen 4). docs/levels.md has the measurements.
#pragma once

#include <array>
#include <cassert>
#include <string>
#include <string_view>

#include "engine/level.h"

namespace outflank::roster {

struct LevelWords {
    int level;  // the first one that these words are for
    std::string_view word;
    std::string_view time;  // of a move
    std::string_view errors;  // empty: it does its best
    int rating;  // Elo points above a random player; 0: not measured
};

inline constexpr std::array<LevelWords, 14> AllLevelWords = {{
    {0, "first steps", "at once", "errs at most moves", 60},
    {1, "beginner", "at once", "errs often", 140},
    {2, "learner", "at once", "errs in quiet positions", 250},
    {3, "casual", "at once", "errs now and then", 440},
    {4, "practised", "at once", "errs seldom", 690},
    {5, "club", "at once", "may err at every second move", 1030},
    {6, "good club", "at once", "may err at every fourth move", 1270},
    {7, "team", "at once", "may err at every tenth move", 1540},
    {8, "strong club", "at once", "", 1890},
    {11, "expert", "at once", "", 2160},
    {16, "master", "at once", "", 2400},
    {21, "champion", "under a second", "", 2480},
    {24, "analyst", "seconds", "", 0},
    {31, "researcher", "minutes to hours", "", 0},
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

/// What it does: "errs often", or "looks 16 moves ahead, solves the last 23". REQUIRES: as
/// above.
std::string strength_of_level(int level);

/// "rated 2400"; empty where nothing near was measured. Between two measured levels the mean of
/// both by distance. REQUIRES: as above.
std::string rating_of_level(int level);

}  // namespace outflank::roster
