/// ProgressLine: one line on stderr, rewritten while something takes long; nothing where nobody
/// looks.
#pragma once

#include <string_view>

namespace outflank::app {

class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Instead of what was shown before.
    void show(std::string_view text);

    /// Takes the line away, before something lasting is written.
    void clear();

  private:
    bool has_terminal_;
    bool is_shown_ = false;
};

}  // namespace outflank::app
