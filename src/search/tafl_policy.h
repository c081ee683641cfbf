/// TaflPolicy: what the search should know about Tafl.
///
/// A king's step to an escape square wins, and a capture is the most likely refutation, so they are
/// tried first. Both are loud: a man that falls on the next ply would be counted as standing.
/// Captures take men off the board and an escape ends the game, so loud moves come to an end.
///
/// The search may be selective: with some seventy moves in most positions, few of which change
/// much, the last of them are hardly ever needed.
#pragma once

#include <cstdint>

#include "core/rng.h"
#include "games/tafl/tafl.h"
#include "search/policy.h"

namespace outflank {

class TaflHints {
  public:
    TaflHints(const tafl::Tafl& game, const tafl::Position& position);

    [[nodiscard]] int promise(tafl::Move move) const {
        if (is_escape(move)) return EscapeRank;
        return captures(move) ? CaptureRank * game_.gain(position_, move) : 0;
    }
    [[nodiscard]] bool is_loud(tafl::Move move) const { return captures(move) || is_escape(move); }

    [[nodiscard]] tafl::Tafl::Moves loud_moves() const;

  private:
    static constexpr int EscapeRank = 1 << 20;
    static constexpr int CaptureRank = 2 * KillerRank;

    [[nodiscard]] bool captures(tafl::Move move) const { return captors_.contains(move.to()); }
    [[nodiscard]] bool is_escape(tafl::Move move) const {
        return game_.rules().escapes.contains(move.to()) && position_.king().contains(move.from());
    }

    const tafl::Tafl& game_;
    const tafl::Position& position_;
    tafl::Bits captors_;
};

struct TaflPolicy {
    static constexpr bool HasLoudMoves = true;
    static constexpr bool IsSelective = true;
    static constexpr Score QuietGain = 90;

    [[nodiscard]] TaflHints hints(const tafl::Tafl& game, const tafl::Position& position,
                                  int /*depth*/) const {
        return {game, position};
    }

    /// Where the rules count moves, the key does not: within reach of the limit the same board is
    /// worth something else two plies later.
    [[nodiscard]] std::uint64_t salt(const tafl::Tafl& game, const tafl::Position& position,
                                     int depth) const {
        const int limit = game.rules().move_limit;
        if (limit == 0 || position.ply() + depth < limit) return 0;
        return Rng(static_cast<std::uint64_t>(position.ply())).next();
    }
};

static_assert(Policy<TaflPolicy, tafl::Tafl>);

}  // namespace outflank
