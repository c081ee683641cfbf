#include "games/othello/rays.h"

namespace outflank::othello {

namespace {

constexpr int Right = 1;
constexpr int Down = LargestSize;

constexpr bool is_inner(int file_or_rank) {
    return file_or_rank > 0 && file_or_rank < LargestSize - 1;
}

template <class Condition>
constexpr WideBits squares_where(Condition condition) {
    WideBits squares;
    WideBits::board(LargestSize).for_each([&](Square square) {
        if (condition(square)) squares.insert(square);
    });
    return squares;
}

constexpr WideBits InnerFiles =
    squares_where([](Square square) { return is_inner(square.file()); });
constexpr WideBits InnerRanks =
    squares_where([](Square square) { return is_inner(square.rank()); });

/// Calls visit<Direction>(through) for the eight directions, `through` being the discs of `other`
/// that a run in that direction can pass through. A run ends at the edge of the board, so the discs
/// on the edges it could leave by are left out. This also keeps it from going on at the far edge,
/// which is where the next index lies:
///
///     a b ... o p
///     . . ... X O      p1 and a2 are neighbours by index,
///     O . ... . .      but no run from o1 ends on b2
template <class Visit>
void for_each_direction(const WideBits& other, Visit visit) {
    const WideBits sideways = other & InnerFiles;
    const WideBits upright = other & InnerRanks;
    const WideBits slanting = sideways & upright;
    visit.template operator()<Right>(sideways);
    visit.template operator()<-Right>(sideways);
    visit.template operator()<Down>(upright);
    visit.template operator()<-Down>(upright);
    visit.template operator()<Down + Right>(slanting);
    visit.template operator()<Down - Right>(slanting);
    visit.template operator()<-Down + Right>(slanting);
    visit.template operator()<-Down - Right>(slanting);
}

/// The next square by index; beyond an edge of the 16x16 board, a square of the far edge.
template <int Direction>
Square next(Square square) {
    return Square::from_index((square.index() + Direction) & 0xff);
}

/// Adds the run of `through` that begins next to `square`, if a disc of `own` closes it. One run is
/// short, so walking it beats shifting the whole board (45 against 170 ns for all eight, GCC 12).
template <int Direction>
void add_closed_run(const WideBits& own, const WideBits& through, Square square, WideBits& flips) {
    const Square first = next<Direction>(square);
    if (!through.contains(first)) return;
    Square end = first;
    while (through.contains(end)) end = next<Direction>(end);
    if (!own.contains(end)) return;
    for (Square disc = first; disc != end; disc = next<Direction>(disc)) flips.insert(disc);
}

/// Where the runs of `through` that begin next to `own` end. All runs grow together.
template <int Direction>
WideBits run_ends(const WideBits& own, const WideBits& through) {
    WideBits ends;
    WideBits runs = own.shifted<Direction>() & through;
    while (runs.any()) {
        const WideBits reached = runs.shifted<Direction>();
        ends |= reached;
        runs = reached & through;
    }
    return ends;
}

}  // namespace

WideBits flips(const WideBits& own, const WideBits& other, Square square) {
    WideBits flips;
    for_each_direction(other, [&]<int Direction>(const WideBits& through) {
        add_closed_run<Direction>(own, through, square, flips);
    });
    return flips;
}

WideBits mobility(const WideBits& own, const WideBits& other, const WideBits& empty) {
    WideBits ends;
    for_each_direction(other, [&]<int Direction>(const WideBits& through) {
        ends |= run_ends<Direction>(own, through);
    });
    return ends & empty;
}

}  // namespace outflank::othello
