/// Refutations: which moves have answered which moves well so far.
///
/// In the middle game a good reply to a move is often good in the next position, too, whatever else
/// has changed; so every cut teaches something about the order of moves for the price of a few
/// additions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "search/table.h"

namespace outflank::engine {

class Refutations {
  public:
    /// How well a reply to the move has done, from -256 to 256.
    [[gnu::always_inline]] [[nodiscard]] int worth(int move, int reply) const {
        return worths_[index(move)][index(reply)] / (Most / 256);
    }

    /// `reply` was enough, and those before it in the list were not.
    template <class List>
    [[gnu::always_inline]] void learn(int move, const List& tried, int reply) {
        auto& replies = worths_[index(move)];
        for (int i = 0; i < tried.count(); ++i) {
            std::int32_t& worth = replies[index(tried[i].square)];
            if (tried[i].square == reply) {
                worth += (Most - worth) >> Slowness;
                return;
            }
            worth -= (Most + worth) >> Slowness;
        }
    }

    void forget() { worths_ = {}; }

  private:
    static constexpr std::int32_t Most = 1 << 16;
    static constexpr int Slowness = 3;  // of learning, as a power of two

    static std::size_t index(int square) { return static_cast<std::size_t>(square); }

    std::array<std::array<std::int32_t, 64>, TableEntry::NoMove + 1> worths_{};
};

}  // namespace outflank::engine
