#include "eval/squares.h"

#include <algorithm>
#include <cstddef>

namespace outflank::eval {
namespace {

using othello::Square;
using othello::WideBits;

/// By the distances from the nearest edges.
constexpr std::array<std::array<int, 4>, 4> Weights = {{
    {4, -3, 2, 2},  //
    {-3, -4, -1, -1},
    {2, -1, 1, 0},
    {2, -1, 0, 1},
}};

int weight(Square square, int size) {
    const auto distance = [size](int line) {
        return static_cast<std::size_t>(std::min({line, size - 1 - line, 3}));
    };
    return Weights[distance(square.file())][distance(square.rank())];
}

}  // namespace

Squares::Squares(int size) : size_(size) {
    constexpr std::array<int, 6> Distinct = {4, 2, 1, -1, -3, -4};
    for (std::size_t i = 0; i < groups_.size(); ++i) groups_[i].weight = Distinct[i];
    WideBits::board(size).for_each([&](Square square) {
        for (Group& group : groups_)
            if (group.weight == weight(square, size)) group.squares.insert(square);
    });
}

TermWorths<3> Squares::terms(const othello::Othello& game,
                             const othello::Position& position) const {
    const WideBits& own = position.own();
    const WideBits& other = position.other();
    const int mobility = game.playable(position, position.to_move()).count() -
                         game.playable(position, opponent(position.to_move())).count();
    const bool counts_runs = 64 * game.empties(position).count() < 40 * size_ * size_;
    const int runs = counts_runs ? edge_runs(own) - edge_runs(other) : 0;
    return {Disc * (weight_of(own) - weight_of(other)), Disc * 2 * mobility, Disc * 2 * runs};
}

int Squares::weight_of(const WideBits& discs) const {
    int sum = 0;
    for (const Group& group : groups_) sum += group.weight * (discs & group.squares).count();
    return sum;
}

int Squares::edge_runs(const WideBits& discs) const {
    WideBits runs;
    const auto follow = [&](int file, int rank, int right, int down) {
        auto square = Square::at(file, rank);
        while (square && square->is_on(size_) && discs.contains(*square)) {
            runs.insert(*square);
            square = Square::at(square->file() + right, square->rank() + down);
        }
    };
    const int last = size_ - 1;
    for (const int rank : {0, last}) {
        follow(0, rank, 1, 0);
        follow(last, rank, -1, 0);
    }
    for (const int file : {0, last}) {
        follow(file, 0, 0, 1);
        follow(file, last, 0, -1);
    }
    return runs.count();
}

}  // namespace outflank::eval
