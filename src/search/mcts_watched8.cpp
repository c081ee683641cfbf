#include "kernels/portable.h"
#include "search/mcts_level.h"

namespace outflank::mcts {

namespace {

class WatchedSimulator8 final : public Simulator<othello::Othello> {
  public:
    WatchedSimulator8(double exploration, std::uint64_t seed, StepRecorder& recorder)
        : exploration_(exploration), rng_(seed), recorder_(recorder) {}

    void begin(const othello::Position& root, Path<othello::Othello> /*path*/) override {
        root_ = narrowed(root);
    }

    void run(Tree& tree, std::uint64_t simulations) override {
        SimulationsOf<kernels::Portable>::run_watched<StepRecorder&>(tree, root_, exploration_,
                                                                     rng_, simulations, recorder_);
    }

  private:
    double exploration_;
    Rng rng_;
    StepRecorder& recorder_;
    othello::Position8 root_ = othello::start8();
};

}  // namespace

std::unique_ptr<Simulator<othello::Othello>> make_watched_simulator8(double exploration,
                                                                     std::uint64_t seed,
                                                                     StepRecorder& recorder) {
    return std::make_unique<WatchedSimulator8>(exploration, seed, recorder);
}

}  // namespace outflank::mcts
