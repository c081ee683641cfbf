#include "games/othello/symmetry.h"

#include <tuple>

namespace outflank::othello {

WideBits transformed(const WideBits& bits, Symmetry symmetry, int size) {
    WideBits image;
    bits.for_each([&](Square square) { image.insert(transformed(square, symmetry, size)); });
    return image;
}

Position transformed(const Position& position, Symmetry symmetry, int size) {
    return {transformed(position.discs(Side::One), symmetry, size),
            transformed(position.discs(Side::Two), symmetry, size), position.to_move()};
}

Canonical canonical(const Position& position, int size) {
    const auto order = [](const Position& image) { return std::tie(image.own(), image.other()); };
    Canonical least{position, Symmetry{0}};
    for (const Symmetry symmetry : AllSymmetries) {
        const Position image = transformed(position, symmetry, size);
        if (order(image) < order(least.position)) least = {image, symmetry};
    }
    return least;
}

}  // namespace outflank::othello
