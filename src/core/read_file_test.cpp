#include "core/read_file.h"

#include "gtest/gtest.h"

namespace outflank {
namespace {

TEST(ReadFile, AByteOrderMarkIsNoText) {
    EXPECT_EQ(*text_in("\xef\xbb\xbf\n"), "\n");
    EXPECT_EQ(*text_in("f5"), "f5");
    EXPECT_EQ(*text_in(""), "");
}

TEST(ReadFile, Utf16IsNamedForWhatItIs) {
    for (const std::string_view bytes : {"\xff\xfe", "\xfe\xff"})
        EXPECT_NE(text_in(bytes).error().sentence.find("UTF-16"), std::string::npos);
}

}  // namespace
}  // namespace outflank
