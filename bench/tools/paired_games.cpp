// Plays two players of 8x8 Othello against each other: random openings of six plies, each played
// twice with sides swapped. With players that count iterations, nodes or depth the same command
// gives the same games. It chose the c of Monte Carlo tree search.
//
//     paired_games 150 mcts:iterations=2000,c=0.7 mcts:iterations=2000,c=1
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "core/rng.h"
#include "games/othello/othello.h"
#include "play/player.h"
#include "roster/roster.h"

namespace {

using namespace outflank;
using othello::Othello;
using Seat = std::unique_ptr<Player<Othello>>;

constexpr int OpeningPlies = 6;

GameRecord<Othello> opening(std::uint64_t seed) {
    GameRecord<Othello> record(Othello{8});
    Rng rng(seed);
    for (int ply = 0; ply < OpeningPlies; ++ply)
        (void)record.play(pick(rng, record.game().moves(record.position())));
    return record;
}

Result<Seat> seat(std::string_view name, std::uint64_t seed) {
    const auto spec = roster::PlayerSpec::parse(name);
    if (!spec) return spec.error();
    return roster::make_player(Othello{8}, *spec, seed);
}

/// Half points for the player that has `side`.
int play(GameRecord<Othello> record, Player<Othello>& one, Player<Othello>& two, Side side) {
    while (!record.is_over()) {
        Player<Othello>& mover = record.to_move() == side ? one : two;
        const auto choice = mover.choose(record);
        if (!choice || !choice->move || !record.play(*choice->move)) std::abort();
    }
    const auto winner = record.outcome()->winner;
    return !winner ? 1 : *winner == side ? 2 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "paired_games expects: PAIRS PLAYER PLAYER\n");
        return 1;
    }
    const auto pairs = std::strtoul(argv[1], nullptr, 10);
    int tally[3] = {};  // losses, draws, wins of the first
    for (unsigned long pair = 0; pair < pairs; ++pair) {
        for (const Side side : {Side::One, Side::Two}) {
            const auto one = seat(argv[2], 2 * pair + index(side));
            const auto two = seat(argv[3], 5000 + 2 * pair + index(side));
            if (!one || !two) {
                const Error& error = one ? two.error() : one.error();
                std::fprintf(stderr, "paired_games: %s\n", error.sentence.c_str());
                return 1;
            }
            ++tally[play(opening(1000 + pair), **one, **two, side)];
        }
    }
    std::printf("%s against %s: %d won, %d drawn, %d lost\n", argv[2], argv[3], tally[2], tally[1],
                tally[0]);
    return 0;
}
