#include "learn/quick_game.h"

#include <algorithm>
#include <cmath>

#include "core/rng.h"
#include "eval/pattern_eval.h"
#include "eval/score.h"
#include "games/othello/scoring.h"
#include "kernels/portable.h"
#include "learn/scored_game.h"

namespace outflank::learn {

namespace {

using kernels::Bitboard;
using kernels::Portable;
using Linear = eval::PatternEval<Portable>;

/// The result where nobody can move.
double discs_for_mover(const Linear& linear, Bitboard own, Bitboard other) {
    if (Portable::mobility(own, other) == 0 && Portable::mobility(other, own) == 0)
        return othello::final_score(kernels::count(own), kernels::count(other),
                                    kernels::count(~(own | other)),
                                    othello::Scoring::WinnerTakesEmpties);
    return linear.evaluate(own, other, Linear::state_of(own, other)) / double{Disc};
}

int random_move(Bitboard moves, Rng& rng) {
    for (auto skipped = rng.below(static_cast<std::uint32_t>(kernels::count(moves))); skipped > 0;
         --skipped)
        moves &= moves - 1;
    return kernels::lowest(moves);
}

struct Choice {
    int square = 0;
    double worth = 0;  // in discs for whoever moves; then its share in the lot
};

std::vector<Choice> choices(const Walk& walk, const Linear& linear) {
    const auto [own, other, to_move] = walk.position();
    std::vector<Choice> result;
    for (Bitboard moves = walk.moves(); moves != 0; moves &= moves - 1) {
        const int square = kernels::lowest(moves);
        const Bitboard flips = Portable::flips(square, own, other);
        const Bitboard after = own ^ flips ^ kernels::bit(square);
        result.push_back({square, -discs_for_mover(linear, other ^ flips, after)});
    }
    return result;
}

int drawn_move(const Walk& walk, const Linear& linear, double temperature, Rng& rng) {
    std::vector<Choice> lot = choices(walk, linear);
    const auto worth = [](const Choice& choice) { return choice.worth; };
    const double best = std::ranges::max(lot, {}, worth).worth;
    double all = 0;
    for (Choice& choice : lot) all += choice.worth = std::exp((choice.worth - best) / temperature);
    double ticket = rng.share() * all;
    for (const Choice& choice : lot) {
        ticket -= choice.worth;
        if (ticket < 0) return choice.square;
    }
    return lot.back().square;
}

}  // namespace

std::vector<Sample> quick_game(const QuickSettings& settings, std::uint64_t number,
                               const eval::PatternTables& tables) {
    const Linear linear(tables);
    Rng rng(Rng(settings.seed).next() + number);
    const auto spread = static_cast<std::uint32_t>(settings.prefix.high - settings.prefix.low + 1);
    const int prefix = settings.prefix.low + static_cast<int>(rng.below(spread));
    const double temperature =
        settings.coolest + rng.share() * (settings.hottest - settings.coolest);
    std::vector<Sample> samples;
    Walk walk;
    for (int ply = 0; !walk.is_over() && walk.empties() >= settings.empties.low; ++ply) {
        if (ply < prefix) {
            walk.play(random_move(walk.moves(), rng));
            continue;
        }
        const auto& position = walk.position();
        if (settings.empties.has(walk.empties())) {
            samples.push_back(
                {position.own, position.other,
                 static_cast<float>(discs_for_mover(linear, position.own, position.other))});
        }
        walk.play(drawn_move(walk, linear, temperature, rng));
    }
    return samples;
}

}  // namespace outflank::learn
