#include "app/play/board_view.h"

namespace outflank::app {

namespace {

BoardView empty_board(int size, bool is_othello) {
    BoardView view{size, is_othello, {}};
    view.squares.resize(static_cast<std::size_t>(size * size));
    return view;
}

template <class Square>
Cell cell_of(Square square) {
    return {square.file(), square.rank()};
}

Man man_at(const tafl::Position& position, tafl::Square square) {
    if (position.king().contains(square)) return Man::King;
    if (position.attackers().contains(square)) return Man::Dark;
    return position.defenders().contains(square) ? Man::Light : Man::None;
}

Ground ground_at(const tafl::Rules& rules, tafl::Square square) {
    if (rules.camps.contains(square)) return Ground::Camp;
    const bool is_kings = rules.king_only.contains(square) || rules.closed.contains(square);
    // Where the whole edge is an escape, marking it would say nothing.
    const bool is_goal = rules.escapes.contains(square) && rules.escapes.count() <= 4;
    return is_kings || is_goal ? Ground::Goal : Ground::Plain;
}

}  // namespace

std::string cell_name(Cell cell) {
    return static_cast<char>('a' + cell.file) + std::to_string(cell.rank + 1);
}

BoardView view_of(const GameRecord<othello::Othello>& record, std::optional<Cell> /*chosen*/) {
    const auto& game = record.game();
    const auto& position = record.position();
    BoardView view = empty_board(game.size(), true);
    position.discs(Side::One).for_each(
        [&](auto square) { view.at(cell_of(square)).man = Man::Dark; });
    position.discs(Side::Two).for_each(
        [&](auto square) { view.at(cell_of(square)).man = Man::Light; });
    game.playable(position).for_each(
        [&](auto square) { view.at(cell_of(square)).is_playable = true; });
    const auto& moves = record.moves();
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        if (move->is_pass()) continue;
        view.at(cell_of(move->square())).is_last = true;
        break;
    }
    return view;
}

BoardView view_of(const GameRecord<tafl::Tafl>& record, std::optional<Cell> chosen) {
    const auto& rules = record.game().rules();
    BoardView view = empty_board(rules.size, false);
    for (const tafl::Square square : rules.board()) {
        view.at(cell_of(square)).man = man_at(record.position(), square);
        view.at(cell_of(square)).ground = ground_at(rules, square);
    }
    if (chosen && !record.is_over()) {
        for (const auto move : record.game().moves(record.position())) {
            if (cell_of(move.from()) == *chosen) view.at(cell_of(move.to())).is_playable = true;
        }
    }
    if (!record.moves().empty()) {
        view.at(cell_of(record.moves().back().from())).is_last = true;
        view.at(cell_of(record.moves().back().to())).is_last = true;
    }
    return view;
}

BoardView in_change(const BoardView& before, const BoardView& after, Change change) {
    BoardView view = after;
    if (change == Change::Done || before.squares.size() != after.squares.size()) return view;
    for (std::size_t i = 0; i < view.squares.size(); ++i) {
        view.squares[i].is_playable = false;
        const Man from = before.squares[i].man;
        if (from == Man::None || from == after.squares[i].man) continue;
        view.squares[i].man = from;
        view.squares[i].is_turning = change == Change::Turning;
    }
    return view;
}

int count_men(const BoardView& board, Side side) {
    int count = 0;
    for (const SquareView& square : board.squares) {
        if (square.man == Man::None) continue;
        count += (square.man == Man::Dark) == (side == Side::One) ? 1 : 0;
    }
    return count;
}

}  // namespace outflank::app
