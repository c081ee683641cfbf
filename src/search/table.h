/// Table: what the 8x8 search remembers of positions, shared by all its threads without a lock.
///
/// Four entries of 16 bytes share a cache line. An entry is two words: the data, and a check of the
/// position combined with the data. Threads may write the two words of an entry at once; a reader
/// that meets halves of different entries finds that the check does not fit and sees nothing, so
/// nothing torn is ever used. The check has 64 bits, of which the lines beyond the first 65,536 are
/// chosen by as many as that takes, so two positions are taken for one another less than once in
/// 10^15 look-ups.
///
/// It begins small and grows with what a search stores, up to the size it was given. A system hands
/// out memory as zeroes, which takes longer than many a search, and a small table stays near the
/// processor.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/pages.h"
#include "core/result.h"
#include "kernels/bitboard.h"

namespace outflank {

/// What is known of a position. Scores are in hundredths of a disc for the side to move.
struct TableEntry {
    static constexpr std::uint8_t NoMove = 64;

    std::int16_t lower = -6400;
    std::int16_t upper = 6400;
    std::uint8_t depth = 0;
    std::uint8_t selectivity = 0;
    std::uint8_t move = NoMove;  // the best, or the last that was good enough
    std::uint8_t second_move = NoMove;  // what `move` was before
};

struct TableKey {
    std::uint64_t line;
    std::uint64_t check;

    [[gnu::always_inline]] static TableKey of(kernels::Bitboard own, kernels::Bitboard other) {
        std::uint64_t line = own * 0x9e3779b97f4a7c15ULL + other * 0xc2b2ae3d27d4eb4fULL;
        line ^= line >> 32;
        std::uint64_t check = (own ^ (line * 0xff51afd7ed558ccdULL)) * 0xd6e8feb86659fd93ULL;
        check ^= check >> 29;
        return {line * 0xa0761d6478bd642fULL, check ^ (other * 0x2127599bf4325c37ULL)};
    }
};

class Table {
  public:
    /// `megabytes`: as large as it may grow. Refuses a size of nothing, and one that the machine
    /// does not have.
    static Result<Table> of_megabytes(std::size_t megabytes);
    Table(Table&& other) noexcept;

    /// Whether the position is known, and what is known of it. Any thread.
    [[gnu::always_inline]] bool find(const TableKey& key, TableEntry& found) const {
        const Line& line = line_of(key);
        for (const Slot& slot : line.slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            if ((slot.check.load(std::memory_order_relaxed) ^ data) != key.check || data == 0)
                continue;
            found = unpacked(data);
            return true;
        }
        return false;
    }

    /// The position will be asked for soon: until then its line is on its way from memory.
    [[gnu::always_inline]] void fetch(const TableKey& key) const {
        __builtin_prefetch(&line_of(key));
    }

    /// Remembers the entry, in the place of what is worth least in its line. Any thread.
    void store(const TableKey& key, const TableEntry& entry);

    /// So many positions more were stored. Is that more than a quarter of what it has room for, and
    /// may it grow? Any thread.
    bool is_crowded_by(std::uint64_t stored);
    /// To twice its size, if it may. Any thread, while others read and write; what they write
    /// meanwhile may be lost.
    void grow();

    /// What was stored before counts as old from now on, and goes first. Not while a search runs.
    void grow_older();
    /// As if it were new: what is stored from then on does not depend on anything before.
    void clear();

    /// How large it is just now.
    [[nodiscard]] std::size_t bytes() const { return (mask() + 1) * sizeof(Line); }

  private:
    static constexpr unsigned AgeMask = 31;
    static constexpr unsigned FirstLineBits = 16;
    struct Slot {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> data;
    };
    struct alignas(64) Line {
        Slot slots[4];
    };

    static constexpr std::size_t SlotsPerLine = sizeof(Line) / sizeof(Slot);

    explicit Table(Pages pages);

    [[gnu::always_inline]] [[nodiscard]] std::size_t mask() const {
        return mask_.load(std::memory_order_relaxed);
    }

    /// The first lines by the key's own bits, those added later by bits of the check: an entry
    /// tells where it belongs when the table grows.
    [[gnu::always_inline]] Line& line_of(const TableKey& key) const {
        return lines_[(key.line >> (64 - FirstLineBits) | key.check << FirstLineBits) & mask()];
    }
    [[nodiscard]] std::size_t first_mask() const {
        return std::min(most_lines_, std::size_t{1} << FirstLineBits) - 1;
    }
    void part_lines_from_their_twins();
    [[nodiscard]] bool may_grow() const { return mask() + 1 < most_lines_; }

    /// lower, upper: 16 bits each; depth: 8; age and selectivity: 5 and 3; two moves: 8 each. Never
    /// 0: moves are not 0 both.
    [[gnu::always_inline]] static TableEntry unpacked(std::uint64_t data) {
        return {static_cast<std::int16_t>(data),       static_cast<std::int16_t>(data >> 16),
                static_cast<std::uint8_t>(data >> 32), static_cast<std::uint8_t>((data >> 45) & 7),
                static_cast<std::uint8_t>(data >> 48), static_cast<std::uint8_t>(data >> 56)};
    }
    [[nodiscard]] std::uint64_t packed(const TableEntry& entry) const {
        return static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.lower)) |
               static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.upper)) << 16 |
               static_cast<std::uint64_t>(entry.depth) << 32 |
               static_cast<std::uint64_t>(age_) << 40 |
               static_cast<std::uint64_t>(entry.selectivity) << 45 |
               static_cast<std::uint64_t>(entry.move) << 48 |
               static_cast<std::uint64_t>(entry.second_move) << 56;
    }
    /// An empty place is worth nothing, whatever time it is.
    [[nodiscard]] int worth(std::uint64_t data) const {
        if (data == 0) return -1;
        const bool is_young = ((data >> 40) & AgeMask) == age_;
        return (is_young ? 4096 : 0) + static_cast<int>((data >> 32) & 0xff) * 8 +
               static_cast<int>((data >> 45) & 7);
    }

    Pages pages_;
    Line* lines_;  // in the pages
    std::size_t most_lines_;  // powers of two, so that a mask finds one; what lies beyond is unused
    std::atomic<std::size_t> mask_;
    std::atomic<std::uint64_t> stored_{0};  // since it grew older
    std::atomic<bool> is_growing_{false};
    static constexpr unsigned FirstAge = 1;
    unsigned age_ = FirstAge;
};

}  // namespace outflank
