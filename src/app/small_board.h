/// SmallBoard: the text of a smaller board that sits in the middle of the 8x8 one, where the engine
/// solves it: its own a1 is b2 of the 8x8 board on 6x6, and c3 on 4x4.
#pragma once

#include <string>

#include "games/othello/move.h"
#include "games/othello/position8.h"

namespace outflank::app {

class SmallBoard {
  public:
    /// REQUIRES: 4, 6 or 8.
    explicit constexpr SmallBoard(int size) : size_(size) {}

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] int empties(const othello::Position8& position) const;
    /// The cells row by row, without the side to move.
    [[nodiscard]] std::string cells(const othello::Position8& position) const;
    [[nodiscard]] std::string format(othello::Move move) const;

  private:
    [[nodiscard]] int margin() const { return (8 - size_) / 2; }

    int size_;
};

}  // namespace outflank::app
