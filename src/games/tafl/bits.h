/// Bits: a set of squares of a tafl board in 128 bits, bit rank * 11 + file.
///
/// On a board smaller than 11x11 the bits right of the last file belong to no square and are never
/// set. Shifting right or left runs over the end of a rank on the full 11x11 board; whoever shifts
/// masks the result with squares that may be entered that way (`entered<D>()` has all of them for a
/// direction).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/tafl/square.h"

namespace outflank::tafl {

/// As the board is printed: rank 1 on top, file a on the left.
enum class Direction : std::uint8_t { Right, Down, Left, Up };

inline constexpr std::array<Direction, 4> AllDirections = {Direction::Right, Direction::Down,
                                                           Direction::Left, Direction::Up};

constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }

class Bits {
  public:
    __extension__ using Word = unsigned __int128;

    constexpr Bits() = default;
    static constexpr Bits of(Square square) { return Bits(Word{1} << square.index()); }
    static constexpr Bits of_halves(std::uint64_t low, std::uint64_t high) {
        return Bits(Word{high} << 64 | low);
    }
    static constexpr Bits file(int file) {
        Word word = 0;
        for (int rank = 0; rank < LargestSize; ++rank)
            word |= Word{1} << (rank * LargestSize + file);
        return Bits(word);
    }
    static constexpr Bits rank(int rank) {
        return Bits(((Word{1} << LargestSize) - 1) << (rank * LargestSize));
    }
    /// Every square of a board of that size.
    static constexpr Bits board(int size) {
        Bits files;
        Bits ranks;
        for (int i = 0; i < size; ++i) files |= file(i), ranks |= rank(i);
        return files & ranks;
    }

    [[nodiscard]] constexpr bool contains(Square square) const {
        return ((word_ >> square.index()) & 1) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return word_ == 0; }
    [[nodiscard]] constexpr bool any() const { return word_ != 0; }
    /// Both halves at once, by sums of ever more bits: plain x86-64 has no instruction that counts.
    [[nodiscard]] constexpr int count() const {
        constexpr std::uint64_t Fours = 0x0f0f0f0f0f0f0f0f;
        const std::uint64_t fours = counts_of_four(low()) + counts_of_four(high());  // at most 8
        const std::uint64_t bytes = (fours & Fours) + ((fours >> 4) & Fours);
        return static_cast<int>((bytes * 0x0101010101010101) >> 56);
    }

    /// REQUIRES: any().
    [[nodiscard]] constexpr Square first() const {
        assert(any());
        return Square::from_index(low() != 0 ? std::countr_zero(low())
                                             : 64 + std::countr_zero(high()));
    }
    /// REQUIRES: any().
    [[nodiscard]] constexpr Square last() const {
        assert(any());
        return Square::from_index(high() != 0 ? 127 - std::countl_zero(high())
                                              : 63 - std::countl_zero(low()));
    }
    [[nodiscard]] constexpr Bits without_first() const { return Bits(word_ & (word_ - 1)); }

    /// Every square `steps` further in that direction, wherever that is: mask it.
    template <Direction D>
    [[nodiscard]] constexpr Bits shifted(int steps = 1) const {
        if constexpr (D == Direction::Right) return Bits(word_ << steps);
        if constexpr (D == Direction::Down) return Bits(word_ << steps * LargestSize);
        if constexpr (D == Direction::Left) return Bits(word_ >> steps);
        if constexpr (D == Direction::Up) return Bits(word_ >> steps * LargestSize);
    }

    /// The squares before the first of the set; every square when it is empty.
    [[nodiscard]] constexpr Bits before() const { return Bits(~word_ & (word_ - 1)); }
    /// The squares after the last of the set; every square when it is empty.
    [[nodiscard]] constexpr Bits after() const {
        return empty() ? Bits(~Word{0}) : Bits(~Word{1} << last().index());
    }

    friend constexpr Bits operator&(Bits a, Bits b) { return Bits(a.word_ & b.word_); }
    friend constexpr Bits operator|(Bits a, Bits b) { return Bits(a.word_ | b.word_); }
    friend constexpr Bits operator^(Bits a, Bits b) { return Bits(a.word_ ^ b.word_); }
    friend constexpr Bits operator-(Bits a, Bits b) { return Bits(a.word_ & ~b.word_); }
    constexpr Bits& operator&=(Bits other) { return *this = *this & other; }
    constexpr Bits& operator|=(Bits other) { return *this = *this | other; }
    constexpr Bits& operator^=(Bits other) { return *this = *this ^ other; }
    constexpr Bits& operator-=(Bits other) { return *this = *this - other; }
    friend constexpr bool operator==(Bits, Bits) = default;

    /// `for (const Square square : bits)` visits the squares in ascending order.
    class Iterator;
    [[nodiscard]] constexpr Iterator begin() const;
    [[nodiscard]] constexpr Iterator end() const;

    [[nodiscard]] constexpr std::uint64_t low() const { return static_cast<std::uint64_t>(word_); }
    [[nodiscard]] constexpr std::uint64_t high() const {
        return static_cast<std::uint64_t>(word_ >> 64);
    }

  private:
    constexpr explicit Bits(Word word) : word_(word) {}

    /// The number of bits in each four of them.
    static constexpr std::uint64_t counts_of_four(std::uint64_t half) {
        half -= (half >> 1) & 0x5555555555555555;
        return (half & 0x3333333333333333) + ((half >> 2) & 0x3333333333333333);
    }

    Word word_ = 0;
};

class Bits::Iterator {
  public:
    constexpr explicit Iterator(Bits rest) : rest_(rest) {}
    constexpr Square operator*() const { return rest_.first(); }
    constexpr Iterator& operator++() { return rest_ = rest_.without_first(), *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;

  private:
    Bits rest_;
};

constexpr Bits::Iterator Bits::begin() const { return Iterator(*this); }
constexpr Bits::Iterator Bits::end() const { return Iterator(Bits()); }

/// The squares that a single step in that direction can end on, on the largest board: after a step
/// to the right nobody stands on file a.
template <Direction D>
constexpr Bits entered() {
    constexpr Bits All = Bits::board(LargestSize);
    if constexpr (D == Direction::Right) return All - Bits::file(0);
    if constexpr (D == Direction::Left) return All - Bits::file(LargestSize - 1);
    return All;
}

template <Direction D>
constexpr Bits stepped(Bits squares) {
    return squares.shifted<D>() & entered<D>();
}

/// The squares beside any square of the set.
constexpr Bits beside(Bits squares) {
    return stepped<Direction::Right>(squares) | stepped<Direction::Down>(squares) |
           stepped<Direction::Left>(squares) | stepped<Direction::Up>(squares);
}

namespace table {

constexpr std::array<Bits, SquareCount> all_neighbours() {
    std::array<Bits, SquareCount> neighbours{};
    for (int i = 0; i < SquareCount; ++i)
        neighbours[static_cast<std::size_t>(i)] = beside(Bits::of(Square::from_index(i)));
    return neighbours;
}

inline constexpr std::array<Bits, SquareCount> Neighbours = all_neighbours();

}  // namespace table

/// The same of a single square, looked up.
inline Bits beside(Square square) {
    return table::Neighbours[static_cast<std::size_t>(square.index())];
}

}  // namespace outflank::tafl
