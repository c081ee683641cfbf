/// MatchReport: everything a match or a tournament says about itself, as plain values. The text,
/// the JSON and the page are three ways to write it down.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/elo.h"
#include "arena/played_game.h"
#include "arena/schedule.h"
#include "arena/sprt.h"
#include "arena/tally.h"

namespace outflank::arena {

/// One player over all its games.
struct PlayerReport {
    std::string name;  // as it was asked for
    WinDrawLoss result;
    PlayerStats totals;
    int forfeits = 0;  // games lost by an illegal move, on time or by a crash
    EloEstimate elo;  // in a tournament, where the mean is 0; of a match see its pairing
};

struct PairingReport {
    std::size_t first = 0;  // players by index
    std::size_t second = 0;
    Tally tally;  // for the first
    EloEstimate elo;  // of the first over the second
};

struct SprtReport {
    SprtClaims claims;
    double log_likelihood_ratio = 0;
    SprtState state = SprtState::Open;
};

struct MatchReport {
    std::string title;  // "random v greedy"
    std::string game;  // "othello 8x8"
    std::array<std::string, 2> side_names;  // "Black", "White"; "Attackers", "Defenders"
    bool has_equal_sides = true;  // false in Tafl, whose results are told by side
    std::string law;  // "100ms a move, 100ms of grace"; "no time limit"
    bool is_tournament = false;
    std::vector<PlayerReport> players;
    std::vector<PairingReport> pairings;  // one in a match
    std::vector<PlayedGame> games;  // by number
    std::optional<SprtReport> sprt;
    /// The positions of one of the games as text (cli.md), from the start to the end, one more than
    /// its moves.
    std::function<std::vector<std::string>(const PlayedGame&)> replay;
};

/// Whether the loser broke the rules of the match: `illegal`, `time`, `crash`.
bool is_forfeit(const PlayedGame& game);

/// Counts the games into the report: players, pairings, games, and the SPRT where claims are given.
void count_games(MatchReport& report, const Field& field, std::vector<PlayedGame> games,
                 const std::optional<SprtClaims>& claims);

}  // namespace outflank::arena
