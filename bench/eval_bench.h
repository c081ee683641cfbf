// What an evaluation costs at a leaf: the indices brought up to date by a move, and the position
// judged. Included by one file for each instruction set.
//
// `linear` and `network` judge the moves of random games, one way and the other; `searched` judges
// the leaves of real searches, in their order and with their windows, and so by both.
#pragma once

#include <cstdint>
#include <vector>

#include "benchmark/benchmark.h"

#include "app/bench_set.h"
#include "core/isa.h"
#include "core/rng.h"
#include "engine/search_worker.h"
#include "engine/weights.h"
#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "games/othello/othello.h"
#include "games/othello/othello8.h"
#include "solver/board_rules.h"

namespace outflank {

template <class Kernel>
struct EvalBench {
    using Eval = eval::PatternEval<Kernel>;

    /// A position, and the move that led to it, as a search meets it: the window decides whether
    /// the network is asked.
    struct Leaf {
        kernels::Bitboard own;
        kernels::Bitboard other;
        typename Eval::State before;
        int square;
        kernels::Bitboard flips;
        int alpha;
        int beta;
    };

    static std::vector<Leaf> leaves_of_games(int alpha, int beta) {
        const othello::Othello8<Kernel> game;
        Rng rng(1);
        std::vector<Leaf> result;
        for (int i = 0; i < 40; ++i) {
            for (auto position = game.start(); !game.is_over(position);) {
                const auto moves = game.moves(position);
                for (const auto move : moves) {
                    const int empties = kernels::count(position.empties());
                    if (move.is_pass() || empties < 20 || empties > 24) continue;
                    const int square = move.square().index64();
                    const auto next = game.after(position, move);
                    result.push_back(
                        {next.own, next.other, Eval::state_of(position.own, position.other), square,
                         Kernel::flips(square, position.own, position.other), alpha, beta});
                }
                position = game.after(position, pick(rng, moves));
            }
        }
        return result;
    }

    /// The evaluation, writing down the leaves it is asked about.
    class Writing {
      public:
        using State = typename Eval::State;

        Writing(const eval::PatternTables& tables, std::vector<Leaf>& leaves)
            : eval_(tables), leaves_(leaves) {}

        static State state_of(kernels::Bitboard own, kernels::Bitboard other) {
            return Eval::state_of(own, other);
        }
        static State after(const State& before, int square, kernels::Bitboard flips) {
            last_ = {0, 0, before, square, flips, 0, 0};
            return Eval::after(before, square, flips);
        }
        static State after_pass(const State& before) { return Eval::after_pass(before); }

        [[nodiscard]] int evaluate(kernels::Bitboard own, kernels::Bitboard other,
                                   const State& state) const {
            return eval_.evaluate(own, other, state);
        }
        using Glance = typename Eval::Glance;
        [[nodiscard]] Glance glance(kernels::Bitboard own, kernels::Bitboard other,
                                    const State& state) const {
            return eval_.glance(own, other, state);
        }
        [[nodiscard]] int near(const Glance& seen, int alpha, int beta, const State& state) const {
            return eval_.near(seen, alpha, beta, state);
        }
        [[nodiscard]] int evaluate_near(int alpha, int beta, kernels::Bitboard own,
                                        kernels::Bitboard other, const State& state) const {
            const bool follows_a_move =
                Eval::after(last_.before, last_.square, last_.flips).lanes == state.lanes;
            if (follows_a_move) {
                leaves_.push_back(
                    {own, other, last_.before, last_.square, last_.flips, alpha, beta});
            }
            return eval_.evaluate_near(alpha, beta, own, other, state);
        }

      private:
        Eval eval_;
        std::vector<Leaf>& leaves_;
        static inline Leaf last_{};
    };

    static std::vector<Leaf> leaves_of_searches() {
        using Rules = solver::BoardRules<8, othello::Scoring::WinnerTakesEmpties>;
        const eval::PatternTables& weights = *engine::shipped_weights();
        std::vector<Leaf> result;
        for (const app::BenchSearch& bench : app::BenchSet) {
            if (bench.goal == app::BenchEndgame) continue;
            auto table = Table::of_megabytes(16);
            Control control;
            engine::Shared shared{*table, control, {}, &weights, weights.errors()};
            engine::SearchWorker<Kernel, Writing, Rules> worker(shared, Writing(weights, result));
            const auto position = narrowed(*othello::Othello(8).parse_position(bench.position));
            const engine::Node root{position.own, position.other,
                                    kernels::count(position.empties())};
            for (int depth = 2; depth <= 10; ++depth)
                worker.search_root(root, {depth, 0}, -6400, 6400, ~kernels::Bitboard{0});
        }
        return result;
    }

    static void run(benchmark::State& state, const std::vector<Leaf>& all) {
        const Eval eval(*engine::shipped_weights());
        for ([[maybe_unused]] auto _ : state) {
            for (const Leaf& leaf : all) {
                const auto after = Eval::after(leaf.before, leaf.square, leaf.flips);
                benchmark::DoNotOptimize(
                    eval.evaluate_near(leaf.alpha, leaf.beta, leaf.own, leaf.other, after));
            }
        }
        state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
    }

    static bool is_here(benchmark::State& state) {
        if (best_isa() >= Kernel::Level) return true;
        state.SkipWithError("not on this machine");
        return false;
    }

    static void linear(benchmark::State& state) {
        if (is_here(state)) run(state, leaves_of_games(30000, 30001));
    }
    static void network(benchmark::State& state) {
        if (is_here(state)) run(state, leaves_of_games(-6400, 6400));
    }
    static void searched(benchmark::State& state) {
        if (is_here(state)) run(state, leaves_of_searches());
    }
};

}  // namespace outflank
