/// ShallowCache: what one worker remembers of the positions one or two plies above its leaves.
///
/// They are met again soon, by another order of moves or by a shallower search, and searched in
/// less time than the large table takes to answer from memory. So they have a small cache of their
/// own, which stays near the processor. A newer position drives out an older one.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/node.h"
#include "search/table.h"

namespace outflank::engine {

class ShallowCache {
  public:
    [[gnu::always_inline]] [[nodiscard]] bool find(const TableKey& key, const Node& node,
                                                   TableEntry& found) const {
        const Known& known = known_[index(key)];
        if (known.own != node.own || known.other != node.other) return false;
        found = known.entry;
        return true;
    }
    [[gnu::always_inline]] void store(const TableKey& key, const Node& node,
                                      const TableEntry& entry) {
        known_[index(key)] = {node.own, node.other, entry};
    }

    void forget() { known_.assign(known_.size(), {}); }

  private:
    // Twice or half as many are no faster (docs/performance.md).
    static constexpr unsigned Bits = 12;

    struct Known {
        Bitboard own = 0;
        Bitboard other = 0;
        TableEntry entry;
    };

    static std::size_t index(const TableKey& key) { return key.line >> (64 - Bits); }

    std::vector<Known> known_{std::size_t{1} << Bits};
};

}  // namespace outflank::engine
