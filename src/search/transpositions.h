/// Transpositions: what a search has found out about positions it may meet again.
///
/// A table of fixed size, found by the position's key. Two entries share a place: one keeps the
/// deeper of what came by, the other the newest. What an entry says is a bound on the score from a
/// search to that depth, and the move that was best. A won game is remembered by its distance from
/// the position, not from the root of the search, because the same position is met at several
/// plies.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/large_pages.h"
#include "eval/score.h"

namespace outflank {

enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exactly };

/// Stored as the depth of a search that reached no horizon: the game was searched to its end below
/// the position, and its score serves at every depth.
inline constexpr int CompleteDepth = 255;

template <class Move>
class Transpositions {
  public:
    struct Entry {
        std::uint64_t key = 0;
        Score score = 0;  // decided scores: as if the position were the root
        Move move{};
        std::uint8_t depth = 0;
        Bound bound : 2 = Bound::None;
        bool has_move : 1 = false;
        std::uint8_t age : 5 = 0;

        [[nodiscard]] std::optional<Move> best() const {
            return has_move ? std::optional(move) : std::nullopt;
        }

        /// The score at that ply, if it answers a search of that depth whether the value is above
        /// or below a null window at beta.
        [[nodiscard]] std::optional<Score> answer(int wanted_depth, Score beta, int ply) const {
            if (depth < wanted_depth) return std::nullopt;
            const Score value = at_ply(score, ply);
            const bool is_above = value >= beta && bound != Bound::AtMost;
            const bool is_below = value < beta && bound != Bound::AtLeast;
            return is_above || is_below ? std::optional(value) : std::nullopt;
        }
    };

    /// Room for at least one pair of entries, at most for that many bytes.
    explicit Transpositions(std::size_t bytes)
        : pairs_(std::bit_floor(bytes / sizeof(Pair) > 0 ? bytes / sizeof(Pair) : 1)) {}

    /// Entries of earlier searches stay useful, but give way to new ones.
    void begin_search() { age_ = (age_ + 1) & AgeMask; }
    void clear() { pairs_.assign(pairs_.size(), Pair{}); }

    /// nullptr when nothing is known. Valid until the next store.
    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        for (const Entry& entry : pair(key))
            if (entry.key == key && entry.bound != Bound::None) return &entry;
        return nullptr;
    }

    /// The entry will be asked for soon.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&pair(key)); }

    void store(std::uint64_t key, int depth, Score score, Bound bound, std::optional<Move> move,
               int ply) {
        Pair& places = pairs_[index(key)];
        const bool is_known = places[0].key == key;
        const bool gives_way = places[0].age != age_ || depth >= places[0].depth;
        if (!is_known && gives_way && places[0].age == age_) places[1] = places[0];
        Entry& entry = is_known || gives_way ? places[0] : places[1];
        entry.key = key;
        entry.score = at_ply(score, -ply);
        entry.move = move.value_or(Move{});
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = bound;
        entry.has_move = move.has_value();
        entry.age = age_ & AgeMask;
    }

  private:
    using Pair = std::array<Entry, 2>;
    static constexpr unsigned AgeMask = 31;  // five bits of an entry

    /// A decided score that many plies further from the end.
    static Score at_ply(Score score, int plies) {
        if (!is_decided(score)) return score;
        return score > 0 ? score - plies : score + plies;
    }

    [[nodiscard]] std::size_t index(std::uint64_t key) const { return key & (pairs_.size() - 1); }
    [[nodiscard]] const Pair& pair(std::uint64_t key) const { return pairs_[index(key)]; }

    std::vector<Pair, LargePages<Pair>> pairs_;
    unsigned age_ = 0;
};

}  // namespace outflank
