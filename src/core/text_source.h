/// TextSource: a file or standard input as it comes, in constant memory. What was read and not
/// taken yet is at hand; whoever finds it too short asks for more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>
#include <string_view>

namespace outflank {

class TextSource {
  public:
    /// REQUIRES: the stream lives as long as this.
    explicit TextSource(std::istream& in) : in_(&in) {}
    /// A text that is there already.
    explicit TextSource(std::string text) : buffer_(std::move(text)) {}

    /// Valid until the next call of read_more() or take().
    [[nodiscard]] std::string_view at_hand() const {
        return std::string_view(buffer_).substr(begin_);
    }
    /// All that is left is at hand.
    [[nodiscard]] bool is_over() const { return in_ == nullptr; }

    /// At least doubles what is at hand, as far as there is more. Blocks until it has come.
    void read_more();
    /// Reads until that much is at hand or everything is.
    void read_at_least(std::size_t length) {
        while (!is_over() && at_hand().size() < length) read_more();
    }
    /// REQUIRES: that much is at hand.
    void take(std::size_t length);

    /// How many bytes have been taken.
    [[nodiscard]] std::uint64_t taken() const { return taken_; }

  private:
    std::istream* in_ = nullptr;
    std::string buffer_;
    std::size_t begin_ = 0;
    std::uint64_t taken_ = 0;
};

}  // namespace outflank
