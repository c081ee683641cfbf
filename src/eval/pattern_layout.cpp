#include "eval/pattern_layout.h"

#include <algorithm>

#include "eval/pattern_indices.h"
#include "kernels/portable.h"

namespace outflank::eval {

namespace {

using Digits = std::array<int, LongestPattern>;
using Order = std::array<std::size_t, LongestPattern>;

/// Balanced ternary, lowest digit first.
Digits digits_of(std::int32_t index, std::size_t size) {
    Digits result{};
    for (std::size_t i = 0; i < size; ++i) {
        const std::int32_t rest = ((index % 3) + 3) % 3;  // 0, 1, 2
        result[i] = rest == 2 ? -1 : rest;
        index = (index - result[i]) / 3;
    }
    return result;
}

/// The ways in which the symmetries of the board turn a pattern onto itself, as orders of its
/// digits.
std::vector<Order> own_symmetries(const Pattern& pattern) {
    std::vector<Order> result;
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
        const Pattern image = detail::image_of(pattern, symmetry);
        if (image.bits() != pattern.bits()) continue;
        Order order{};
        for (std::size_t i = 0; i < pattern.size; ++i) {
            const auto* const found =
                std::find(pattern.squares.begin(), pattern.squares.end(), image.squares[i]);
            order[i] = static_cast<std::size_t>(found - pattern.squares.begin());
        }
        result.push_back(order);
    }
    return result;
}

/// The smallest index that a mirror image of this one has.
std::int32_t smallest_image(std::int32_t index, std::size_t size,
                            const std::vector<Order>& symmetries) {
    const Digits digits = digits_of(index, size);
    std::int32_t smallest = index;
    for (const Order& order : symmetries) {
        std::int32_t image = 0;
        for (std::size_t i = 0; i < size; ++i) image += digits[order[i]] * power_of_three(i);
        smallest = std::min(smallest, image);
    }
    return smallest;
}

struct SharedRows {
    std::vector<std::uint32_t> rows = std::vector<std::uint32_t>(PatternRows);
    std::uint32_t count = 0;

    SharedRows() {
        for (std::size_t kind = 0; kind < PatternKinds.size(); ++kind) add(kind);
    }

    /// Rows are given out in the order of the indices, and the smallest image comes first.
    void add(std::size_t kind) {
        const std::size_t size = PatternKinds[kind].size;
        const auto symmetries = own_symmetries(PatternKinds[kind]);
        const std::int32_t most = power_of_three(size) / 2;
        std::uint32_t* const middle = rows.data() + middle_row(kind);
        for (std::int32_t index = -most; index <= most; ++index) {
            const std::int32_t image = smallest_image(index, size, symmetries);
            middle[index] = image == index ? count++ : middle[image];
        }
    }
};

const SharedRows& shared() {
    static const SharedRows result;
    return result;
}

}  // namespace

const std::vector<std::uint32_t>& shared_rows() { return shared().rows; }
std::size_t shared_pattern_rows() { return shared().count; }

PositionRows rows_of(Bitboard own, Bitboard other) {
    PositionRows result{};
    const PatternIndices indices = indices_of(own, other);
    const auto& rows = shared_rows();
    for (std::size_t i = 0; i < PatternFeatures; ++i) {
        const auto row =
            static_cast<std::int64_t>(middle_row(AllPatternFeatures[i].kind)) + indices[i];
        result[i] = rows[static_cast<std::size_t>(row)];
    }
    const auto scalars = scalar_rows(kernels::Portable::mobility(own, other),
                                     kernels::Portable::mobility(other, own), ~(own | other));
    const auto first = static_cast<std::uint32_t>(shared_pattern_rows());
    for (std::size_t i = 0; i < scalars.size(); ++i)
        result[PatternFeatures + i] = first + scalars[i];
    return result;
}

}  // namespace outflank::eval
