#include "eval/network_layout.h"

#include "eval/pattern_indices.h"
#include "eval/shared_rows.h"
#include "kernels/portable.h"

namespace outflank::eval {

namespace {

SharedRows rows_of_all() {
    std::array<Pattern, NetworkLayout::KindCount> kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = NetworkLayout::kind(i);
    SharedRows result(kinds);
    for (std::uint32_t i = 0; i < NetworkOtherRows; ++i) result.rows.push_back(result.count++);
    return result;
}

const SharedRows& all_rows() {
    static const SharedRows result = rows_of_all();
    return result;
}

}  // namespace

const std::vector<std::uint32_t>& network_rows() { return all_rows().rows; }
std::size_t network_row_count() { return all_rows().count; }

NetworkPositionRows network_rows_of(Bitboard own, Bitboard other) {
    const auto& shared = network_rows();
    const PatternIndices indices = indices_of(own, other);
    const Bitboard empties = ~(own | other);
    NetworkPositionRows result{};
    std::size_t count = 0;
    for (const NetworkFeature& feature : NetworkFeatures) {
        const auto row = static_cast<std::int64_t>(feature.middle) + indices[feature.lane];
        result[count++] = shared[static_cast<std::size_t>(row)];
    }
    const auto scalars = scalar_rows(kernels::Portable::mobility(own, other),
                                     kernels::Portable::mobility(other, own), empties);
    for (const std::uint32_t scalar : scalars)
        result[count++] = shared[NetworkPatternRows + scalar];
    result[count++] = shared[NetworkPatternRows + ScalarRows::Count +
                             static_cast<std::size_t>(kernels::count(empties))];
    return result;
}

}  // namespace outflank::eval
