/// Archive: values as bytes and back, by one description for both ways:
///
///     template <class Archive> void pass(Archive& archive) { archive(name); archive(weights); }
///
/// Numbers are stored lowest byte first, texts and lists behind their length. A reader that runs
/// out of bytes leaves the rest of the values as they are and has_failed().
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::learn {

class ArchiveWriter {
  public:
    void operator()(std::uint64_t value) {
        for (unsigned i = 0; i < 64; i += 8) bytes_ += static_cast<char>(value >> i & 0xff);
    }
    void operator()(double value) { (*this)(std::bit_cast<std::uint64_t>(value)); }
    void operator()(const std::string& text) {
        (*this)(std::uint64_t{text.size()});
        bytes_ += text;
    }
    void operator()(const std::vector<float>& values) {
        (*this)(std::uint64_t{values.size()});
        for (const float value : values) put(value);
    }
    template <std::size_t Count>
    void operator()(const std::array<float, Count>& values) {
        for (const float value : values) put(value);
    }

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

  private:
    void put(float value) {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        for (unsigned i = 0; i < 32; i += 8) bytes_ += static_cast<char>(bits >> i & 0xff);
    }

    std::string bytes_;
};

class ArchiveReader {
  public:
    explicit ArchiveReader(std::string_view bytes) : rest_(bytes) {}

    void operator()(std::uint64_t& value) {
        if (has(8)) value = take(8);
    }
    void operator()(double& value) {
        if (has(8)) value = std::bit_cast<double>(take(8));
    }
    void operator()(std::string& text) {
        const std::uint64_t length = take_length(1);
        text = rest_.substr(0, length);
        rest_.remove_prefix(length);
    }
    void operator()(std::vector<float>& values) {
        values.resize(take_length(4));
        for (float& value : values) value = take_float();
    }
    template <std::size_t Count>
    void operator()(std::array<float, Count>& values) {
        if (!has(4 * Count)) return;
        for (float& value : values) value = take_float();
    }

    [[nodiscard]] bool has_failed() const { return has_failed_; }
    [[nodiscard]] bool is_at_end() const { return !has_failed_ && rest_.empty(); }

  private:
    bool has(std::uint64_t bytes) {
        if (bytes > rest_.size()) has_failed_ = true;
        return !has_failed_;
    }
    std::uint64_t take(std::size_t bytes) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            value |= std::uint64_t{static_cast<unsigned char>(rest_[i])} << 8 * i;
        rest_.remove_prefix(bytes);
        return value;
    }
    float take_float() { return std::bit_cast<float>(static_cast<std::uint32_t>(take(4))); }

    /// 0 unless so many items of that size are there.
    std::uint64_t take_length(std::uint64_t item_bytes) {
        if (!has(8)) return 0;
        const std::uint64_t length = take(8);
        has_failed_ = length > rest_.size() / item_bytes;
        return has_failed_ ? 0 : length;
    }

    std::string_view rest_;
    bool has_failed_ = false;
};

}  // namespace outflank::learn
