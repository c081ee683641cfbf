#include "play/opening_names.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <tuple>

#include "play/opening_table.h"

namespace outflank::play {

namespace {

using othello::Othello;
using othello::Position8;

constexpr int Size = 8;

/// A canonical position that the usual moves of an opening pass through.
struct Waypoint {
    kernels::Bitboard own;
    kernels::Bitboard other;
    std::size_t to_go;  // moves; 0: this is the opening itself
    std::size_t opening;  // its place in the table

    friend bool operator<(const Waypoint& a, const Waypoint& b) {
        return std::tie(a.own, a.other, a.to_go, a.opening) <
               std::tie(b.own, b.other, b.to_go, b.opening);
    }
};

void add_waypoints(std::size_t opening, std::vector<Waypoint>& waypoints) {
    const auto line = GameRecord<Othello>::parse(Othello(Size), OpeningTable[opening].moves);
    assert(line.ok());
    GameRecord<Othello> record = *line;
    for (std::size_t to_go = 0;; ++to_go) {
        const auto [position, symmetry] = canonical(narrowed(record.position()));
        waypoints.push_back({position.own, position.other, to_go, opening});
        if (record.moves().empty()) return;
        record.undo();
    }
}

const std::vector<Waypoint>& all_waypoints() {
    static const std::vector<Waypoint> sorted = [] {
        std::vector<Waypoint> waypoints;
        for (std::size_t i = 0; i < OpeningTable.size(); ++i) add_waypoints(i, waypoints);
        std::sort(waypoints.begin(), waypoints.end());
        return waypoints;
    }();
    return sorted;
}

/// Those that lie on the position, the nearest opening first.
std::span<const Waypoint> waypoints_at(const Position8& position) {
    const auto& all = all_waypoints();
    const Position8 sought = canonical(position).position;
    const auto from = [&](std::size_t to_go) {
        return std::lower_bound(all.begin(), all.end(),
                                Waypoint{sought.own, sought.other, to_go, 0});
    };
    return {from(0), from(SIZE_MAX)};
}

}  // namespace

std::span<const NamedOpening> named_openings() { return OpeningTable; }

const NamedOpening* opening_at(const Position8& position) {
    const auto here = waypoints_at(position);
    if (here.empty() || here.front().to_go > 0) return nullptr;
    return &OpeningTable[here.front().opening];
}

const NamedOpening* opening_of(const GameRecord<Othello>& record) {
    if (record.game().size() != Size) return nullptr;
    const NamedOpening* last = nullptr;
    othello::Position position = record.start();
    for (std::size_t i = 0;; ++i) {
        if (const NamedOpening* here = opening_at(narrowed(position))) last = here;
        if (i == record.moves().size()) return last;
        position = record.game().after(position, record.moves()[i]);
    }
}

std::vector<const NamedOpening*> openings_ahead(const Position8& position) {
    std::vector<const NamedOpening*> ahead;
    for (const Waypoint& waypoint : waypoints_at(position)) {
        if (waypoint.to_go > 0) ahead.push_back(&OpeningTable[waypoint.opening]);
    }
    return ahead;
}

}  // namespace outflank::play
