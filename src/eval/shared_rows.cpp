#include "eval/shared_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace outflank::eval {

namespace {

using Worths = std::array<std::int32_t, LongestPattern>;

/// The ways in which the symmetries of the board turn a pattern onto itself: what each of its
/// squares is worth in the index of the image.
std::vector<Worths> own_symmetries(const Pattern& pattern) {
    std::vector<Worths> result;
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
        const Pattern image = detail::image_of(pattern, symmetry);
        if (image.bits() != pattern.bits()) continue;
        Worths worths{};
        for (std::size_t i = 0; i < pattern.size; ++i) {
            const auto* const found =
                std::find(pattern.squares.begin(), pattern.squares.end(), image.squares[i]);
            worths[static_cast<std::size_t>(found - pattern.squares.begin())] = power_of_three(i);
        }
        result.push_back(worths);
    }
    return result;
}

/// Counts through all indices of a pattern, from the smallest, with the indices of its mirror
/// images kept beside it: one step changes hardly more than one digit, and this is done while
/// somebody waits for the program to start.
class CountingIndex {
  public:
    explicit CountingIndex(const Pattern& pattern) : symmetries_(own_symmetries(pattern)) {
        digits_.fill(-1);
        images_.assign(symmetries_.size(), -(power_of_three(pattern.size) / 2));
    }

    [[nodiscard]] std::int32_t smallest_image() const {
        return *std::min_element(images_.begin(), images_.end());
    }

    void step() {
        std::size_t digit = 0;
        for (; digit < LongestPattern && digits_[digit] == 1; ++digit) change(digit, -2);
        if (digit < LongestPattern) change(digit, 1);
    }

  private:
    void change(std::size_t digit, std::int32_t by) {
        digits_[digit] += by;
        for (std::size_t i = 0; i < images_.size(); ++i) images_[i] += by * symmetries_[i][digit];
    }

    std::vector<Worths> symmetries_;
    std::array<std::int32_t, LongestPattern> digits_{};
    std::vector<std::int32_t> images_;
};

}  // namespace

SharedRows::SharedRows(std::span<const Pattern> kinds) {
    for (const Pattern& kind : kinds) add(kind);
}

/// The smallest image of an index comes before the others.
void SharedRows::add(const Pattern& kind) {
    const std::int32_t most = power_of_three(kind.size) / 2;
    const std::size_t first = rows.size();
    CountingIndex counting(kind);
    for (std::int32_t index = -most; index <= most; ++index, counting.step()) {
        const std::int32_t image = counting.smallest_image();
        rows.push_back(image == index ? count++
                                      : rows[first + static_cast<std::size_t>(image + most)]);
    }
}

void SharedRows::add_alone(const Pattern& kind) {
    for (std::int32_t i = 0; i < power_of_three(kind.size); ++i) rows.push_back(count++);
}

}  // namespace outflank::eval
