#include "play/clock.h"

#include <algorithm>
#include <string>

#include "core/duration.h"
#include "core/text.h"

namespace outflank {

namespace {

using namespace std::chrono_literals;

/// The last empties are solved in no time, so that no clock has to be kept for them.
constexpr int SolvedAtOnce = 14;
/// What a move costs besides thinking, at its worst: a stalled thread, a slow pipe.
constexpr Duration Overhead = 15ms;

/// Moves of one side that still take thought, and two in reserve for the ones that surprise.
int thoughtful_moves(int empties) { return std::max(empties - SolvedAtOnce, 0) / 2 + 2; }

/// In thirds of the average move: the opening has seen little, the middle game decides.
int weight_in_thirds(int empties) {
    if (empties > 46) return 2;
    return empties > 18 ? 4 : 3;
}

/// Kept back for the overhead of all moves to come, but for a tenth: some thought is always worth
/// it.
Duration reserve(const GameClock& clock, int empties) {
    const int own_moves = empties / 2 + 1;
    return std::min(clock.remaining * 9 / 10, own_moves * Overhead);
}

}  // namespace

Result<GameClock> parse_clock(std::string_view what, std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto remaining = parse_duration(what, text.substr(0, plus));
    if (!remaining) {
        return Error{std::string(what) + " expects a clock like 10s or 10s+100ms, not " +
                     text::shown(text)};
    }
    if (plus == std::string_view::npos) return GameClock{*remaining, {}};
    const auto increment = parse_duration(what, text.substr(plus + 1));
    if (!increment) return increment.error();
    return GameClock{*remaining, *increment};
}

MoveBudget budget_for_move(Duration time_on_the_move) {
    const Duration margin = std::clamp<Duration>(time_on_the_move / 10, 1ms, 50ms);
    const Duration usable = std::max<Duration>(time_on_the_move - margin, 0ms);
    return {usable, usable};
}

MoveBudget budget_for_clock(const GameClock& clock, int empties) {
    const Duration usable = std::max<Duration>(clock.remaining - reserve(clock, empties), 0ms);
    const Duration most = usable / 3;  // so that no single move can spoil the rest
    const Duration share = usable / thoughtful_moves(empties) * weight_in_thirds(empties) / 3;
    const Duration soft = std::min(share + clock.increment * 3 / 4, most);
    return {soft, std::min(3 * soft, most)};
}

MoveBudget tighter(const MoveBudget& one, const MoveBudget& other) {
    return {std::min(one.soft, other.soft), std::min(one.hard, other.hard)};
}

}  // namespace outflank
