#include "core/text_source.h"

#include <sstream>
#include <string>

#include "gtest/gtest.h"

namespace outflank {
namespace {

TEST(TextSource, GivesAllOfAStreamInTheMemoryOfWhatIsNotTaken) {
    std::string text;
    while (text.size() < 5'000'000) text += std::to_string(text.size()) + ' ';
    std::istringstream in(text);
    TextSource source(in);
    std::string read;
    std::size_t most = 0;
    for (source.read_at_least(1); !source.at_hand().empty(); source.read_at_least(1)) {
        most = std::max(most, source.at_hand().size());
        const std::string_view some = source.at_hand().substr(0, 1000);
        read += some;
        source.take(some.size());
        EXPECT_EQ(source.taken(), read.size());
    }
    EXPECT_EQ(read, text);
    EXPECT_TRUE(source.is_over());
    EXPECT_LT(most, text.size() / 10);
}

TEST(TextSource, ReadsAsMuchAsIsAskedForAndNoFurtherThanTheEnd) {
    std::istringstream in(std::string(300'000, 'x'));
    TextSource source(in);
    source.read_at_least(200'000);
    EXPECT_GE(source.at_hand().size(), 200'000U);
    source.read_at_least(1'000'000);
    EXPECT_EQ(source.at_hand().size(), 300'000U);
    EXPECT_TRUE(source.is_over());
}

TEST(TextSource, ATextIsAtHandAtOnce) {
    TextSource source(std::string("f5 d6"));
    EXPECT_TRUE(source.is_over());
    source.take(3);
    EXPECT_EQ(source.at_hand(), "d6");
}

}  // namespace
}  // namespace outflank
