// Plays the engine against itself under a time limit, several games at once, and counts what must
// not happen: an illegal move, a move over the limit, a lost clock. The grace is what a server
// would allow.
//
//     clock_games move 50ms 200 2      200 games at 50 ms a move, two at a time
//     clock_games clock 10s+0ms 200 2  200 games with ten seconds a side for the whole game
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/duration.h"
#include "core/parallel.h"
#include "core/rng.h"
#include "games/othello/othello.h"
#include "play/clock.h"
#include "play/player.h"
#include "roster/roster.h"

namespace {

using namespace outflank;
using othello::Othello;

constexpr Duration Grace = std::chrono::milliseconds(100);
constexpr int OpeningPlies = 8;

struct Law {
    std::optional<Duration> move_time;
    std::optional<GameClock> clock;
};

struct Tally {
    std::mutex mutex;
    int games = 0;
    int moves = 0;
    int illegal = 0;
    int late = 0;
    Duration worst_over{};  // beyond the limit of a move, or below zero on the clock
    Duration least_left = Duration::max();  // on a clock when its game was over
};

std::unique_ptr<Player<Othello>> player() {
    return *roster::make_player(Othello{8},
                                *roster::PlayerSpec::parse("outflank:hash=64,threads=1"), 1);
}

/// One game; what went wrong is added to the tally.
void play(const Law& law, std::uint64_t seed, Tally& tally) {
    const Othello game{8};
    GameRecord<Othello> record(game);
    Rng rng(seed);
    for (int ply = 0; ply < OpeningPlies; ++ply)
        (void)record.play(pick(rng, game.moves(record.position())));
    const std::array<std::unique_ptr<Player<Othello>>, 2> players = {player(), player()};
    std::array<GameClock, 2> clocks{};
    if (law.clock) clocks.fill(*law.clock);

    int moves = 0;
    int illegal = 0;
    int late = 0;
    Duration worst_over{};
    while (!record.is_over()) {
        const std::size_t side = index(record.to_move());
        Conditions<othello::Move> conditions;
        conditions.move_time = law.move_time;
        if (law.clock) conditions.clock = clocks[side];
        const auto begin = Clock::now();
        const auto choice = players[side]->choose(record, conditions);
        const Duration spent = Clock::now() - begin;

        Duration over = law.move_time ? spent - *law.move_time : Duration{};
        if (law.clock) {
            over = spent - clocks[side].remaining;
            clocks[side].remaining += clocks[side].increment - spent;
        }
        worst_over = std::max(worst_over, over);
        late += over > Grace ? 1 : 0;
        ++moves;
        if (!choice || !choice->move || !record.play(*choice->move)) {
            ++illegal;
            break;
        }
    }
    const std::scoped_lock lock(tally.mutex);
    ++tally.games;
    tally.moves += moves;
    tally.illegal += illegal;
    tally.late += late;
    tally.worst_over = std::max(tally.worst_over, worst_over);
    for (const GameClock& clock : clocks)
        tally.least_left = std::min(tally.least_left, clock.remaining);
    if (tally.games % 20 == 0)
        std::fprintf(stderr, "%d games, %d moves\n", tally.games, tally.moves);
}

double milliseconds(Duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

}  // namespace

int main(int argc, char** argv) {
    Law law;
    const std::string kind = argc == 5 ? argv[1] : "";
    if (kind == "move") {
        if (const auto time = parse_duration("the time of a move", argv[2])) law.move_time = *time;
    } else if (kind == "clock") {
        if (const auto clock = parse_clock("the clock", argv[2])) law.clock = *clock;
    }
    if (!law.move_time && !law.clock) {
        std::fprintf(stderr,
                     "clock_games expects: move TIME GAMES AT_ONCE, or: clock TIME+INCREMENT GAMES "
                     "AT_ONCE\n");
        return 1;
    }
    Tally tally;
    const auto play_game = [&](std::size_t game) { play(law, game + 1, tally); };
    for_each_index(std::strtoul(argv[3], nullptr, 10),
                   static_cast<unsigned>(std::strtoul(argv[4], nullptr, 10)), play_game,
                   [] { return false; });
    std::printf(
        "%d games, %d moves: %d illegal, %d beyond the grace of %.0f ms, at worst %.1f ms over the "
        "limit\n",
        tally.games, tally.moves, tally.illegal, tally.late, milliseconds(Grace),
        milliseconds(tally.worst_over));
    if (law.clock)
        std::printf("least time left on a clock: %.0f ms\n", milliseconds(tally.least_left));
    return tally.illegal + tally.late == 0 ? 0 : 2;
}
