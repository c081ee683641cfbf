#include "analysis/explanation.h"

namespace outflank::analysis {

std::string_view name(Fault fault) {
    constexpr std::array<std::string_view, 23> Names = {
        "allows-wipeout",  "misses-wipeout",  "gives-corner",   "misses-corner",
        "takes-x-square",  "takes-c-square",  "misses-pass",    "leaves-no-safe-move",
        "hands-over-move", "loses-parity",    "wastes-tempo",   "gives-moves",
        "opens-frontier",  "misses-escape",   "misses-king",    "opens-escape",
        "exposes-king",    "king-breaks-out", "walks-into-net", "loses-piece",
        "misses-capture",  "throws-away",     "better-line",
    };
    static_assert(Names.size() == static_cast<std::size_t>(Fault::BetterLine) + 1);
    return Names[static_cast<std::size_t>(fault)];
}

}  // namespace outflank::analysis
