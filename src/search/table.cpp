#include "search/table.h"

#include <algorithm>
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
