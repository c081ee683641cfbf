#include "app/tree_drawing.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "fmt/format.h"

#include "app/play/table_view.h"

namespace outflank::app {

namespace {

struct Strokes {
    std::string_view inner, last, past, nothing, note;
};
constexpr Strokes Drawn = {"├─ ", "└─ ", "│  ", "   ", "✂  "};
constexpr Strokes Spelt = {"|- ", "`- ", "|  ", "   ", "x  "};

class Pen {
  public:
    Pen(const DrawnTree& tree, const TreeLook& look)
        : tree_(tree), look_(look), strokes_(look.has_unicode ? Drawn : Spelt) {}

    Lines draw() {
        lines_.push_back(tree_.label(0));
        draw_below(0, "", 1);
        return std::move(lines_);
    }

  private:
    void draw_below(std::size_t node, const std::string& margin, int ply) {
        if (ply > look_.depth) return;
        const auto& children = tree_.children[node];
        const std::string note = tree_.note(node);
        for (std::size_t i = 0; i < children.size(); ++i) {
            const bool is_last = i + 1 == children.size() && note.empty();
            lines_.push_back(margin + std::string(is_last ? strokes_.last : strokes_.inner) +
                             tree_.label(children[i]));
            draw_below(children[i],
                       margin + std::string(is_last ? strokes_.nothing : strokes_.past), ply + 1);
        }
        if (!note.empty()) draw_note(note, margin, ply);
    }

    void draw_note(const std::string& note, const std::string& margin, int ply) {
        constexpr int least = 40;
        const int room = std::max(least, look_.columns - 3 * ply - 3);
        std::string begin = std::string(strokes_.last) + std::string(strokes_.note);
        for (const std::string& line : wrapped(note, room)) {
            lines_.push_back(margin + std::exchange(begin, "      ") + faint(line, look_));
        }
    }

    const DrawnTree& tree_;
    const TreeLook& look_;
    const Strokes& strokes_;
    Lines lines_;
};

}  // namespace

Lines drawn(const DrawnTree& tree, const TreeLook& look) { return Pen(tree, look).draw(); }

void say(Lines& lines, const std::string& sentence, const TreeLook& look) {
    for (std::string& line : wrapped(sentence, look.columns)) lines.push_back(std::move(line));
}

std::string strong(const std::string& words, const TreeLook& look) {
    return look.has_colour ? fmt::format("\x1b[1m{}\x1b[0m", words) : words;
}

std::string faint(const std::string& words, const TreeLook& look) {
    return look.has_colour ? fmt::format("\x1b[2m{}\x1b[0m", words) : words;
}

}  // namespace outflank::app
