// What an evaluation costs at a leaf: the indices brought up to date by a move, and the position
// judged. Included by one file for each instruction set.
#pragma once

#include <cstdint>
#include <vector>

#include "benchmark/benchmark.h"

#include "core/isa.h"
#include "core/rng.h"
#include "engine/weights.h"
#include "eval/features8.h"
#include "eval/pattern_eval.h"
#include "games/othello/othello8.h"

namespace outflank {

template <class Kernel>
struct EvalBench {
    using Eval = eval::PatternEval<Kernel>;

    /// A move somewhere in a random game, as a search meets it one ply above a leaf.
    struct Leaf {
        kernels::Bitboard own;
        kernels::Bitboard other;
        typename Eval::State state;
        int square;
        kernels::Bitboard flips;
    };

    static std::vector<Leaf> leaves() {
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
                    result.push_back({position.own, position.other,
                                      Eval::state_of(position.own, position.other), square,
                                      Kernel::flips(square, position.own, position.other)});
                }
                position = game.after(position, pick(rng, moves));
            }
        }
        return result;
    }

    /// `alpha` and `beta` decide whether the network is asked.
    static void run(benchmark::State& state, int alpha, int beta) {
        if (best_isa() < Kernel::Level) return state.SkipWithError("not on this machine");
        const engine::Weights& weights = engine::shipped_weights();
        const Eval eval(*weights);
        const auto all = leaves();
        for ([[maybe_unused]] auto _ : state) {
            for (const Leaf& leaf : all) {
                const auto after = Eval::after(leaf.state, leaf.square, leaf.flips);
                benchmark::DoNotOptimize(
                    eval.evaluate_near(alpha, beta, leaf.other ^ leaf.flips,
                                       leaf.own ^ leaf.flips ^ kernels::bit(leaf.square), after));
            }
        }
        state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
    }

    static void linear(benchmark::State& state) { run(state, 30000, 30001); }
    static void network(benchmark::State& state) { run(state, -6400, 6400); }
};

}  // namespace outflank
