/// A saved game: a transcript under a few lines that say which game it is and who sits where.
///
///     # game: othello 8x8
///     # black: human
///     # white: outflank:level=3
///     # time: 5s
///     f5 d6 c3 d3
///
/// Lines that begin with '#' are optional and in any order, so a bare transcript is a saved game
/// too; unknown ones are skipped.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace outflank::formats {

struct SavedGame {
    std::string game;  // as a game names itself; empty where the file does not say
    std::array<std::string, 2> players;  // by index(Side)
    std::string time;  // on a move
    std::string record;  // the other lines: moves, or a board and moves

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// Takes every text. Whether game, players and record mean anything is for others to say.
SavedGame read_saved_game(std::string_view text);

/// The same of the remarks that stand in front of the moves, which are not looked at: what a file
/// of any length says about itself.
SavedGame read_heading(std::string_view text);

/// REQUIRES: no field but the record holds a line break, and no line of the record is blank or
/// begins with '#'.
std::string write_saved_game(const SavedGame& saved);

}  // namespace outflank::formats
