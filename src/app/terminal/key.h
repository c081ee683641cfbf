/// Keys and mouse buttons, and how they are read out of the bytes that a terminal sends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/screen.h"

namespace outflank::app {

struct Key {
    enum class Kind : std::uint8_t {
        Character,
        Enter,
        Backspace,
        Delete,
        Escape,
        Tab,
        Up,
        Down,
        Left,
        Right,
        Home,
        End,
        Click,  // the left button goes down
        Control,  // Ctrl and the letter of `character`
    };

    Kind kind = Kind::Character;
    std::string character;  // of Character (as UTF-8) and Control (in lower case)
    Point place;  // of Click

    friend bool operator==(const Key&, const Key&) = default;
};

/// Takes bytes as they come and gives the keys that are complete; the rest waits for more bytes.
class KeyReader {
  public:
    [[nodiscard]] std::vector<Key> take(std::string_view bytes);

    /// Whether an Escape stands alone so far: the key itself, or the beginning of another one.
    [[nodiscard]] bool has_open_escape() const { return waiting_ == "\x1b"; }
    /// No more bytes have come for a while, so it was the key.
    [[nodiscard]] std::vector<Key> close_escape();

  private:
    std::string waiting_;
};

}  // namespace outflank::app
