/// What several tests of the arena need: games that ended so, and matches whose truth is known.
#pragma once

#include <cstdint>

#include "arena/elo.h"
#include "arena/played_game.h"
#include "arena/tally.h"
#include "core/rng.h"

namespace outflank::arena::fixtures {

inline PlayedGame ended(int number, Points points, int score = 0) {
    PlayedGame game;
    game.number = number;
    game.first = "a";
    game.second = "b";
    game.first_begins_as_one = number % 2 == 1;
    game.points = points;
    game.score = score;
    return game;
}

/// Matches between players whose difference is known. Openings favour one side, so that the games
/// of a pair are anything but independent, and a tenth of the games are drawn.
class SimulatedMatch {
  public:
    SimulatedMatch(double elo, std::uint64_t seed) : elo_(elo), rng_(seed) {}

    void play_pair(Tally& tally) {
        const double favour = 300 * (2 * chance() - 1);
        const int number = 2 * pairs_++ + 1;
        tally.add(ended(number, game_at(favour)));
        tally.add(ended(number + 1, game_at(-favour)));
    }

    Tally of_pairs(int pairs) {
        Tally tally;
        for (int i = 0; i < pairs; ++i) play_pair(tally);
        return tally;
    }

    /// The share of points that the first player has in the long run: Elo differences do not simply
    /// add up with the favour of openings.
    static double true_elo(double elo) {
        SimulatedMatch match(elo, 99);
        return elo_of(match.of_pairs(400'000).all().share());
    }

  private:
    double chance() { return rng_.below(1U << 30U) / static_cast<double>(1U << 30U); }

    Points game_at(double favour) {
        constexpr double drawn = 0.1;
        if (chance() < drawn) return Points::Draw;
        return chance() < share_at(elo_ + favour) ? Points::Win : Points::Loss;
    }

    double elo_;
    Rng rng_;
    int pairs_ = 0;
};

}  // namespace outflank::arena::fixtures
