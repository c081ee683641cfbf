#include "app/play/board_picture.h"

#include <array>
#include <string>

#include "fmt/format.h"

namespace outflank::app {

namespace {

constexpr int LeftMargin = 3;  // two digits and a blank
constexpr int TopMargin = 1;
constexpr Size LargeSquare{2, 4};
constexpr Size SmallSquare{1, 2};

// Of the 256-colour palette.
constexpr int Dark = 233;
constexpr int Light = 255;
constexpr int Gold = 220;
constexpr int HalfTurned = 245;
constexpr int Mark = 203;  // of the last move
constexpr int CursorColour = 226;
constexpr int ChosenColour = 51;
constexpr int Dot = 151;
constexpr int Coordinate = 245;
constexpr std::array<int, 2> Felt = {65, 71};  // chequered, so that a square is seen
constexpr std::array<int, 2> Wood = {137, 180};
constexpr int CampGround = 95;
constexpr int GoalGround = 66;

int colour_of(Man man) {
    switch (man) {
        case Man::Dark:
            return Dark;
        case Man::Light:
            return Light;
        case Man::King:
            return Gold;
        default:
            return Dot;
    }
}

int ground_of(const BoardView& board, Cell cell) {
    const auto shade = static_cast<std::size_t>((cell.file + cell.rank) % 2);
    if (board.is_othello) return Felt[shade];
    switch (board.at(cell).ground) {
        case Ground::Camp:
            return CampGround;
        case Ground::Goal:
            return GoalGround;
        default:
            return Wood[shade];
    }
}

/// Two rows of four columns. The middle of the lower row is drawn the other way round, the ground
/// on the man, because there is no character for the upper three quarters.
struct LargeShape {
    std::string_view top;
    std::string_view bottom_sides;  // the first and the last column
    std::string_view bottom_middle;
};

constexpr LargeShape Disc = {"▗▆▆▖", "▝▘", "▂▂"};
constexpr LargeShape Ring = {" ▄▄ ", "▝▘", "▝▘"};
constexpr LargeShape King = {"▚▄▄▞", "▐▌", "▂▂"};
constexpr LargeShape Turning = {" ▐▌ ", "  ", "▌▐"};
constexpr LargeShape PlayableDot = {" ▂▂ ", "  ", "▆▆"};

/// The sides differ in shape too, for whoever cannot tell their colours. REQUIRES: something is to
/// be seen there.
const LargeShape& large_shape(const SquareView& square) {
    if (square.is_turning) return Turning;
    if (square.man == Man::King) return King;
    if (square.man == Man::Light) return Ring;
    return square.man == Man::Dark ? Disc : PlayableDot;
}

void draw_shape(Screen& screen, Point place, const LargeShape& shape, int colour, int ground) {
    const Style style{colour, ground, false};
    const auto sides = characters(shape.bottom_sides);
    screen.write(place, shape.top, style);
    screen.write({place.row + 1, place.column}, sides[0], style);
    screen.write({place.row + 1, place.column + 1}, shape.bottom_middle, {ground, colour, false});
    screen.write({place.row + 1, place.column + 3}, sides[1], style);
}

/// On the man, in the hole of a ring.
void mark_last(Screen& screen, Point place, const SquareView& square, int colour) {
    const Style style{Mark, colour, false};
    if (square.man == Man::Light) {
        screen.write({place.row + 1, place.column + 1}, Ring.bottom_middle, style);
    } else {
        screen.write({place.row, place.column + 1}, "▂▂", style);
    }
}

std::string_view small_shape(const SquareView& square) {
    if (square.is_turning) return "▐▌";
    if (square.man == Man::King) return "♚ ";
    if (square.man == Man::Dark) return square.is_last ? "◉ " : "● ";
    if (square.man == Man::Light) return square.is_last ? "◎ " : "○ ";
    return square.is_playable ? "· " : "  ";
}

}  // namespace

BoardPicture::BoardPicture(int board_size, Point corner, Size room)
    : board_size_(board_size), corner_(corner), is_large_(true) {
    const Size wanted = size();
    is_large_ = wanted.rows <= room.rows && wanted.columns <= room.columns;
}

Size BoardPicture::size() const {
    const Size square = is_large_ ? LargeSquare : SmallSquare;
    return {TopMargin + board_size_ * square.rows, LeftMargin + board_size_ * square.columns};
}

Point BoardPicture::place_of(Cell cell) const {
    const Size square = is_large_ ? LargeSquare : SmallSquare;
    return {corner_.row + TopMargin + cell.rank * square.rows,
            corner_.column + LeftMargin + cell.file * square.columns};
}

std::optional<Cell> BoardPicture::cell_at(Point point) const {
    const Size square = is_large_ ? LargeSquare : SmallSquare;
    const int row = point.row - corner_.row - TopMargin;
    const int column = point.column - corner_.column - LeftMargin;
    if (row < 0 || column < 0) return std::nullopt;
    const Cell cell{column / square.columns, row / square.rows};
    if (cell.file >= board_size_ || cell.rank >= board_size_) return std::nullopt;
    return cell;
}

void BoardPicture::draw(Screen& screen, const BoardView& board, const Pointers& pointers) const {
    draw_coordinates(screen);
    for (int rank = 0; rank < board_size_; ++rank) {
        for (int file = 0; file < board_size_; ++file) {
            if (is_large_) {
                draw_large(screen, board, {file, rank}, pointers);
            } else {
                draw_small(screen, board, {file, rank}, pointers);
            }
        }
    }
}

void BoardPicture::draw_coordinates(Screen& screen) const {
    const Style style{Coordinate, Style::Default, false};
    const int middle = is_large_ ? 1 : 0;
    for (int line = 0; line < board_size_; ++line) {
        const Point top = place_of({line, 0});
        const Point left = place_of({0, line});
        screen.write({corner_.row, top.column + middle}, cell_name({line, 0}).substr(0, 1), style);
        screen.write({left.row, corner_.column}, fmt::format("{:>2}", line + 1), style);
    }
}

void BoardPicture::draw_large(Screen& screen, const BoardView& board, Cell cell,
                              const Pointers& pointers) const {
    const SquareView& square = board.at(cell);
    const Point place = place_of(cell);
    const int ground = ground_of(board, cell);
    const int colour = square.is_turning ? HalfTurned : colour_of(square.man);
    for (const int row : {place.row, place.row + 1})
        screen.write({row, place.column}, "    ", {Style::Default, ground, false});
    if (square.man != Man::None || square.is_playable)
        draw_shape(screen, place, large_shape(square), colour, ground);
    if (square.is_last && square.man != Man::None && !square.is_turning)
        mark_last(screen, place, square, colour);
    if (square.is_last && square.man == Man::None)
        screen.write({place.row, place.column + 1}, "▁▁", {Mark, ground, false});
    const auto frame = [&](int frame_colour) {
        const Style style{frame_colour, ground, true};
        screen.write(place, "┌", style);
        screen.write({place.row, place.column + 3}, "┐", style);
        screen.write({place.row + 1, place.column}, "└", style);
        screen.write({place.row + 1, place.column + 3}, "┘", style);
    };
    if (pointers.chosen == cell) frame(ChosenColour);
    if (pointers.cursor == cell) frame(CursorColour);
}

void BoardPicture::draw_small(Screen& screen, const BoardView& board, Cell cell,
                              const Pointers& pointers) const {
    const SquareView& square = board.at(cell);
    const Point place = place_of(cell);
    const int ground = ground_of(board, cell);
    const int colour = square.is_turning ? HalfTurned : colour_of(square.man);
    screen.write(place, small_shape(square), {colour, ground, false});
    const Point behind{place.row, place.column + 1};
    if (square.is_last && square.man == Man::None) screen.write(place, "×", {Mark, ground, false});
    if (pointers.chosen == cell) screen.write(behind, "◂", {ChosenColour, ground, true});
    if (pointers.cursor == cell) screen.write(behind, "◂", {CursorColour, ground, true});
}

}  // namespace outflank::app
