/// Transpositions: what a search has found out about positions it may meet again.
///
/// A table of fixed size, found by the position's key. Two entries share a place: one keeps the
/// deeper of what came by, the other the newest. What an entry says is a bound on the score from a
/// search to that depth, and the move that was best. A won game is remembered by its distance from
/// the position, not from the root of the search, because the same position is met at several
/// plies.
///
/// Several threads may ask and store at once. An entry is two words, and the first is mixed with
/// the second: where two threads have written one word each, the key does not fit and nothing is
/// found.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
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

    /// Entries of earlier searches stay useful, but give way to new ones. Not while somebody
    /// searches; nor is clear().
    void begin_search() { age_ = (age_ + 1) & AgeMask; }
    void clear() { pairs_.assign(pairs_.size(), Pair{}); }

    /// Nothing when nothing is known.
    [[nodiscard]] std::optional<Entry> find(std::uint64_t key) {
        for (Place& place : pair(key)) {
            const Entry entry = place.entry_of(key);
            if (entry.bound != Bound::None) return entry;
        }
        return std::nullopt;
    }

    /// The entry will be asked for soon.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&pairs_[index(key)]); }

    void store(std::uint64_t key, int depth, Score score, Bound bound, std::optional<Move> move,
               int ply) {
        Pair& places = pair(key);
        const auto [deeper_key, deeper] = places[0].content();
        const bool is_known = deeper_key == key;
        const bool gives_way = deeper.age != age_ || depth >= deeper.depth;
        if (!is_known && gives_way && deeper.age == age_) places[1].keep(deeper_key, deeper);
        Entry entry;
        entry.score = at_ply(score, -ply);
        entry.move = move.value_or(Move{});
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = bound;
        entry.has_move = move.has_value();
        entry.age = age_ & AgeMask;
        places[is_known || gives_way ? 0 : 1].keep(key, entry);
    }

  private:
    /// Plain numbers, so that a table is cleared and moved at once; whoever reads or writes them
    /// does so as a whole.
    struct Place {
        std::uint64_t mixed_key = 0;
        std::uint64_t bits = 0;

        [[nodiscard]] std::pair<std::uint64_t, Entry> content() {
            const std::uint64_t now = read(bits);
            return {read(mixed_key) ^ now, std::bit_cast<Entry>(now)};
        }
        /// An empty one where the key is another.
        [[nodiscard]] Entry entry_of(std::uint64_t key) {
            const auto [its_key, entry] = content();
            return its_key == key ? entry : Entry{};
        }
        void keep(std::uint64_t key, const Entry& entry) {
            const auto now = std::bit_cast<std::uint64_t>(entry);
            write(mixed_key, key ^ now);
            write(bits, now);
        }

      private:
        static std::uint64_t read(std::uint64_t& word) {
            return std::atomic_ref(word).load(std::memory_order_relaxed);
        }
        static void write(std::uint64_t& word, std::uint64_t value) {
            std::atomic_ref(word).store(value, std::memory_order_relaxed);
        }
    };
    using Pair = std::array<Place, 2>;
    static constexpr unsigned AgeMask = 31;  // five bits of an entry

    /// A decided score that many plies further from the end.
    static Score at_ply(Score score, int plies) {
        if (!is_decided(score)) return score;
        return score > 0 ? score - plies : score + plies;
    }

    [[nodiscard]] std::size_t index(std::uint64_t key) const { return key & (pairs_.size() - 1); }
    [[nodiscard]] Pair& pair(std::uint64_t key) { return pairs_[index(key)]; }

    std::vector<Pair, LargePages<Pair>> pairs_;
    unsigned age_ = 0;
};

}  // namespace outflank
