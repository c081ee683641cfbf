/// LineEditor: the line that is being typed.
#pragma once

#include <string>
#include <utility>

#include "app/terminal/key.h"
#include "core/utf8.h"

namespace outflank::app {

class LineEditor {
  public:
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool is_empty() const { return text_.empty(); }

    void set(std::string text) { text_ = std::move(text); }
    std::string take() { return std::exchange(text_, {}); }

    /// False: the key is none that edits.
    bool edit(const Key& key) {
        if (key.kind == Key::Kind::Character) {
            if (text_.size() < Longest) text_ += key.character;
            return true;
        }
        if (key.kind == Key::Kind::Backspace) {
            remove_last();
            return true;
        }
        const bool clears = key.kind == Key::Kind::Control && key.character == "u";
        if (clears) text_.clear();
        return clears;
    }

  private:
    static constexpr std::size_t Longest = 4096;  // a pasted transcript, and no more

    void remove_last() {
        while (!text_.empty() && utf8::is_continuation(text_.back())) text_.pop_back();
        if (!text_.empty()) text_.pop_back();
    }

    std::string text_;
};

}  // namespace outflank::app
