#include "core/line_buffer.h"

#include <vector>

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "core/text.h"

namespace outflank {
namespace {

/// The lines, however the bytes are cut on their way.
std::vector<std::string> lines_of(const std::vector<std::string>& pieces) {
    LineBuffer buffer;
    std::vector<std::string> lines;
    for (const std::string& piece : pieces) {
        buffer.append(piece);
        while (auto line = buffer.take_line()) lines.push_back(*line);
    }
    if (auto rest = buffer.take_rest()) lines.push_back(*rest);
    return lines;
}

TEST(LineBuffer, GivesWholeLines) {
    EXPECT_EQ(lines_of({"a\nb", "c\r\n\n", "d"}), (std::vector<std::string>{"a", "bc", "", "d"}));
}

RC_GTEST_PROP(LineBuffer, CutsDoNotMatter, (const std::vector<std::string>& pieces)) {
    std::string whole;
    for (const std::string& piece : pieces) whole += piece;
    std::vector<std::string> expected;
    for (const std::string_view line : text::split(whole, '\n'))
        expected.emplace_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    if (whole.empty() || whole.back() == '\n') expected.pop_back();
    RC_ASSERT(lines_of(pieces) == expected);
}

TEST(LineBuffer, KnowsALineWithoutEnd) {
    LineBuffer buffer;
    buffer.append(std::string(LineBuffer::LongestLine + 1, 'x'));
    EXPECT_FALSE(buffer.take_line().has_value());
    EXPECT_TRUE(buffer.is_overlong());
}

}  // namespace
}  // namespace outflank
