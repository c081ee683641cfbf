/// Terminal: the whole screen for oneself. While it is entered, keys come one by one and unseen,
/// the mouse reports its clicks, and what stood on the screen before is kept for afterwards.
#pragma once

#include <string>
#include <string_view>
#include <termios.h>

#include "app/terminal/screen.h"

namespace outflank::app {

/// What the environment says about whoever looks: the variables by their names, empty where unset.
struct Surroundings {
    bool has_terminal = false;  // both input and output are one
    std::string term;  // TERM
    std::string locale;  // the first set of LC_ALL, LC_CTYPE, LANG
    bool wants_no_colour = false;  // NO_COLOR is set and not empty
    bool is_typed_to = false;  // input is a terminal, or a file or pipe with words

    static Surroundings here();

    /// Whether the locale can write more than ASCII.
    [[nodiscard]] bool has_unicode() const;

    /// Pictures need a terminal that can address its cursor, colours and UTF-8.
    [[nodiscard]] bool can_show_pictures() const;
};

class Terminal {
  public:
    Terminal() { enter(); }
    ~Terminal() { leave(); }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Once more, after a leave().
    void enter();
    /// Everything is as it was before.
    void leave();

    [[nodiscard]] static Size size();
    /// Blocks until the terminal has taken it.
    static void send(std::string_view bytes);

  private:
    termios before_{};
    bool is_entered_ = false;
};

}  // namespace outflank::app
