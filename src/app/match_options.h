/// The options that `match` and `tournament` share: as typed, and as understood.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/game_choice.h"
#include "app/opening_options.h"
#include "arena/law.h"
#include "arena/sprt.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct MatchOptions {
    GameOptions game;
    std::vector<std::string> players;
    std::string games;
    std::string openings;
    bool xot = false;
    OpeningOptions player_openings;
    std::string concurrency;
    std::string seed;
    std::string move_time;
    std::string clock;
    std::string grace;
    std::string sprt;
    std::string out;
    bool resume = false;
    bool json = false;
    bool quiet = false;
};

/// What was asked for, where it could be understood.
struct MatchQuestion {
    int games = 0;  // of each pairing
    unsigned concurrency = 1;
    std::uint64_t seed = 1;
    arena::Law law;
    std::optional<arena::SprtClaims> sprt;
};

Result<MatchQuestion> parse_match_options(const MatchOptions& options);

/// Declares all of them but the players and `--sprt`.
void add_match_options(CommandLine& command, MatchOptions& options);

}  // namespace outflank::app
