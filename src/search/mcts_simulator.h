/// Simulator: runs simulations in a tree, and hides what they are made of: the leaf, and for 8x8
/// Othello the instruction set. One virtual call for a batch of simulations.
#pragma once

#include <cstdint>
#include <utility>

#include "core/rng.h"
#include "games/game.h"
#include "search/mcts_simulation.h"
#include "search/path.h"

namespace outflank::mcts {

template <Game G>
class Simulator {
  public:
    using Position = typename G::Position;
    using Tree = mcts::Tree<typename G::Move>;

    virtual ~Simulator() = default;

    /// From now on the root of the tree is this position, at the end of this path.
    virtual void begin(const Position& root, Path<G> path) = 0;

    /// At most so many simulations; fewer when the root is proven. REQUIRES: the game goes on in
    /// the root, and begin was called since it changed.
    virtual void run(Tree& tree, std::uint64_t simulations) = 0;
};

/// For every game.
template <Game G, class Leaf, class Watcher = NoWatcher>
class GenericSimulator final : public Simulator<G> {
  public:
    using typename Simulator<G>::Position;
    using typename Simulator<G>::Tree;

    GenericSimulator(G game, Leaf leaf, double exploration, std::uint64_t seed,
                     Watcher watcher = {})
        : game_(std::move(game)),
          leaf_(std::move(leaf)),
          exploration_(exploration),
          rng_(seed),
          root_(game_.start()),
          path_(game_, root_),
          watcher_(watcher) {}

    void begin(const Position& root, Path<G> path) override {
        root_ = root;
        path_ = std::move(path);
    }

    void run(Tree& tree, std::uint64_t simulations) override {
        Simulation<G, Leaf, Path<G>, Watcher> simulation(game_, leaf_, exploration_, tree, path_,
                                                         rng_, watcher_);
        for (; simulations > 0 && !tree[tree.root()].is_proven(); --simulations)
            simulation.run(root_);
    }

  private:
    G game_;
    Leaf leaf_;
    double exploration_;
    Rng rng_;
    Position root_;
    Path<G> path_;
    [[no_unique_address]] Watcher watcher_;
};

}  // namespace outflank::mcts
