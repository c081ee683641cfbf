#include "learn/quick_game.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/rng.h"
#include "eval/pattern_eval.h"
#include "eval/score.h"
#include "kernels/portable.h"
#include "learn/leaf_search.h"
#include "learn/scored_game.h"
#include "solver/board_rules.h"

namespace outflank::learn {

namespace {

using kernels::Bitboard;
using kernels::Portable;
using Linear = eval::PatternEval<Portable>;

/// The result where nobody can move.
double discs_for_mover(const Linear& linear, Bitboard own, Bitboard other) {
    if (Portable::mobility(own, other) == 0 && Portable::mobility(other, own) == 0)
        return solver::Standard8::final_score(own, other);
    return linear.evaluate(own, other, Linear::state_of(own, other)) / double{Disc};
}

int drawn_from(const Range& range, Rng& rng) {
    return range.low +
           static_cast<int>(rng.below(static_cast<std::uint32_t>(range.high - range.low + 1)));
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

/// What a game has to teach at each of its positions.
class Teller {
  public:
    Teller(const QuickSettings& settings, const eval::PatternTables& tables)
        : settings_(settings), linear_(tables), search_(tables) {}

    /// Whether a later position may still have something.
    [[nodiscard]] bool is_done(int empties) const {
        return empties <
               settings_.empties.low + (settings_.leaf_depths ? settings_.leaf_depths->low : 0);
    }

    void tell(const othello::Position8& position, Rng& rng) {
        const int empties = kernels::count(position.empties());
        if (settings_.leaf_depths) return tell_leaves(position, empties, rng);
        if (settings_.empties.has(empties))
            samples_.push_back(
                {position.own, position.other,
                 static_cast<float>(discs_for_mover(linear_, position.own, position.other))});
    }

    std::vector<Sample> samples() && { return std::move(samples_); }

  private:
    void tell_leaves(const othello::Position8& position, int empties, Rng& rng) {
        const int depth = drawn_from(*settings_.leaf_depths, rng);
        const double lead = discs_for_mover(linear_, position.own, position.other);
        if (!settings_.empties.has(empties - depth) || std::abs(lead) > settings_.most_lead) return;
        const auto most = static_cast<std::size_t>(settings_.leaves_of_each);
        for (const Sample& leaf : search_.leaves(position, depth, most, rng))
            samples_.push_back(leaf);
    }

    const QuickSettings& settings_;
    Linear linear_;
    LeafSearch search_;
    std::vector<Sample> samples_;
};

}  // namespace

std::vector<Sample> quick_game(const QuickSettings& settings, std::uint64_t number,
                               const eval::PatternTables& tables) {
    const Linear linear(tables);
    Rng rng(Rng(settings.seed).next() + number);
    const int prefix = drawn_from(settings.prefix, rng);
    const double temperature =
        settings.coolest + rng.share() * (settings.hottest - settings.coolest);
    Teller teller(settings, tables);
    Walk walk;
    for (int ply = 0; !walk.is_over() && !teller.is_done(walk.empties()); ++ply) {
        if (ply < prefix) {
            walk.play(random_move(walk.moves(), rng));
            continue;
        }
        teller.tell(walk.position(), rng);
        walk.play(drawn_move(walk, linear, temperature, rng));
    }
    return std::move(teller).samples();
}

}  // namespace outflank::learn
