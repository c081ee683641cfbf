/// LineBuffer: bytes in as they come, lines out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace outflank {

class LineBuffer {
  public:
    /// No protocol of ours comes near it; a line that is longer is rubbish without end.
    static constexpr std::size_t LongestLine = std::size_t{1} << 20;

    void append(std::string_view bytes) {
        bytes_.erase(0, begin_);  // once a piece, not once a line: lines can be many and short
        searched_ -= begin_;
        begin_ = 0;
        bytes_ += bytes;
    }

    /// The next whole line, without its newline and a carriage return before it.
    std::optional<std::string> take_line() {
        const std::size_t end = bytes_.find('\n', searched_);
        searched_ = end == std::string::npos ? bytes_.size() : end + 1;
        if (end == std::string::npos) return std::nullopt;
        std::string line = bytes_.substr(begin_, end - begin_);
        begin_ = searched_;
        if (line.ends_with('\r')) line.pop_back();
        return line;
    }

    /// Whatever follows the last newline, when nothing more will come.
    std::optional<std::string> take_rest() {
        if (is_empty()) return std::nullopt;
        append("\n");
        return take_line();
    }

    [[nodiscard]] bool is_empty() const { return begin_ == bytes_.size(); }

    /// Asked after take_line() gave nothing.
    [[nodiscard]] bool is_overlong() const { return bytes_.size() - begin_ > LongestLine; }

  private:
    std::string bytes_;
    std::size_t begin_ = 0;  // of the next line
    std::size_t searched_ = 0;  // between begin_ and here there is no newline
};

}  // namespace outflank
