/// BoardPicture: a board drawn on a screen, and which square lies under a point of it.
///
/// A square is four columns by two rows where there is room, as wide as it is high on most
/// terminals, else two by one.
#pragma once

#include <optional>

#include "app/play/board_view.h"
#include "app/terminal/screen.h"

namespace outflank::app {

/// The squares that a person points at, beside what the board itself marks.
struct Pointers {
    std::optional<Cell> cursor;
    std::optional<Cell> chosen;  // the piece that is to move, in Tafl

    friend bool operator==(const Pointers&, const Pointers&) = default;
};

class BoardPicture {
  public:
    /// As large as fits into the room, with coordinates around; the corner is top left.
    BoardPicture(int board_size, Point corner, Size room);

    /// Rows and columns it takes, coordinates included.
    [[nodiscard]] Size size() const;
    [[nodiscard]] std::optional<Cell> cell_at(Point point) const;

    void draw(Screen& screen, const BoardView& board, const Pointers& pointers) const;

  private:
    [[nodiscard]] Point place_of(Cell cell) const;
    void draw_coordinates(Screen& screen) const;
    void draw_large(Screen& screen, const BoardView& board, Cell cell,
                    const Pointers& pointers) const;
    void draw_small(Screen& screen, const BoardView& board, Cell cell,
                    const Pointers& pointers) const;

    int board_size_;
    Point corner_;
    bool is_large_;
};

}  // namespace outflank::app
