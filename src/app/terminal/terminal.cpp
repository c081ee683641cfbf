#include "app/terminal/terminal.h"

#include <cerrno>
#include <cstdlib>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.h"

namespace outflank::app {

namespace {

// Another screen; clicks (1000), with coordinates of any size (1006); no wrapping at the margin.
constexpr std::string_view EnterCodes = "\x1b[?1049h\x1b[?1000h\x1b[?1006h\x1b[?7l";
constexpr std::string_view LeaveCodes = "\x1b[0m\x1b[?7h\x1b[?1006l\x1b[?1000l\x1b[?25h\x1b[?1049l";

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// Whether a file or a pipe has words for us, or may still have some. Whoever starts a program and
/// has none closes the pipe at once, so a moment is enough to know.
bool is_script(int input) {
    constexpr int moment = 200;  // milliseconds
    struct stat status{};
    if (fstat(input, &status) != 0) return false;
    if (S_ISREG(status.st_mode)) return status.st_size > 0;
    if (!S_ISFIFO(status.st_mode) && !S_ISSOCK(status.st_mode)) return false;
    pollfd arrival{input, POLLIN, 0};
    if (poll(&arrival, 1, moment) == 0) return true;
    int bytes = 0;
    return ioctl(input, FIONREAD, &bytes) == 0 && bytes > 0;
}

std::string locale_here() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (std::string value = variable(name); !value.empty()) return value;
    }
    return "";
}

}  // namespace

Surroundings Surroundings::here() {
    const bool has_keyboard = isatty(STDIN_FILENO) != 0;
    return {has_keyboard && isatty(STDOUT_FILENO) != 0, variable("TERM"), locale_here(),
            !variable("NO_COLOR").empty(), has_keyboard || is_script(STDIN_FILENO)};
}

bool Surroundings::has_unicode() const {
    const std::string charset = text::lower(locale);
    return charset.find("utf-8") != std::string::npos || charset.find("utf8") != std::string::npos;
}

bool Surroundings::can_show_pictures() const {
    const bool is_simple = term.empty() || term == "dumb" || term.starts_with("vt");
    return has_terminal && has_unicode() && !is_simple && !wants_no_colour;
}

void Terminal::enter() {
    if (is_entered_ || tcgetattr(STDIN_FILENO, &before_) != 0) return;
    termios raw = before_;
    raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    send(EnterCodes);
    is_entered_ = true;
}

void Terminal::leave() {
    if (!is_entered_) return;
    send(LeaveCodes);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    is_entered_ = false;
}

Size Terminal::size() {
    winsize window{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_row == 0) return {};
    return {window.ws_row, window.ws_col};
}

void Terminal::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
        if (count >= 0 || errno == EINTR) continue;
        if (errno != EAGAIN) return;  // nobody is there any more; the end of the input tells
        pollfd output{STDOUT_FILENO, POLLOUT, 0};
        (void)poll(&output, 1, -1);
    }
}

}  // namespace outflank::app
