#include "kernels/stability.h"

namespace outflank::kernels {

namespace {

struct Edge {
    unsigned own;
    unsigned other;
};

/// The edge after a disc of `own` is put on `square`, whether or not that would be legal on the
/// board: a move may flip along other lines only.
Edge after(Edge edge, int square) {
    unsigned flips = 0;
    for (const int step : {-1, 1}) {
        unsigned line = 0;
        for (int at = square + step; at >= 0 && at < 8; at += step) {
            const unsigned here = 1U << at;
            if (edge.own & here) flips |= line;
            if (!(edge.other & here)) break;
            line |= here;
        }
    }
    return {(edge.own | flips | (1U << square)), edge.other & ~flips};
}

class StableEdges {
  public:
    StableEdges() {
        for (unsigned own = 0; own < 256; ++own) {
            for (unsigned other = 0; other < 256; ++other) {
                if ((own & other) == 0) (void)stable({own, other});
            }
        }
    }

    std::array<std::uint8_t, 65536> table{};

  private:
    /// What stays own whoever plays wherever, now and later.
    unsigned stable(Edge edge) {
        const std::size_t key = edge.own + 256 * edge.other;
        if (known_[key]) return table[key];
        unsigned result = edge.own;
        for (int square = 0; square < 8 && result != 0; ++square) {
            if ((edge.own | edge.other) & (1U << square)) continue;
            result &= stable(after(edge, square));
            const Edge reply = after({edge.other, edge.own}, square);
            result &= stable({reply.other, reply.own});
        }
        known_[key] = true;
        table[key] = static_cast<std::uint8_t>(result);
        return result;
    }

    std::array<bool, 65536> known_{};
};

}  // namespace

const std::array<std::uint8_t, 65536> StableOnEdge = StableEdges().table;

}  // namespace outflank::kernels
