#include "play/book_moves.h"

#include <algorithm>
#include <tuple>

#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::play {

namespace {

using othello::Move;
using othello::Position8;

constexpr othello::Othello8<kernels::Portable> Game8;

/// Better moves first; of equals those that stay in the book, by square.
bool is_better(const BookMove& a, const BookMove& b) {
    return std::tuple(-a.value, a.is_leaf, a.move) < std::tuple(-b.value, b.is_leaf, b.move);
}

}  // namespace

std::vector<BookMove> book_moves(const Book& book, const Position8& position) {
    std::vector<BookMove> known;
    const auto entry = book.find(position);
    if (!entry) return known;
    for (const Move move : Game8.moves(position)) {
        if (const auto next = book.find(Game8.after(position, move)))
            known.push_back({move, -next->value, false});
        else if (entry->leaf == move)
            known.push_back({move, entry->leaf_value, true});
    }
    std::sort(known.begin(), known.end(), is_better);
    return known;
}

std::optional<BookMove> choose_from(const std::vector<BookMove>& moves, Score tolerance, Rng& rng) {
    std::vector<std::uint32_t> odds;
    std::uint32_t all = 0;
    for (const BookMove& each : moves) {
        const Score spare = tolerance - (moves.front().value - each.value);
        odds.push_back(each.is_leaf || spare < 0 ? 0 : static_cast<std::uint32_t>(spare) + 1);
        all += odds.back();
    }
    if (all == 0) return std::nullopt;
    std::uint32_t lot = rng.below(all);
    std::size_t chosen = 0;
    while (lot >= odds[chosen]) lot -= odds[chosen++];
    return moves[chosen];
}

std::vector<Move> best_line(const Book& book, Position8 position) {
    std::vector<Move> line;
    for (;;) {
        const auto moves = book_moves(book, position);
        if (moves.empty()) return line;
        line.push_back(moves.front().move);
        position = Game8.after(position, moves.front().move);
    }
}

SearchReport<Move> report_of(const Book& book, const Position8& position, const BookMove& move) {
    SearchReport<Move> report;
    report.score = move.value;
    report.line = best_line(book, Game8.after(position, move.move));
    report.line.insert(report.line.begin(), move.move);
    report.depth = static_cast<int>(report.line.size());
    report.nodes = 1;
    return report;
}

}  // namespace outflank::play
