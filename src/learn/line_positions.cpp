#include "learn/line_positions.h"

#include <set>
#include <utility>

#include "arena/openings.h"

namespace outflank::learn {

Result<std::vector<othello::Position8>> positions_of_lines(std::string_view text) {
    const auto lines = arena::read_openings(othello::Othello(8), text);
    if (!lines) return lines.error();
    std::vector<othello::Position8> positions;
    std::set<std::pair<kernels::Bitboard, kernels::Bitboard>> seen;
    for (const auto& line : *lines) {
        auto position = line.start();
        for (std::size_t i = 0; i <= line.moves().size(); ++i) {
            const auto least = canonical(narrowed(position)).position;
            if (seen.insert({least.own, least.other}).second) positions.push_back(least);
            if (i < line.moves().size()) position = line.game().after(position, line.moves()[i]);
        }
    }
    return positions;
}

}  // namespace outflank::learn
