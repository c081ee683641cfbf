#include "search/table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace outflank {

namespace {

/// The fresh entry with what the old one of the same position adds to it: bounds of the same
/// search, unless the two contradict each other, and the move that was best before.
TableEntry joined(const TableEntry& old, const TableEntry& fresh) {
    TableEntry result = fresh;
    if (old.depth == fresh.depth && old.selectivity == fresh.selectivity) {
        const auto lower = std::max(fresh.lower, old.lower);
        const auto upper = std::min(fresh.upper, old.upper);
        if (lower <= upper) result.lower = lower, result.upper = upper;
    }
    if (result.move == TableEntry::NoMove) result.move = old.move;
    result.second_move = old.move != result.move ? old.move : old.second_move;
    return result;
}

}  // namespace

Result<Table> Table::of_megabytes(std::size_t megabytes) {
    auto pages = Pages::of_megabytes("a table", megabytes);
    if (!pages) return pages.error();
    return Table(*std::move(pages));
}

Table::Table(Pages pages)
    : pages_(std::move(pages)),
      lines_(static_cast<Line*>(pages_.data())),
      most_lines_(std::bit_floor(pages_.bytes() / sizeof(Line))),
      mask_(first_mask()) {}

/// Nobody searches in it yet.
Table::Table(Table&& other) noexcept : Table(std::move(other.pages_)) {}

void Table::grow_older() {
    age_ = (age_ + 1) & AgeMask;
    stored_ = 0;
}

void Table::clear() {
    pages_.clear();
    mask_ = first_mask();
    stored_ = 0;
    age_ = FirstAge;
}

bool Table::is_crowded_by(std::uint64_t stored) {
    const std::uint64_t all = stored_.fetch_add(stored, std::memory_order_relaxed) + stored;
    return may_grow() && all > (mask() + 1) * SlotsPerLine / 4;
}

/// Each entry stays in its line, or goes to the same place of that line's twin.
void Table::grow() {
    if (is_growing_.exchange(true, std::memory_order_acquire)) return;
    if (may_grow()) part_lines_from_their_twins();
    is_growing_.store(false, std::memory_order_release);
}

void Table::part_lines_from_their_twins() {
    const std::size_t lines = mask() + 1;
    const std::size_t upper = lines >> FirstLineBits;  // the bit of the check that chooses the twin
    for (std::size_t i = 0; i < lines; ++i) {
        for (std::size_t at = 0; at < SlotsPerLine; ++at) {
            Slot& slot = lines_[i].slots[at];
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            const std::uint64_t check = slot.check.load(std::memory_order_relaxed);
            if (data == 0 || ((check ^ data) & upper) == 0) continue;
            Slot& twin = lines_[lines + i].slots[at];
            twin.data.store(data, std::memory_order_relaxed);
            twin.check.store(check, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    mask_.store(2 * lines - 1, std::memory_order_release);
}

void Table::store(const TableKey& key, const TableEntry& entry) {
    Line& line = line_of(key);
    TableEntry fresh = entry;
    Slot* target = nullptr;
    int least = 1 << 30;
    for (Slot& slot : line.slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key.check) {
            const TableEntry old = unpacked(data);
            const bool is_better = old.depth > fresh.depth || (old.depth == fresh.depth &&
                                                               old.selectivity > fresh.selectivity);
            if (is_better && worth(data) >= 4096) return;
            fresh = joined(old, entry);
            target = &slot;
            break;
        }
        if (worth(data) < least) {
            least = worth(data);
            target = &slot;
        }
    }
    const std::uint64_t data = packed(fresh);
    target->data.store(data, std::memory_order_relaxed);
    target->check.store(key.check ^ data, std::memory_order_relaxed);
}

}  // namespace outflank
