#include "arena/tally.h"

namespace outflank::arena {

namespace {

int pair_of(const PlayedGame& game) { return (game.number - 1) / 2; }

}  // namespace

void WinDrawLoss::add(Points points) {
    wins += points == Points::Win ? 1 : 0;
    draws += points == Points::Draw ? 1 : 0;
    losses += points == Points::Loss ? 1 : 0;
}

double WinDrawLoss::share() const { return games() == 0 ? 0.5 : points() / games(); }

WinDrawLoss& WinDrawLoss::operator+=(const WinDrawLoss& more) {
    wins += more.wins;
    draws += more.draws;
    losses += more.losses;
    return *this;
}

void Tally::add(const PlayedGame& game) {
    (game.first_begins_as_one ? as_one_ : as_two_).add(game.points);
    score_sum_ += game.score;
    const auto [half, is_alone] = half_pairs_.try_emplace(pair_of(game), game.points);
    if (is_alone) return;
    pairs_.add(half->second, game.points);
    half_pairs_.erase(half);
}

WinDrawLoss Tally::all() const {
    WinDrawLoss sum = as_one_;
    return sum += as_two_;
}

double Tally::mean_score() const {
    const int games = all().games();
    return games == 0 ? 0 : static_cast<double>(score_sum_) / games;
}

}  // namespace outflank::arena
