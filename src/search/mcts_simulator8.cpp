#include "search/mcts_simulator8.h"

#include <cassert>

namespace outflank::mcts {

namespace {

const Simulations8& simulations_for(Isa isa) {
    assert(is_supported(isa));
#ifdef OUTFLANK_X86
    if (isa == Isa::X86V3) return Avx2Simulations8;
    if (isa == Isa::X86V4) return Avx512Simulations8;
#endif
    return PortableSimulations8;
}

class Simulator8 final : public Simulator<othello::Othello> {
  public:
    Simulator8(Isa isa, double exploration, std::uint64_t seed)
        : simulations_(simulations_for(isa)), exploration_(exploration), rng_(seed) {}

    /// Nothing is repeated in Othello, so the path does not matter.
    void begin(const othello::Position& root, Path<othello::Othello> /*path*/) override {
        root_ = narrowed(root);
    }

    void run(Tree& tree, std::uint64_t simulations) override {
        simulations_.run(tree, root_, exploration_, rng_, simulations);
    }

  private:
    const Simulations8& simulations_;
    double exploration_;
    Rng rng_;
    othello::Position8 root_ = othello::start8();
};

}  // namespace

std::unique_ptr<Simulator<othello::Othello>> make_simulator8(Isa isa, double exploration,
                                                             std::uint64_t seed) {
    return std::make_unique<Simulator8>(isa, exploration, seed);
}

}  // namespace outflank::mcts
