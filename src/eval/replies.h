/// The least an evaluation can know: who has more moves. For boards that the fitted one was not
/// fitted to.
#pragma once

#include "kernels/bitboard.h"

namespace outflank::eval {

template <class Kernel>
struct Replies {
    /// For the side to move, in what passes for hundredths of a disc. Moves off a small board count
    /// too; the ring around it is empty for both sides alike.
    [[nodiscard]] static int evaluate(kernels::Bitboard own, kernels::Bitboard other) {
        return 100 * (kernels::count(Kernel::mobility(own, other)) -
                      kernels::count(Kernel::mobility(other, own)));
    }
};

}  // namespace outflank::eval
