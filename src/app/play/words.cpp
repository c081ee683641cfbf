#include "app/play/words.h"

#include <array>
#include <cstdlib>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank::app {

namespace {

struct Word {
    Verb verb;
    std::array<std::string_view, 3> names;  // the one to be shown first
    std::string_view argument;
    std::string_view meaning;
};

constexpr std::array<Word, 23> Words = {{
    {Verb::Move, {"play"}, "MOVE", "or the move alone: f5; in tablut e4-e7"},
    {Verb::Undo, {"undo", "u"}, "", "take your last move back, with the answer to it"},
    {Verb::Redo, {"redo", "r"}, "", "play it again"},
    {Verb::Moves, {"moves", "m"}, "", "the legal moves"},
    {Verb::Hint, {"hint", "h"}, "[N]", "the N best moves"},
    {Verb::Eval, {"eval", "e"}, "[NAME]", "what a hand-made evaluation sees"},
    {Verb::Analyze, {"analyze", "analyse", "a"}, "", "go through the game: what each move lost"},
    {Verb::Train, {"train"}, "[OPENING]", "be asked for the book's moves: train Tiger; train off"},
    {Verb::Level, {"level", "l"}, "[N]", "how strong the computer is, 0 to 60"},
    {Verb::SeatOne,
     {"black", "attackers"},
     "PLAYER",
     "who plays: human, outflank:level=5; so white, ..."},
    {Verb::SeatTwo, {"white", "defenders"}, "PLAYER", "the same for the other side"},
    {Verb::Mode, {"mode"}, "0-3", "you begin, it begins, it plays alone, people alone"},
    {Verb::Swap, {"swap", "go"}, "", "change sides: the computer plays yours"},
    {Verb::Time, {"time"}, "T", "what the computer may think about a move: 2s, off"},
    {Verb::New, {"new", "n"}, "[GAME]", "a new game; GAME is 6, 8, 10 ..., or a rule set"},
    {Verb::SetBoard, {"setboard"}, "TEXT", "a position, a transcript, or a game as SGF, GGF ..."},
    {Verb::Save, {"save"}, "FILE", "the game; FILE may end in .sgf, .json, .board ..."},
    {Verb::Load, {"load"}, "FILE", "the first game of a file of any format"},
    {Verb::Resume, {"resume"}, "", "go on with a game that was cut off or stands still"},
    {Verb::Resign, {"resign"}, "", "give the game up"},
    {Verb::Menu, {"menu"}, "", "choose instead of typing; also the Tab key"},
    {Verb::Help, {"help", "?"}, "", "this list"},
    {Verb::Quit, {"quit", "q", "exit"}, "", "leave; an unfinished game is kept"},
}};

const Word* find(std::string_view name) {
    if (name.empty()) return nullptr;
    for (const Word& word : Words) {
        for (const std::string_view each : word.names) {
            if (each == name) return &word;
        }
    }
    return nullptr;
}

}  // namespace

TypedLine understand(std::string_view line) {
    line = text::trim(line);
    std::size_t end = 0;
    while (end < line.size() && !text::is_blank(line[end])) ++end;
    const Word* word = find(text::lower(line.substr(0, end)));
    if (!word) return {Verb::Move, std::string(line)};
    return {word->verb, std::string(text::trim(line.substr(end)))};
}

bool is_name(std::string_view typed) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return typed.size() >= 2 && is_letter(typed[0]) && is_letter(typed[1]);
}

std::string short_help(std::string_view example_move) {
    return fmt::format("{} a move · u undo · h hint · menu · ? help · q quit", example_move);
}

std::vector<std::string> help_lines() {
    std::vector<std::string> lines;
    for (const Word& word : Words) {
        if (word.verb == Verb::Help) continue;  // whoever reads this has found it
        if (word.verb == Verb::SeatTwo) continue;  // told with SeatOne: a screen has 24 lines
        std::string names;
        for (const std::string_view name : word.names) {
            if (!name.empty()) names += (names.empty() ? "" : ", ") + std::string(name);
        }
        if (!word.argument.empty()) names += ' ' + std::string(word.argument);
        lines.push_back(fmt::format("{:<23} {}", names, word.meaning));
    }
    return lines;
}

std::string named_file(const std::string& typed) {
    const char* const home = std::getenv("HOME");
    if (!typed.starts_with("~/") || !home || !*home) return typed;
    return home + typed.substr(1);
}

}  // namespace outflank::app
