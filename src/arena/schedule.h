/// The schedule: who meets whom, in which order, from which opening.
///
/// It is a rule and not a list: a game's number alone says everything about it, so that any worker
/// can play any game, and a match that was broken off knows what is missing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace outflank::arena {

/// Who plays, and which two in every pairing.
struct Field {
    std::vector<std::string> players;  // as reports call them
    std::vector<std::array<std::size_t, 2>> pairings;  // first and second, by index
};

/// A player that meets itself is its own second: "greedy" and "greedy (2)".
std::vector<std::string> told_apart(std::vector<std::string> players);

/// Everybody against everybody.
Field round_robin(std::vector<std::string> players);
/// The first against every other.
Field gauntlet(std::vector<std::string> players);

struct Fixture {
    int number = 0;  // from 1
    std::size_t pairing = 0;
    std::size_t first = 0;  // players by index
    std::size_t second = 0;
    std::size_t opening = 0;  // by index
    bool first_begins_as_one = true;
};

/// Games 2k-1 and 2k are one pairing with one opening and sides swapped; all pairings meet in the
/// first opening before any meets in the second. REQUIRES: number >= 1.
Fixture fixture(const Field& field, int number);

/// For a player that draws lots: the same match, game and side, the same lots, whichever worker
/// plays it.
std::uint64_t seed_of_player(std::uint64_t match_seed, int number, bool is_first);

}  // namespace outflank::arena
