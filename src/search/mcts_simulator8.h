/// The simulator of 8x8 Othello with random playouts, compiled once per instruction set.
#pragma once

#include <cstdint>
#include <memory>

#include "core/isa.h"
#include "games/othello/othello.h"
#include "games/othello/position8.h"
#include "search/mcts_simulator.h"

namespace outflank::mcts {

/// The same simulations for the same seed at every level.
/// REQUIRES: is_supported(isa); the game is played on 8x8.
std::unique_ptr<Simulator<othello::Othello>> make_simulator8(Isa isa, double exploration,
                                                             std::uint64_t seed);

/// The same simulations once more, at the portable level, with somebody looking on. The recorder
/// outlives the simulator.
std::unique_ptr<Simulator<othello::Othello>> make_watched_simulator8(double exploration,
                                                                     std::uint64_t seed,
                                                                     StepRecorder& recorder);

/// One level's loop over simulations from one root.
struct Simulations8 {
    void (*run)(Tree<othello::Move>& tree, const othello::Position8& root, double exploration,
                Rng& rng, std::uint64_t simulations);
};

extern const Simulations8 PortableSimulations8;
#ifdef OUTFLANK_X86
extern const Simulations8 Avx2Simulations8;
extern const Simulations8 Avx512Simulations8;
#endif

}  // namespace outflank::mcts
