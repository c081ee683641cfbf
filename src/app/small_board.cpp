#include "app/small_board.h"

#include "games/othello/text.h"

namespace outflank::app {

int SmallBoard::empties(const othello::Position8& position) const {
    return size_ * size_ - kernels::count(position.own | position.other);
}

std::string SmallBoard::cells(const othello::Position8& position) const {
    const std::string whole = othello::format_position(widened(position), 8);
    std::string middle;
    for (int rank = margin(); rank < 8 - margin(); ++rank)
        middle += whole.substr(static_cast<std::size_t>(8 * rank + margin()),
                               static_cast<std::size_t>(size_));
    return middle;
}

std::string SmallBoard::format(othello::Move move) const {
    if (move.is_pass()) return othello::format(move);
    const auto square = move.square();
    return othello::format(
        *othello::Square::at(square.file() - margin(), square.rank() - margin()));
}

}  // namespace outflank::app
