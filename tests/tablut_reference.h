/// What the two reference servers of tablut say: whole games and perft counts, in this project's
/// words.
///
/// Two spellings of the same facts are read: the servers' own tables (tab-separated, where the
/// reference data is present) and the compact copy in tests/data, which
/// tests/tools/tablut_facts.cpp writes from them.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace outflank::tafl {

struct ReferenceGame {
    std::string rules;
    std::string ending;  // "attackers king-captured", "draw repetition"
    std::string final_board;  // rows joined by '/', without a king who was captured
    std::vector<std::string> moves;  // "e4-e7"
    std::vector<int> legal_counts;  // before each of the moves

    friend bool operator==(const ReferenceGame&, const ReferenceGame&) = default;
};

struct ReferencePerft {
    std::string rules;
    std::string position;
    int depth = 0;
    std::uint64_t leaves = 0;
    /// Of the leaves: captures by the last move, wins of the attackers, of the defenders, and
    /// draws. Not measured for deep rows.
    std::optional<std::vector<std::uint64_t>> kinds;

    friend bool operator==(const ReferencePerft&, const ReferencePerft&) = default;
};

/// The lines of a file that are neither empty nor comments; none when there is no such file.
inline std::vector<std::string> lines_of(const std::string& path) {
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    return lines;
}

namespace compact {

// A game is one line: rules, winner, reason, final board, moves as "e4e7e5e6...", counts as two hex
// digits each.

inline std::string format(const ReferenceGame& game) {
    std::string moves;
    std::string counts;
    for (const std::string& move : game.moves) moves += move.substr(0, 2) + move.substr(3, 2);
    for (const int count : game.legal_counts) {
        constexpr std::string_view Digits = "0123456789abcdef";
        counts += Digits[static_cast<std::size_t>(count / 16)];
        counts += Digits[static_cast<std::size_t>(count % 16)];
    }
    return game.rules + ' ' + game.ending + ' ' + game.final_board + ' ' + moves + ' ' + counts;
}

inline ReferenceGame parse_game(const std::string& line) {
    const auto words = text::words(line);
    ReferenceGame game;
    game.rules = words[0];
    game.ending = std::string(words[1]) + ' ' + std::string(words[2]);
    game.final_board = words[3];
    for (std::size_t i = 0; i < words[4].size(); i += 4) {
        game.moves.push_back(std::string(words[4].substr(i, 2)) + '-' +
                             std::string(words[4].substr(i + 2, 2)));
    }
    for (std::size_t i = 0; i < words[5].size(); i += 2) {
        game.legal_counts.push_back(std::stoi(std::string(words[5].substr(i, 2)), nullptr, 16));
    }
    return game;
}

// A perft row is one line with '|' between: rules, position, depth, leaves and, where measured, the
// four kinds.

inline std::string format(const ReferencePerft& row) {
    std::string line = row.rules + '|' + row.position + '|' + std::to_string(row.depth) + '|' +
                       std::to_string(row.leaves);
    for (const std::uint64_t count : row.kinds.value_or(std::vector<std::uint64_t>())) {
        line += '|' + std::to_string(count);
    }
    return line;
}

inline ReferencePerft parse_perft(const std::string& line) {
    const auto fields = text::split(line, '|');
    ReferencePerft row{std::string(fields[0]), std::string(fields[1]),
                       std::stoi(std::string(fields[2])), std::stoull(std::string(fields[3])),
                       std::nullopt};
    if (fields.size() > 4) row.kinds.emplace();
    for (std::size_t i = 4; i < fields.size(); ++i)
        row.kinds->push_back(std::stoull(std::string(fields[i])));
    return row;
}

}  // namespace compact

namespace original {

// The servers' words: game_id, moves, result, plies, reason, final board, legal counts.

/// COMP 424 writes row, column, row, column from 0 ("8555"); Ashton writes squares ("d5d2").
inline std::string move_of(std::string_view text) {
    const auto square = [](char file, char rank) { return std::string{file, rank}; };
    if (!text::is_digit(text[0])) return square(text[0], text[1]) + '-' + square(text[2], text[3]);
    const auto file = [](char column) { return static_cast<char>(column - '0' + 'a'); };
    const auto rank = [](char row) { return static_cast<char>(row + 1); };
    return square(file(text[1]), rank(text[0])) + '-' + square(file(text[3]), rank(text[2]));
}

inline std::string ending_of(std::string_view result, std::string_view reason) {
    const bool attackers = result == "MUSCOVITE" || result == "BLACK";
    const std::string winner = result == "DRAW" ? "draw " : attackers ? "attackers " : "defenders ";
    if (reason == "king-corner") return winner + "king-escaped";
    if (reason == "turn-limit") return winner + "move-limit";
    return winner + std::string(reason);
}

/// The Ashton server leaves a captured king standing; here he leaves the board in every rule set.
inline std::string final_board_of(std::string board, std::string_view reason) {
    const std::size_t king = board.find('K');
    if (reason != "king-captured" || king == std::string::npos) return board;
    constexpr std::size_t Throne = 4 * 10 + 4;
    board[king] = king == Throne ? 'T' : '.';
    return board;
}

inline std::vector<ReferenceGame> games(const std::string& path, const std::string& rules) {
    std::vector<ReferenceGame> games;
    for (const std::string& line : lines_of(path)) {
        const auto fields = text::split(line, '\t');
        if (fields[0] == "game_id") continue;
        ReferenceGame game{rules,
                           ending_of(fields[2], fields[4]),
                           final_board_of(std::string(fields[5]), fields[4]),
                           {},
                           {}};
        for (const std::string_view move : text::words(fields[1]))
            game.moves.push_back(move_of(move));
        for (const std::string_view count : text::words(fields[6])) {
            game.legal_counts.push_back(std::stoi(std::string(count)));
        }
        games.push_back(game);
    }
    return games;
}

/// COMP 424 counts turns, two plies each; the side is 0 or B for the attackers.
inline std::string position_of(std::string_view board, std::string_view side,
                               std::string_view turn) {
    const bool attackers = side == "0" || side == "B";
    const int ply = turn.empty() ? 0 : 2 * std::stoi(std::string(turn)) + (attackers ? 0 : 1);
    const std::string position = std::string(board) + (attackers ? " attackers" : " defenders");
    return ply == 0 ? position : position + " ply=" + std::to_string(ply);
}

inline std::vector<ReferencePerft> perfts(const std::string& path) {
    std::vector<ReferencePerft> rows;
    for (const std::string& line : lines_of(path)) {
        const auto fields = text::split(line, '\t');
        if (fields[0] == "ruleset") continue;
        ReferencePerft row{std::string(fields[0]), position_of(fields[2], fields[3], fields[4]),
                           std::stoi(std::string(fields[5])), std::stoull(std::string(fields[6])),
                           std::nullopt};
        if (!fields[7].empty()) row.kinds.emplace();
        for (std::size_t i = 7; row.kinds && i < 11; ++i)
            row.kinds->push_back(std::stoull(std::string(fields[i])));
        rows.push_back(row);
    }
    return rows;
}

}  // namespace original

}  // namespace outflank::tafl
