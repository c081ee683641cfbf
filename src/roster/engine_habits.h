/// EngineHabits: how the player `outflank` thinks, as its options say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"
#include "engine/task.h"
#include "engine/weights.h"
#include "play/book.h"
#include "play/clock.h"
#include "roster/player_spec.h"
#include "search/limits.h"

namespace outflank::roster {

/// At most one of the first five is set; none: whatever the law of the game allows, or where there
/// is none, DefaultLevel.
struct EngineHabits {
    static constexpr int DefaultLevel = 21;
    /// As much as a table may grow to; quick games keep it small.
    static constexpr std::size_t DefaultHashMegabytes = 256;

    std::optional<int> level;
    std::optional<Duration> time;  // for each move
    std::optional<GameClock> clock;  // for each game
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::size_t> hash_megabytes;
    engine::Weights weights = engine::shipped_weights();
    unsigned threads = 1;  // so that games can be repeated, unless asked otherwise
    play::Book book = play::shipped_book();  // an empty one: none
    std::optional<Score> book_tolerance;  // nothing: what suits the level
    std::string openings;  // a list to follow before the book, as OpeningList::named takes it

    /// `outflank:level=5`, `outflank:time=2s,threads=2`.
    static Result<EngineHabits> parse(const PlayerSpec& spec);

    /// How far to look in a position of 8x8 Othello, unless time or nodes end the search before.
    [[nodiscard]] engine::Stage goal(int empties, bool is_timed) const;
};

}  // namespace outflank::roster
