#include "eval/pattern_layout.h"

#include "eval/pattern_indices.h"
#include "eval/shared_rows.h"
#include "kernels/portable.h"

namespace outflank::eval {

namespace {

const SharedRows& shared() {
    static const SharedRows result(PatternKinds);
    return result;
}

std::vector<std::uint32_t> places_of_all() {
    std::vector<std::uint32_t> result;
    result.reserve(PatternRows);
    for (const Pattern& kind : PatternKinds) add_layout_places(kind, result);
    return result;
}

}  // namespace

const std::vector<std::uint32_t>& shared_rows() { return shared().rows; }
const std::vector<std::uint32_t>& pattern_places() {
    static const std::vector<std::uint32_t> result = places_of_all();
    return result;
}
std::size_t shared_pattern_rows() { return shared().count; }

PositionRows rows_of(Bitboard own, Bitboard other) {
    PositionRows result{};
    const PatternIndices indices = indices_of(own, other);
    const auto& places = pattern_places();
    const auto& rows = shared_rows();
    for (std::size_t i = 0; i < PatternFeatures; ++i) {
        const std::size_t row = KindOffsets[AllPatternFeatures[i].kind] + indices[i];
        result[i] = rows[places[row]];
    }
    const auto scalars = scalar_rows(kernels::Portable::mobility(own, other),
                                     kernels::Portable::mobility(other, own), ~(own | other));
    const auto first = static_cast<std::uint32_t>(shared_pattern_rows());
    for (std::size_t i = 0; i < scalars.size(); ++i)
        result[PatternFeatures + i] = first + scalars[i];
    return result;
}

}  // namespace outflank::eval
