/// Path: the positions on the way to the one being searched, so that a search sees repetition.
///
/// It begins with the game so far and follows the search move by move. Positions are remembered by
/// their keys. The game's own rule (games/game.h) says which occurrences count and how many make a
/// draw. Inside the search one is stricter: a position that came up since the search began counts
/// as drawn when it comes back once, because whoever can have it twice can have it three times.
///
/// Captured men do not come back, so no position of before a capture does either, and a rule that
/// counts from the last capture on asks for nothing more.
///
/// Nearly every position is new, and a path may be hundreds of moves long: counts of the keys by
/// their last bits tell at once that a key cannot be there twice.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "games/game.h"

namespace outflank {

template <Game G>
class Path {
  public:
    using Position = typename G::Position;

    Path(const G& game, const Position& start)
        : rule_(game.repetition()), oldest_(rule_.counts_start ? 0 : 1) {
        add(game.key(start));
    }

    /// REQUIRES: a move leads to that position from the last one.
    void push(const G& game, const Position& position) {
        if (rule_.draw_at != 0) add(game.key(position));
    }

    /// Takes the last push back.
    void pop() {
        if (rule_.draw_at == 0) return;
        assert(keys_.size() > 1);
        --alike(keys_.back());
        keys_.pop_back();
    }

    /// From here on the search is on its own.
    void begin_search() { root_ = keys_.size() - 1; }

    /// Has the last position occurred so often that the game is drawn?
    [[nodiscard]] bool is_drawn() const {
        if (rule_.draw_at == 0) return false;
        const std::uint64_t key = keys_.back();
        if (alike_[place(key)] < 2) return false;
        int occurrences = 1;
        // Sides take turns, so only every other position can be the same.
        for (std::size_t i = keys_.size() - 1; i >= oldest_ + 2;) {
            i -= 2;
            if (keys_[i] != key) continue;
            if (++occurrences >= rule_.draw_at || i > root_) return true;
        }
        return false;
    }

  private:
    void add(std::uint64_t key) {
        keys_.push_back(key);
        ++alike(key);
    }

    static std::size_t place(std::uint64_t key) { return key % Places; }
    std::uint16_t& alike(std::uint64_t key) { return alike_[place(key)]; }

    static constexpr std::size_t Places = 1 << 10;

    RepetitionRule rule_;
    std::size_t oldest_;  // the index of the first position that counts
    std::vector<std::uint64_t> keys_;
    std::array<std::uint16_t, Places> alike_{};  // how many keys have the same last bits
    std::size_t root_ = std::numeric_limits<std::size_t>::max();  // no search has begun
};

}  // namespace outflank
