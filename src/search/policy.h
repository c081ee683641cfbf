/// Policy: what a game can tell the generic search about itself, beyond its rules.
///
/// The default knows nothing, and the search then finds exactly what the textbook finds. A policy
/// changes the order of moves, which only saves time; it may name loud moves, those after which an
/// evaluation should not be trusted yet; and it may let the search be selective: look at late moves
/// less deeply, or not at all.
#pragma once

#include <concepts>
#include <cstdint>

#include "eval/score.h"
#include "games/game.h"

namespace outflank {

/// How moves are ranked: what a policy promises is added to what the search has learnt itself,
/// a history of 0 to HistoryLimit, and KillerRank for a move that refuted a sister position.
inline constexpr int HistoryLimit = 1 << 13;
inline constexpr int KillerRank = 1 << 14;

// clang-format off
/// About the moves of one position, made once for all of them.
template <class H, class Move>
concept Hints = requires(const H hints, const Move move) {
    // How good the move looks before it is searched; 0 when there is nothing to say. Where the policy has loud moves, a
    // quiet one is never asked.
    { hints.promise(move) } -> std::same_as<int>;

    // Loud moves are tried before quiet ones and searched beyond the horizon, as long as there are any. They must come
    // to an end.
    { hints.is_loud(move) } -> std::same_as<bool>;
};

/// For a policy that has them.
template <class H, class G>
concept LoudHints = requires(const H hints) {
    // Exactly the moves that are loud.
    { hints.loud_moves() } -> std::same_as<typename G::Moves>;
};

/// For a policy that lets the search be selective.
template <class P>
concept SelectivePolicy = requires {
    // What a quiet move may be expected to gain, in the evaluation's unit.
    { P::QuietGain } -> std::convertible_to<Score>;
};

template <class P, class G>
concept Policy = Game<G> && std::copyable<P> &&
    requires(const P policy, const G game, const typename G::Position position, int depth) {
    // For a search to that depth. May refer to the game and the position.
    { policy.hints(game, position, depth) } -> Hints<typename G::Move>;

    // Whether is_loud is worth asking at all, and the search may be selective.
    { P::HasLoudMoves } -> std::convertible_to<bool>;
    { P::IsSelective } -> std::convertible_to<bool>;
    requires !P::HasLoudMoves || LoudHints<decltype(policy.hints(game, position, depth)), G>;
    requires !P::IsSelective || SelectivePolicy<P>;

    // Two positions with the same key and the same salt have the same value at that depth.
    { policy.salt(game, position, depth) } -> std::same_as<std::uint64_t>;
};
// clang-format on

struct PlainPolicy {
    static constexpr bool HasLoudMoves = false;
    static constexpr bool IsSelective = false;

    struct NoHints {
        template <class Move>
        [[nodiscard]] int promise(Move /*move*/) const {
            return 0;
        }
        template <class Move>
        [[nodiscard]] bool is_loud(Move /*move*/) const {
            return false;
        }
    };

    template <Game G>
    [[nodiscard]] NoHints hints(const G& /*game*/, const typename G::Position& /*position*/,
                                int /*depth*/) const {
        return {};
    }
    template <Game G>
    [[nodiscard]] std::uint64_t salt(const G& /*game*/, const typename G::Position& /*position*/,
                                     int /*depth*/) const {
        return 0;
    }
};

}  // namespace outflank
