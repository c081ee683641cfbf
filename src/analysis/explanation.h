/// Explanation: why a move was bad, in a sentence that a player understands and that is true on the
/// board.
///
/// Each fault is one small predicate on positions, defined where it is written (othello_faults.h,
/// tafl_faults.h), and an explanation names what it found there, so that a test can look again.
/// Comparisons are with the best move, because only what the best move avoids explains a loss.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/label.h"
#include "games/game.h"

namespace outflank::analysis {

enum class Fault : std::uint8_t {
    // Othello
    AllowsWipeout,
    MissesWipeout,
    GivesCorner,
    MissesCorner,
    TakesXSquare,
    TakesCSquare,
    MissesPass,
    LeavesNoSafeMove,
    HandsOverQuietMove,
    LosesParity,
    WastesTempo,
    GivesMoves,
    OpensFrontier,
    // Tafl
    MissesEscape,
    MissesKing,
    OpensEscape,
    ExposesKing,
    LetsKingBreakOut,
    WalksIntoNet,
    LosesPiece,
    MissesCapture,
    // Every game
    ThrowsAwayResult,
    BetterLine,
};

/// As JSON has it: "gives-corner".
std::string_view name(Fault fault);

struct Explanation {
    Fault fault = Fault::BetterLine;
    std::vector<std::string> evidence;  // squares, moves or numbers, as the fault's definition says
    std::string sentence;  // with its full stop

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// A move that was not the best.
template <Game G>
struct Occasion {
    const G& game;
    typename G::Position before;
    std::vector<typename G::Move> played;  // the move and best play after it
    std::vector<typename G::Move> best;  // the same for the best move
    Proof proof = {};

    [[nodiscard]] Side mover() const { return game.to_move(before); }
    [[nodiscard]] std::string mover_name() const { return std::string(game.side_name(mover())); }
    [[nodiscard]] std::string opponent_name() const {
        return std::string(game.side_name(opponent(mover())));
    }
    [[nodiscard]] typename G::Position after_played() const {
        return game.after(before, played.front());
    }
    [[nodiscard]] typename G::Position after_best() const {
        return game.after(before, best.front());
    }
    [[nodiscard]] std::string played_word() const { return game.format(played.front()); }
    [[nodiscard]] std::string best_word() const { return game.format(best.front()); }
};

}  // namespace outflank::analysis
