/// Stateless: an evaluation that looks at a position from scratch, in the form of one that keeps a
/// state beside it.
#pragma once

#include "kernels/bitboard.h"

namespace outflank::eval {

template <class Eval>
struct Stateless {
    struct State {};

    [[gnu::always_inline]] static State state_of(kernels::Bitboard /*own*/,
                                                 kernels::Bitboard /*other*/) {
        return {};
    }
    [[gnu::always_inline]] static State after(State /*before*/, int /*square*/,
                                              kernels::Bitboard /*flips*/) {
        return {};
    }
    [[gnu::always_inline]] static State after_pass(State /*before*/) { return {}; }

    struct Glance {
        int score;
    };
    [[nodiscard]] static Glance glance(kernels::Bitboard own, kernels::Bitboard other,
                                       State /*state*/) {
        return {Eval::evaluate(own, other)};
    }
    [[nodiscard]] static int evaluate(kernels::Bitboard own, kernels::Bitboard other,
                                      State /*state*/) {
        return Eval::evaluate(own, other);
    }
    [[gnu::always_inline]] [[nodiscard]] static int near(Glance seen, int /*alpha*/, int /*beta*/,
                                                         State /*state*/) {
        return seen.score;
    }
    [[nodiscard]] static int evaluate_near(int /*alpha*/, int /*beta*/, kernels::Bitboard own,
                                           kernels::Bitboard other, State /*state*/) {
        return Eval::evaluate(own, other);
    }
};

}  // namespace outflank::eval
