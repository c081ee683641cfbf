#include "app/play/menu.h"

#include "fmt/format.h"

#include "roster/level_words.h"

namespace outflank::app {

namespace {

std::vector<MenuEntry> game_entries() {
    std::vector<MenuEntry> entries = {{"the same again", "new"}};
    for (const int size : {8, 6, 4, 10, 12, 14, 16})
        entries.push_back({fmt::format("Othello {0}x{0}", size), fmt::format("new {}", size)});
    for (const char* rules : {"comp424", "ashton", "brandubh"})
        entries.push_back({fmt::format("Tablut, {}", rules), fmt::format("new {}", rules)});
    return entries;
}

std::vector<MenuEntry> level_entries() {
    std::vector<MenuEntry> entries;
    entries.reserve(roster::AllLevelWords.size());
    for (const auto& words : roster::AllLevelWords)
        entries.push_back({fmt::format("{:>2} {}", words.level, words.word),
                           fmt::format("level {}", words.level)});
    return entries;
}

}  // namespace

std::vector<MenuEntry> main_menu() {
    return {
        {"New game", "", game_entries()},
        {"Load a game or a board", "load "},
        {"Save this game", "save "},
        {"Who plays",
         "",
         {{"you begin", "mode 0"},
          {"the computer begins", "mode 1"},
          {"two computers", "mode 2"},
          {"two people", "mode 3"},
          {"another player for the first side", "black "},
          {"another player for the second side", "white "}}},
        {"How strong the computer is", "", level_entries()},
        {"Time for a move",
         "",
         {{"no limit", "time off"},
          {"one second", "time 1s"},
          {"five seconds", "time 5s"},
          {"half a minute", "time 30s"},
          {"another time", "time "}}},
        {"Analyse the game", "analyze"},
        {"Learn an opening", "train "},
        {"All commands", "help"},
        {"Quit", "quit"},
    };
}

std::vector<std::string> Menu::labels() const {
    std::vector<std::string> labels;
    for (const MenuEntry& entry : levels_.back().entries) labels.push_back(entry.label);
    return labels;
}

void Menu::move(int down) {
    Level& level = levels_.back();
    const auto count = static_cast<int>(level.entries.size());
    level.selected =
        static_cast<std::size_t>((static_cast<int>(level.selected) + down + count) % count);
}

std::optional<std::string> Menu::take() {
    const Level& level = levels_.back();
    const MenuEntry entry = level.entries[level.selected];
    if (entry.entries.empty()) return entry.line;
    levels_.push_back({entry.label, entry.entries, 0});
    return std::nullopt;
}

bool Menu::back() {
    if (levels_.size() == 1) return false;
    levels_.pop_back();
    return true;
}

}  // namespace outflank::app
