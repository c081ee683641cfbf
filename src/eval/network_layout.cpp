#include "eval/network_layout.h"

#include "eval/pattern_indices.h"
#include "eval/search_digits.h"
#include "eval/shared_rows.h"
#include "kernels/portable.h"

namespace outflank::eval {

namespace {

SharedRows rows_of_all() {
    SharedRows result;
    for (std::size_t kind = 0; kind < NetworkKinds.size(); ++kind) {
        if (kind < LineKinds)
            result.add_alone(NetworkKinds[kind].pattern);
        else
            result.add(NetworkKinds[kind].pattern);
    }
    for (std::uint32_t i = 0; i < NetworkOtherRows; ++i) result.rows.push_back(result.count++);
    return result;
}

const SharedRows& all_rows() {
    static const SharedRows result = rows_of_all();
    return result;
}

std::vector<std::uint32_t> places_of_all() {
    std::vector<std::uint32_t> result;
    result.reserve(network_rows().size());
    for (const NetworkKind& kind : NetworkKinds) add_layout_places(kind.pattern, result);
    while (result.size() < network_rows().size())
        result.push_back(static_cast<std::uint32_t>(result.size()));
    return result;
}

std::int32_t read_backwards(std::int32_t index, std::size_t size) {
    std::int32_t result = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const std::int32_t digit = (index % 3 + 4) % 3 - 1;  // balanced: -1, 0 or 1
        result = 3 * result + digit;
        index = (index - digit) / 3;
    }
    return result;
}

std::vector<std::uint32_t> lines_backwards() {
    constexpr auto offsets = detail::network_kind_offsets();
    std::vector<std::uint32_t> result;
    result.reserve(NetworkLineRows);
    for (std::size_t kind = 0; kind < LineKinds; ++kind) {
        const std::size_t size = NetworkKinds[kind].pattern.size;
        const std::int32_t most = power_of_three(size) / 2;
        for (std::int32_t index = -most; index <= most; ++index) {
            result.push_back(offsets[kind] +
                             static_cast<std::uint32_t>(most + read_backwards(index, size)));
        }
    }
    return result;
}

}  // namespace

const std::vector<std::uint32_t>& network_rows() { return all_rows().rows; }
const std::vector<std::uint32_t>& network_places() {
    static const std::vector<std::uint32_t> result = places_of_all();
    return result;
}
std::size_t network_row_count() { return all_rows().count; }

const std::vector<std::uint32_t>& network_lines_backwards() {
    static const std::vector<std::uint32_t> result = lines_backwards();
    return result;
}

NetworkPositionRows network_rows_of(Bitboard own, Bitboard other) {
    const auto& backwards = network_lines_backwards();
    const auto& places = network_places();
    const auto& shared = network_rows();
    const PatternIndices indices = indices_of(own, other);
    const Bitboard empties = ~(own | other);
    const Bitboard own_moves = kernels::Portable::mobility(own, other);
    const Bitboard other_moves = kernels::Portable::mobility(other, own);
    NetworkPositionRows result;
    std::array<std::size_t, CornerCount> counts{};
    const auto add = [&](std::size_t corner, std::size_t row) {
        result.corners[corner][counts[corner]++] = shared[row];
    };
    for (const NetworkFeature& line : NetworkLines) {
        const std::size_t row = places[line.row(indices[line.lane])];
        add(line.corner, row);
        add(line.second_corner, backwards[row]);
    }
    for (const NetworkFeature& block : NetworkBlocks)
        add(block.corner, places[block.row(indices[block.lane])]);
    for (std::size_t corner = 0; corner < CornerCount; ++corner) {
        add(corner, NetworkPatternRows + QuarterRows::row(kernels::Quarters[corner], own_moves,
                                                          other_moves, empties));
    }
    constexpr std::size_t scalars = NetworkPatternRows + QuarterRows::Count;
    std::size_t count = 0;
    for (const std::uint32_t scalar : scalar_rows(own_moves, other_moves, empties))
        result.common[count++] = shared[scalars + scalar];
    result.common[count] =
        shared[scalars + ScalarRows::Count + static_cast<std::size_t>(kernels::count(empties))];
    return result;
}

}  // namespace outflank::eval
