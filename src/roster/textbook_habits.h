/// TextbookHabits: how the players `minimax` and `alphabeta` think, as their options say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"
#include "roster/player_spec.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/limits.h"

namespace outflank::roster {

enum class Textbook : std::uint8_t { Minimax, AlphaBeta };

/// Neither depth nor time: whatever the law of the game allows, or where there is none, the usual
/// depth.
struct TextbookHabits {
    Textbook kind = Textbook::Minimax;
    std::optional<int> depth;
    std::optional<Duration> time;  // for each move
    std::string evaluation = "discs";
    std::optional<int> from;  // the first depth
    bool killer = false;
    DepthBias bias = DepthBias::On;
    std::string openings;  // as OpeningList::named takes it; empty: none

    /// `minimax:depth=3`, `alphabeta:time=2s,eval=squares`. Whether the game has that evaluation,
    /// and the file those openings, is asked later.
    static Result<TextbookHabits> parse(const PlayerSpec& spec);

    /// The depth where nothing else ends the search: a moment's thought in every game.
    [[nodiscard]] int usual_depth() const { return kind == Textbook::Minimax ? 3 : 5; }

    /// A depth alone is searched at once; with a time, or a line to follow, there are smaller
    /// depths first.
    [[nodiscard]] Deepening deepening(const Limits& limits) const;
};

}  // namespace outflank::roster
