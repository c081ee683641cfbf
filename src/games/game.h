/// The Game concept: what a game has to say so that everything else (perft, search, players, arena,
/// terminal) can use it.
///
/// A game is a small value that knows its size and rules: `Othello{6}`, `Tafl{rules::comp424}`.
/// Positions and moves are values too: no history, no pointers, no allocation. A move list has a
/// fixed capacity, large enough for every position that can be written down, so generating moves
/// never allocates.
///
/// The laws that every game obeys are in games/laws.h, and a test runs them on each game, size and
/// rule set. How to add a game: CONTRIBUTING.md.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "games/symmetry.h"

namespace outflank {

/// The two sides. Othello: One is Black, Two is White. Tafl: One are the attackers, Two the
/// defenders, whoever begins.
enum class Side : std::uint8_t { One, Two };

constexpr Side opponent(Side side) { return side == Side::One ? Side::Two : Side::One; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// Why a game ended. The names are those of the match report.
enum class Reason : std::uint8_t {
    Discs,  // nobody can move and the discs are counted
    Wipeout,  // one side has no disc left
    KingEscaped,  // the king stands on an escape square
    KingCaptured,  //
    NoMoves,  // a side that cannot move has lost
    MoveLimit,  // drawn after so many plies
    Repetition,  // drawn by a repeated position; needs the history, so only a GameRecord sees it
};

constexpr std::string_view name(Reason reason) {
    constexpr std::array<std::string_view, 7> names = {"discs",         "wipeout",  "king-escaped",
                                                       "king-captured", "no-moves", "move-limit",
                                                       "repetition"};
    return names[static_cast<std::size_t>(reason)];
}

struct Outcome {
    std::optional<Side> winner;  // nobody: a draw
    int score = 0;  // for Side::One: the disc difference in Othello; 1, 0, -1 in Tafl
    Reason reason = Reason::Discs;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// When a position that comes back ends the game. A search and a GameRecord both ask this; a
/// position cannot know.
struct RepetitionRule {
    int draw_at =
        0;  // drawn when a position (with the side to move) occurs for this time; 0: never
    bool since_capture = false;  // only occurrences after the last capture count
    bool counts_start = true;  // the position the game began with is an occurrence

    friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

/// Moves without an allocation.
template <class Move, std::size_t Capacity>
class MoveList {
  public:
    using value_type = Move;

    constexpr void push_back(Move move) {
        assert(size_ < Capacity);
        moves_[size_++] = move;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr Move operator[](std::size_t i) const {
        return assert(i < size_), moves_[i];
    }
    constexpr Move& operator[](std::size_t i) { return assert(i < size_), moves_[i]; }
    constexpr Move* begin() { return moves_.data(); }
    constexpr Move* end() { return moves_.data() + size_; }
    [[nodiscard]] constexpr const Move* begin() const { return moves_.data(); }
    [[nodiscard]] constexpr const Move* end() const { return moves_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<Move, Capacity> moves_;  // only the first size_ are ever read
};

/// Any of the moves, all equally likely. REQUIRES: there is one.
template <class Move, std::size_t Capacity>
constexpr Move pick(Rng& rng, const MoveList<Move, Capacity>& moves) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// clang-format off
template <class G>
concept Game = std::copyable<G> && requires(const G game, const typename G::Position position,
                                            const typename G::Move move, std::string_view text, Side side, Symmetry symmetry) {
    requires std::regular<typename G::Position>;
    requires std::regular<typename G::Move>;

    // Play. `moves` is empty exactly when the game is over; in Othello a forced pass is a move.
    { game.start() } -> std::same_as<typename G::Position>;
    { game.moves(position) } -> std::same_as<typename G::Moves>;
    { game.count_moves(position) } -> std::same_as<std::size_t>;                  // moves(position).size(), faster
    { game.is_legal(position, move) } -> std::same_as<bool>;
    { game.after(position, move) } -> std::same_as<typename G::Position>;         // REQUIRES: legal
    { game.to_move(position) } -> std::same_as<Side>;
    { game.is_over(position) } -> std::same_as<bool>;
    { game.outcome(position) } -> std::same_as<std::optional<Outcome>>;           // nullopt while the game goes on
    { game.gain(position, move) } -> std::same_as<int>;                           // what the mover wins at once: discs flipped, pieces captured
    { game.key(position) } -> std::same_as<std::uint64_t>;                        // equal positions, equal keys (move counts left out)
    { game.repetition() } -> std::same_as<RepetitionRule>;

    // Text. Parsing is strict and says what it expected; format(p) parses back to p.
    { game.format(position) } -> std::same_as<std::string>;
    { game.format(move) } -> std::same_as<std::string>;
    { game.diagram(position) } -> std::same_as<std::string>;                      // for people: rows and coordinates
    { game.parse_position(text) } -> std::same_as<Result<typename G::Position>>;
    { game.parse_move(text) } -> std::same_as<Result<typename G::Move>>;          // on the board; legal or not is is_legal's question
    { game.name() } -> std::same_as<std::string>;                                 // "othello 6x6", "tablut ashton"
    { game.side_name(side) } -> std::same_as<std::string_view>;                   // "Black", "Attackers"

    // The eight symmetries of the square.
    { game.transformed(position, symmetry) } -> std::same_as<typename G::Position>;
    { game.transformed(move, symmetry) } -> std::same_as<typename G::Move>;

    // How perft counts a game that ended before the last ply: once at every deeper depth (Othello), or not (Tafl).
    { G::FinishedCountsInPerft } -> std::convertible_to<bool>;
};
// clang-format on

}  // namespace outflank
