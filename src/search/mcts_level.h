/// What each instruction set's file compiles: the simulations of one kernel. Included by the
/// mcts_portable, _v3, _v4 and _watched8 files only.
#pragma once

#include "games/othello/othello8.h"
#include "search/mcts_leaves.h"
#include "search/mcts_simulation.h"
#include "search/mcts_simulator8.h"

namespace outflank::mcts {

template <class Kernel>
struct SimulationsOf {
    static void run(Tree<othello::Move>& tree, const othello::Position8& root, double exploration,
                    Rng& rng, std::uint64_t simulations) {
        run_watched<NoWatcher>(tree, root, exploration, rng, simulations, {});
    }

    template <class Watcher>
    static void run_watched(Tree<othello::Move>& tree, const othello::Position8& root,
                            double exploration, Rng& rng, std::uint64_t simulations,
                            Watcher watcher) {
        using Game8 = othello::Othello8<Kernel>;
        const Game8 game;
        const KernelPlayoutLeaf<Kernel> leaf;
        NoHistory history;
        Simulation<Game8, KernelPlayoutLeaf<Kernel>, NoHistory, Watcher> simulation(
            game, leaf, exploration, tree, history, rng, watcher);
        for (; simulations > 0 && !tree[tree.root()].is_proven(); --simulations)
            simulation.run(root);
    }
};

}  // namespace outflank::mcts
