/// WideBits: a set of squares of a board up to 16x16, 256 bits in four words of four rows each.
///
/// The stride is 16 for every size: a step in a direction is a shift by a constant, and the size of
/// a board is a value, not a template. Bit n is the square with index n, so the set counts upwards
/// from a1:
///
///     word 0   a1 b1 ... p1 | a2 ... p2 | a3 ... p3 | a4 ... p4      word 1   a5 ... p8      ...
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "games/othello/square.h"

namespace outflank::othello {

class WideBits {
  public:
    constexpr WideBits() = default;

    static constexpr WideBits of(Square square) {
        WideBits bits;
        bits.insert(square);
        return bits;
    }

    /// Every square of a board of that size.
    static constexpr WideBits board(int size) {
        WideBits bits;
        const std::uint64_t row = (std::uint64_t{1} << size) - 1;
        for (int rank = 0; rank < size; ++rank) {
            const int first = rank * LargestSize;
            bits.words_[static_cast<std::size_t>(first >> 6)] |= row << (first & 63);
        }
        return bits;
    }

    constexpr void insert(Square square) { words_[word_of(square)] |= bit_of(square); }
    [[nodiscard]] constexpr bool contains(Square square) const {
        return (words_[word_of(square)] & bit_of(square)) != 0;
    }
    [[nodiscard]] constexpr bool any() const {
        return (words_[0] | words_[1] | words_[2] | words_[3]) != 0;
    }
    [[nodiscard]] constexpr int count() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }

    /// Calls visit(Square) for each square of the set, in ascending order.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (int word = 0; word < WordCount; ++word) {
            for (auto rest = words_[static_cast<std::size_t>(word)]; rest != 0; rest &= rest - 1) {
                visit(Square::from_index(64 * word + std::countr_zero(rest)));
            }
        }
    }

    /// Every square moved by Distance indices, towards p16 when positive; what leaves the 16x16
    /// board is lost, what leaves a row sideways arrives in the next one.
    template <int Distance>
    [[nodiscard]] constexpr WideBits shifted() const {
        static_assert(Distance > -64 && Distance < 64 && Distance != 0);
        WideBits result;
        for (std::size_t i = 0; i < WordCount; ++i) {
            if constexpr (Distance > 0) {
                result.words_[i] = words_[i] << Distance;
                if (i > 0) result.words_[i] |= words_[i - 1] >> (64 - Distance);
            } else {
                result.words_[i] = words_[i] >> -Distance;
                if (i + 1 < WordCount) result.words_[i] |= words_[i + 1] << (64 + Distance);
            }
        }
        return result;
    }

    constexpr WideBits& operator&=(const WideBits& bits) {
        for (std::size_t i = 0; i < WordCount; ++i) words_[i] &= bits.words_[i];
        return *this;
    }
    constexpr WideBits& operator|=(const WideBits& bits) {
        for (std::size_t i = 0; i < WordCount; ++i) words_[i] |= bits.words_[i];
        return *this;
    }
    /// Takes the given squares out of the set.
    constexpr WideBits& operator-=(const WideBits& bits) {
        for (std::size_t i = 0; i < WordCount; ++i) words_[i] &= ~bits.words_[i];
        return *this;
    }
    friend constexpr WideBits operator&(WideBits a, const WideBits& b) { return a &= b; }
    friend constexpr WideBits operator|(WideBits a, const WideBits& b) { return a |= b; }
    friend constexpr WideBits operator-(WideBits a, const WideBits& b) { return a -= b; }

    /// An arbitrary total order: the words as numbers, the first rows first.
    friend constexpr auto operator<=>(const WideBits&, const WideBits&) = default;

  private:
    static constexpr int WordCount = 4;
    static constexpr std::size_t word_of(Square square) {
        return static_cast<std::size_t>(square.index() >> 6);
    }
    static constexpr std::uint64_t bit_of(Square square) {
        return std::uint64_t{1} << (square.index() & 63);
    }

    std::array<std::uint64_t, WordCount> words_{};
};

}  // namespace outflank::othello
