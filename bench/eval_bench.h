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
        kernels::Bitboard flips;
        std::uint32_t before;  // which of the states
        std::int8_t square;
        std::int16_t alpha;
        std::int16_t beta;
    };
    /// A state stands there once for all moves from it, as a search has it at hand.
    struct Leaves {
        std::vector<typename Eval::State> states;
        std::vector<Leaf> all;

        void add(const typename Eval::State& before, Leaf leaf) {
            if (states.empty() || states.back().lanes != before.lanes) states.push_back(before);
            leaf.before = static_cast<std::uint32_t>(states.size() - 1);
            all.push_back(leaf);
        }
    };

    static Leaves leaves_of_games(int alpha, int beta) {
        const othello::Othello8<Kernel> game;
        Rng rng(1);
        Leaves result;
        for (int i = 0; i < 40; ++i) {
            for (auto position = game.start(); !game.is_over(position);) {
                const auto moves = game.moves(position);
                for (const auto move : moves) {
                    const int empties = kernels::count(position.empties());
                    if (move.is_pass() || empties < 20 || empties > 24) continue;
                    const int square = move.square().index64();
                    const auto next = game.after(position, move);
                    result.add(
                        Eval::state_of(position.own, position.other),
                        {next.own, next.other, Kernel::flips(square, position.own, position.other),
                         0, static_cast<std::int8_t>(square), static_cast<std::int16_t>(alpha),
                         static_cast<std::int16_t>(beta)});
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

        Writing(const eval::PatternTables& tables, Leaves& leaves)
            : eval_(tables), leaves_(leaves) {}

        static State state_of(kernels::Bitboard own, kernels::Bitboard other) {
            return Eval::state_of(own, other);
        }
        static State after(const State& before, int square, kernels::Bitboard flips) {
            last_ = {before, square, flips};
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
                leaves_.add(last_.before,
                            {own, other, last_.flips, 0, static_cast<std::int8_t>(last_.square),
                             static_cast<std::int16_t>(alpha), static_cast<std::int16_t>(beta)});
            }
            return eval_.evaluate_near(alpha, beta, own, other, state);
        }

      private:
        struct Move {
            State before;
            int square;
            kernels::Bitboard flips;
        };

        Eval eval_;
        Leaves& leaves_;
        static inline Move last_{};
    };

    static Leaves leaves_of_searches() {
        using Rules = solver::BoardRules<8, othello::Scoring::WinnerTakesEmpties>;
        const eval::PatternTables& weights = *engine::shipped_weights();
        Leaves result;
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

    static void run(benchmark::State& state, const Leaves& leaves) {
        const Eval eval(*engine::shipped_weights());
        for ([[maybe_unused]] auto _ : state) {
            for (const Leaf& leaf : leaves.all) {
                const auto after = state_after(leaves, leaf);
                benchmark::DoNotOptimize(
                    eval.evaluate_near(leaf.alpha, leaf.beta, leaf.own, leaf.other, after));
            }
        }
        const auto count = static_cast<std::int64_t>(leaves.all.size());
        state.SetItemsProcessed(state.iterations() * count);
        state.counters["a_leaf"] =
            benchmark::Counter(static_cast<double>(state.iterations() * count),
                               benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
        state.counters["asked"] = share_asked(eval, leaves);
    }

    [[gnu::always_inline]] static typename Eval::State state_after(const Leaves& leaves,
                                                                   const Leaf& leaf) {
        return Eval::after(leaves.states[leaf.before], leaf.square, leaf.flips);
    }

    /// Of how many leaves the network is asked.
    static double share_asked(const Eval& eval, const Leaves& leaves) {
        double asked = 0;
        for (const Leaf& leaf : leaves.all) {
            const int score = eval.evaluate(leaf.own, leaf.other, state_after(leaves, leaf));
            const int empties = kernels::count(~(leaf.own | leaf.other));
            if (!Eval::is_far(score, empties, leaf.alpha, leaf.beta)) ++asked;
        }
        return asked / static_cast<double>(leaves.all.size());
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
