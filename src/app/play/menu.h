/// Menu: what can be chosen instead of typed. Every choice is a line that could have been typed, or
/// the beginning of one that the person ends.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace outflank::app {

struct MenuEntry {
    std::string label;
    std::string line;  // a blank at its end: the person types the rest
    std::vector<MenuEntry> entries = {};  // where a choice leads to more choices
};

/// New game, load, who plays, how strong, how long.
std::vector<MenuEntry> main_menu();

/// A menu that is open, and what is selected in it.
class Menu {
  public:
    explicit Menu(std::vector<MenuEntry> entries) : levels_{Level{"Menu", std::move(entries), 0}} {}

    [[nodiscard]] const std::string& title() const { return levels_.back().title; }
    [[nodiscard]] std::vector<std::string> labels() const;
    [[nodiscard]] std::size_t selected() const { return levels_.back().selected; }

    /// Up and down, round the ends.
    void move(int down);
    /// Takes what is selected: the line it stands for, or nothing where more is to be chosen.
    [[nodiscard]] std::optional<std::string> take();
    /// To where this was chosen from. False: it was the first.
    bool back();

  private:
    struct Level {
        std::string title;
        std::vector<MenuEntry> entries;
        std::size_t selected;
    };

    std::vector<Level> levels_;  // never empty
};

}  // namespace outflank::app
