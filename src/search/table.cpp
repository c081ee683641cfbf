#include "search/table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace outflank {

namespace {

std::size_t physical_megabytes() {
    return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) / 1024 *
           static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
}

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

void Table::Unmap::operator()(Line* lines) const { munmap(lines, bytes); }

Result<Table> Table::of_megabytes(std::size_t megabytes) {
    const std::size_t most = physical_megabytes();
    if (megabytes < 1 || megabytes > most) {
        return Error{"a table has from 1 to " + std::to_string(most) + " MB on this machine, not " +
                     std::to_string(megabytes)};
    }
    // A power of two, so that a mask finds the line; what is asked for is never exceeded.
    const std::size_t bytes = std::bit_floor(megabytes) << 20;
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return Error{"a table of " + std::to_string(megabytes) +
                     " MB cannot be had: " + std::strerror(errno)};
    (void)madvise(memory, bytes, MADV_HUGEPAGE);  // fewer misses in the page tables; works without
    std::unique_ptr<Line[], Unmap> lines(static_cast<Line*>(memory), Unmap{bytes});
    return Table(std::move(lines), bytes / sizeof(Line));
}

/// Gives the memory back; the system hands out zeroes in its place, page by page as they are
/// touched.
void Table::clear() { (void)madvise(lines_.get(), (mask_ + 1) * sizeof(Line), MADV_DONTNEED); }

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
