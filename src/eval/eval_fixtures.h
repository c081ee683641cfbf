/// What tests of evaluations share.
#pragma once

#include <string>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/evaluator.h"
#include "games/othello/othello.h"

namespace outflank::eval {

/// Calls visit(position) at every undecided position of some random games, or of their first 300
/// plies.
template <Game G, class Visit>
void visit_random_games(const G& game, int games, Visit visit) {
    Rng rng(1);
    for (int i = 0; i < games; ++i) {
        auto position = game.start();
        for (int ply = 0; ply < 300 && !game.is_over(position); ++ply) {
            visit(position);
            position = game.after(position, pick(rng, game.moves(position)));
        }
    }
}

/// The same discs, the other side to move.
inline othello::Position turned(const othello::Position& position) { return position.after_pass(); }

/// One square at a time: what the text of a position says.
class Cells {
  public:
    Cells(const othello::Othello& game, const othello::Position& position)
        : size_(game.size()), text_(game.format(position)) {}

    [[nodiscard]] int size() const { return size_; }
    /// 'X', 'O', '-', or '#' beyond the edge.
    [[nodiscard]] char at(int file, int rank) const {
        if (file < 0 || rank < 0 || file >= size_ || rank >= size_) return '#';
        return text_[static_cast<std::size_t>(rank * size_ + file)];
    }
    [[nodiscard]] bool touches(int file, int rank, char cell) const {
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                if ((right != 0 || down != 0) && at(file + right, rank + down) == cell) return true;
            }
        }
        return false;
    }

  private:
    int size_;
    std::string text_;
};

}  // namespace outflank::eval
