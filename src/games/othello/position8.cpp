#include "games/othello/position8.h"

#include <tuple>

#include "games/othello/square.h"
#include "games/othello/wide_bits.h"
#include "kernels/symmetry.h"

namespace outflank::othello {

namespace {

WideBits widened(kernels::Bitboard bits) {
    WideBits result;
    for (; bits != 0; bits &= bits - 1)
        result |= WideBits::of(Square::from_index64(kernels::lowest(bits)));
    return result;
}

kernels::Bitboard narrowed(const WideBits& bits) {
    kernels::Bitboard result = 0;
    bits.for_each([&](Square square) { result |= kernels::bit(square.index64()); });
    return result;
}

kernels::Bitboard transformed(kernels::Bitboard bits, Symmetry symmetry) {
    const auto parts = static_cast<unsigned>(symmetry);
    if (parts & 1U) bits = kernels::mirrored_files(bits);
    if (parts & 2U) bits = kernels::mirrored_ranks(bits);
    return parts & 4U ? kernels::transposed(bits) : bits;
}

}  // namespace

Position8 start8() {
    constexpr kernels::Bitboard d4 = kernels::bit(27), e4 = kernels::bit(28), d5 = kernels::bit(35),
                                e5 = kernels::bit(36);
    return {.own = e4 | d5, .other = d4 | e5, .to_move = Side::One};
}

std::uint64_t key(const Position8& position) {
    __extension__ using Wide = unsigned __int128;
    const std::uint64_t turn = position.to_move == Side::One ? 0x9e3779b97f4a7c15ULL : 0;
    const Wide product = static_cast<Wide>(position.own ^ 0xa0761d6478bd642fULL) *
                         (position.other ^ 0xe7037ed1a0b428dbULL);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64) ^ turn;
}

Position widened(const Position8& position) {
    return {widened(position.black()), widened(position.white()), position.to_move};
}

Position8 narrowed(const Position& position) {
    return {.own = narrowed(position.own()),
            .other = narrowed(position.other()),
            .to_move = position.to_move()};
}

Position8 transformed(const Position8& position, Symmetry symmetry) {
    return {.own = transformed(position.own, symmetry),
            .other = transformed(position.other, symmetry),
            .to_move = position.to_move};
}

Canonical8 canonical(const Position8& position) {
    Canonical8 least{position, Symmetry{0}};
    for (const Symmetry symmetry : AllSymmetries) {
        const Position8 image = transformed(position, symmetry);
        if (std::tie(image.own, image.other) < std::tie(least.position.own, least.position.other))
            least = {image, symmetry};
    }
    return least;
}

}  // namespace outflank::othello
