/// TableView: everything the full-screen game shows, as a value, and the picture of it.
///
///     title
///       a   b   c             ● Black    you                  12
///     1                       ○ White    outflank level 3      9
///     2     board             whose turn, what the player thinks
///     3                       moves; or a page, or the menu
///     messages
///     Black> what is typed
///     help
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/play/board_picture.h"
#include "app/play/board_view.h"
#include "app/play/page.h"
#include "app/terminal/screen.h"

namespace outflank::app {

struct SeatView {
    std::string side;
    std::string who;
    int count = 0;  // of discs or men
    bool is_to_move = false;
};

/// What a player thinks, in words.
struct ThoughtView {
    std::string depth;
    std::string score;
    std::string nodes;
    std::string speed;
    std::string time;  // left, or spent where there is no limit
    std::string line;
};

struct MenuView {
    std::string title;
    std::vector<std::string> labels;
    std::size_t selected = 0;
};

struct TableView {
    std::string title;
    BoardView board;
    Pointers pointers;
    std::array<SeatView, 2> seats;  // by index(Side)
    std::string state;  // "Black to move"
    std::optional<ThoughtView> thought;
    std::vector<std::string> moves;
    std::string tip;  // instead of moves, while there are none
    std::vector<std::string> taken_back;  // what redo would play
    std::optional<Page> page;  // instead of the moves
    std::optional<MenuView> menu;  // instead of both
    std::vector<std::string> messages;  // the newest last
    std::string prompt;
    std::string input;
    std::string help;
};

/// Where the board lies on a screen of that size.
BoardPicture board_picture(const TableView& view, Size size);

Screen render(const TableView& view, Size size);

/// The text in lines of at most that many columns, broken between words where that is possible.
std::vector<std::string> wrapped(const std::string& text, int columns);

}  // namespace outflank::app
