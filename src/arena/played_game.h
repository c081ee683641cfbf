/// PlayedGame: one finished game of a match as it is stored, reported and counted. Text and numbers
/// only, so that one form serves every game, size and rule set.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

namespace outflank::arena {

/// For the player named first in the pairing.
enum class Points : std::uint8_t { Loss, Draw, Win };

/// What one player did in one game, or in several.
struct PlayerStats {
    int moves = 0;
    std::uint64_t nodes = 0;  // explored states
    double seconds = 0;
    double worst_move_seconds = 0;

    /// More games of the same player.
    PlayerStats& operator+=(const PlayerStats& more) {
        moves += more.moves;
        nodes += more.nodes;
        seconds += more.seconds;
        worst_move_seconds = std::max(worst_move_seconds, more.worst_move_seconds);
        return *this;
    }
    friend bool operator==(const PlayerStats&, const PlayerStats&) = default;
};

struct PlayedGame {
    int number = 0;  // in its match, from 1; games 2k-1 and 2k share an opening with sides swapped
    int pairing = 0;  // which two players, by its place in the tournament; a match has only one
    std::string first;  // the players, as reports call them
    std::string second;
    bool first_begins_as_one = true;  // the first player had Side::One: Black, the attackers
    std::string opening;  // the moves that were given
    std::string moves;  // all moves, the opening included
    std::string start;  // the position the game began with, empty where it is the game's own
    std::string final_board;  // the diagram
    Points points = Points::Draw;
    int score = 0;  // for the first player: discs; in Tafl 1, 0, -1
    std::string reason;  // discs wipeout ... repetition endless illegal time crash resign
    std::string remark;  // what a forfeit was about, a sentence; empty else
    PlayerStats first_stats;
    PlayerStats second_stats;

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

}  // namespace outflank::arena
