/// Tally: what the games of one pairing come to, for the player named first.
#pragma once

#include <map>

#include "arena/pentanomial.h"
#include "arena/played_game.h"

namespace outflank::arena {

struct WinDrawLoss {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    void add(Points points);
    /// The same games as the opponent sees them.
    [[nodiscard]] WinDrawLoss reversed() const { return {losses, draws, wins}; }
    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    /// The share of the points, from 0 to 1; a half before the first game.
    [[nodiscard]] double share() const;

    WinDrawLoss& operator+=(const WinDrawLoss& more);
    friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

class Tally {
  public:
    /// Games may come in any order; a pair counts once both its games are there.
    void add(const PlayedGame& game);

    [[nodiscard]] WinDrawLoss all() const;
    /// The first player's games as Black or with the attackers, and with the other side: in games
    /// whose sides are unequal the sum hides what matters.
    [[nodiscard]] const WinDrawLoss& as_one() const { return as_one_; }
    [[nodiscard]] const WinDrawLoss& as_two() const { return as_two_; }
    [[nodiscard]] const Pentanomial& pairs() const { return pairs_; }
    /// Discs a game, in Tafl the wins less the losses; 0 before the first game.
    [[nodiscard]] double mean_score() const;

  private:
    WinDrawLoss as_one_;
    WinDrawLoss as_two_;
    Pentanomial pairs_;
    std::map<int, Points> half_pairs_;  // by pair: the game that waits for its other half
    long long score_sum_ = 0;
};

}  // namespace outflank::arena
