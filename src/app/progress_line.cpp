#include "app/progress_line.h"

#include <cstdio>
#include <unistd.h>

#include "fmt/format.h"

namespace outflank::app {

namespace {

constexpr std::string_view BackToTheMargin = "\r\x1b[K";
constexpr std::size_t Width = 79;  // a longer line would wrap and could not be taken back

}  // namespace

ProgressLine::ProgressLine() : has_terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::show(std::string_view text) {
    if (!has_terminal_) return;
    fmt::print(stderr, "{}{}", BackToTheMargin, text.substr(0, Width));
    std::fflush(stderr);
    is_shown_ = true;
}

void ProgressLine::clear() {
    if (is_shown_) fmt::print(stderr, "{}", BackToTheMargin);
    is_shown_ = false;
}

}  // namespace outflank::app
