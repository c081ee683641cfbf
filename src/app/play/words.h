/// The words of the terminal game: what a line may say, the same in the full-screen and in the
/// plain game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::app {

enum class Verb : std::uint8_t {
    Move,  // whatever is no other word
    Undo,
    Redo,
    Moves,
    Hint,
    Eval,
    Analyze,
    Train,
    Level,
    SeatOne,
    SeatTwo,
    Mode,
    Swap,
    Time,
    New,
    SetBoard,
    Save,
    Load,
    Resume,
    Resign,
    Menu,
    Help,
    Quit,
};

struct TypedLine {
    Verb verb = Verb::Move;
    std::string argument;  // of Verb::Move the move

    friend bool operator==(const TypedLine&, const TypedLine&) = default;
};

/// Upper and lower case are the same in the word; the argument stays as it was typed.
TypedLine understand(std::string_view line);

/// Whether somebody who typed this meant a command rather than a move: it begins like a word.
bool is_name(std::string_view typed);

/// A line a word, with what it does.
std::vector<std::string> help_lines();

/// The footer, with a move as the game at hand writes it.
std::string short_help(std::string_view example_move);

inline constexpr std::string_view Tip =
    "Type a move and Enter, click on the board, or choose a square with the arrows and Enter. "
    "Tab opens the menu.";
/// The file that somebody named without a shell: "~/x" is one in the home directory.
std::string named_file(const std::string& typed);

inline constexpr std::string_view ShortPlainHelp =
    "Type a move, or: m moves, u undo, h hint, ? help, q quit.";

}  // namespace outflank::app
