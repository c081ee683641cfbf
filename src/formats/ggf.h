/// GGF, the Generic Game Format: games of Othello as the game server GGS and NBoard keep them.
///
///     (;GM[Othello]PC[GGS/os]PB[a]PW[b]RE[+2.000]TI[05:00]TY[8]BO[8 ---...--- *]B[F5//1.20]W[D6];)
///
/// Reading is liberal where writers differ: blanks anywhere between tags and inside the board, any
/// order of tags, passes left out, a number of games in front. Whatever is not read as the game
/// itself is kept as it stands and written again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/othello/othello.h"
#include "play/noted_move.h"
#include "play/record.h"

namespace outflank::formats {

struct GgfTag {
    std::string name;  // "PB"
    std::string value;  // has no ]

    friend bool operator==(const GgfTag&, const GgfTag&) = default;
};

struct GgfGame {
    GameRecord<othello::Othello> record;
    std::vector<MoveNote> notes;  // one a move; none at all where nothing was noted
    std::vector<GgfTag> tags;  // all but GM, BO and the moves, in their order

    /// The value of the first tag of that name; empty if there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;

    friend bool operator==(const GgfGame&, const GgfGame&) = default;
};

inline constexpr std::string_view GgfExpected = "expected a game in GGF, (;GM[Othello]...;)";

/// Takes the first game off the text with whatever stands before it; nothing where there is none.
/// An error names the move.
Result<std::optional<GgfGame>> take_ggf_game(std::string_view& text);

/// The games of a file. An error names the game, counted from 1, and the move.
Result<std::vector<GgfGame>> read_ggf(std::string_view text);

/// A text that is one game.
Result<GgfGame> parse_ggf(std::string_view text);

/// One line. The size and the result are added where no tag tells them.
std::string format_ggf(const GgfGame& game);

}  // namespace outflank::formats
