/// ErringPlayer: another player that now and then does not play its best move, as people do.
///
/// People miss what is hard to see, not what is plain. So before each move this player glances at
/// every choice, a reply ahead, and takes a choice that looks `d` worse than its best move with
/// odds of exp(-d / carelessness) to one. Where choices look alike, in a quiet position, it errs
/// often; where one stands out (a corner, a capture, a mate in one) it hardly ever does, and a game
/// that is won on the spot is always won. A better player does so at some of its moves only. The
/// same seed errs at the same moves.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "eval/features.h"
#include "eval/king_distance.h"
#include "play/player.h"
#include "search/searcher.h"

namespace outflank::roster {

struct Carelessness {
    /// How much worse a move may look to be taken with odds of 1 to e: in discs in Othello, in men
    /// in tablut.
    double reach;
    double share = 1;  // of the moves at which it is careless at all
};
/// Nothing: at that level a player does its best.
std::optional<Carelessness> carelessness_of_level(int level);

/// What people are taught to look at, and what a unit of carelessness is worth to it.
template <Game G>
struct GlanceParts;

template <>
struct GlanceParts<othello::Othello> {
    using Evaluation = eval::Features;
    static Evaluation evaluation(const othello::Othello& game) { return Evaluation(game.size()); }
    static constexpr double Unit = Disc;
};

template <>
struct GlanceParts<tafl::Tafl> {
    using Evaluation = eval::KingDistance;
    static Evaluation evaluation(const tafl::Tafl& game) { return Evaluation(game.rules()); }
    static constexpr double Unit = 25;  // about what a man is worth at the start of tablut
};

template <Game G>
class ErringPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    ErringPlayer(std::unique_ptr<Player<G>> careful, const G& game,
                 const Carelessness& carelessness, std::uint64_t seed)
        : careful_(std::move(careful)),
          glance_(game, GlanceParts<G>::evaluation(game), {.table_bytes = 0}),
          carelessness_(carelessness),
          rng_(seed) {}

    [[nodiscard]] std::string name() const override { return careful_->name(); }

    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        auto choice = careful_->choose(record, conditions);
        if (choice && choice->move && is_careless_now())
            choice->move = slip_from(*choice->move, record);
        return choice;
    }

  private:
    bool is_careless_now() {
        return carelessness_.share >= 1 || rng_.share() < carelessness_.share;
    }

    /// The move itself, or one that looks good enough to be taken for it.
    Move slip_from(Move best, const GameRecord<G>& record) {
        const auto moves = record.game().moves(record.position());
        const Score best_looks = looks(best, record);
        if (is_decided(best_looks)) return best;
        const double reach = carelessness_.reach * GlanceParts<G>::Unit;
        std::vector<double> odds;
        double all = 0;
        for (const Move move : moves) {
            const int worse = std::max(best_looks - looks(move, record), 0);
            odds.push_back(move == best ? 1 : std::exp(-worse / reach));
            all += odds.back();
        }
        double lot = all * rng_.share();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            lot -= odds[i];
            if (lot < 0) return moves[i];
        }
        return best;
    }

    /// What a move seems to be worth after the best reply.
    Score looks(Move move, const GameRecord<G>& record) {
        Limits limits;
        limits.depth = 1;
        return -glance_.search(record.game().after(record.position(), move), limits).score;
    }

    std::unique_ptr<Player<G>> careful_;
    Searcher<G, typename GlanceParts<G>::Evaluation> glance_;
    Carelessness carelessness_;
    Rng rng_;
};

/// A player of a low level errs; all others stay as they are.
template <Game G>
std::unique_ptr<Player<G>> erring_at_level(std::unique_ptr<Player<G>> player, const G& game,
                                           std::optional<int> level, std::uint64_t seed) {
    const auto carelessness = level ? carelessness_of_level(*level) : std::nullopt;
    if (!carelessness) return player;
    return std::make_unique<ErringPlayer<G>>(std::move(player), game, *carelessness, seed);
}

}  // namespace outflank::roster
