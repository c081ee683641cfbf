/// BusyMoves: which moves of which positions some thread is searching right now.
///
/// All threads search the same tree from the root and share the table. What keeps them from doing
/// the same work is that a thread leaves a move which another one is busy with for later; by then
/// the table usually knows the answer. This is the idea of ABDADA, with a small table of its own
/// instead of counters in the big one. A collision only means that a move is put off for nothing.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace outflank::engine {

class BusyMoves {
  public:
    [[gnu::always_inline]] static std::uint64_t key_of(std::uint64_t position_key, int square) {
        return (position_key ^ static_cast<std::uint64_t>(square + 1)) * 0x9e3779b97f4a7c15ULL | 1;
    }
    [[gnu::always_inline]] bool is_busy(std::uint64_t key) const {
        return slot(key).load(std::memory_order_relaxed) == key;
    }
    [[gnu::always_inline]] void begin(std::uint64_t key) {
        slot(key).store(key, std::memory_order_relaxed);
    }
    [[gnu::always_inline]] void end(std::uint64_t key) {
        slot(key).store(0, std::memory_order_relaxed);
    }

  private:
    static constexpr unsigned Bits = 14;
    [[gnu::always_inline]] std::atomic<std::uint64_t>& slot(std::uint64_t key) {
        return slots_[key >> (64 - Bits)];
    }
    [[gnu::always_inline]] const std::atomic<std::uint64_t>& slot(std::uint64_t key) const {
        return slots_[key >> (64 - Bits)];
    }

    std::array<std::atomic<std::uint64_t>, std::size_t{1} << Bits> slots_{};
};

}  // namespace outflank::engine
