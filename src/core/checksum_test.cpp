#include "core/checksum.h"

#include <string>

#include "gtest/gtest.h"

#include "rapidcheck.h"

namespace outflank {
namespace {

TEST(Checksum, IsThePublishedFnv1a) {
    EXPECT_EQ(checksum(""), 0xcbf29ce484222325ULL);
    EXPECT_EQ(checksum("a"), 0xaf63dc4c8601ec8cULL);
    EXPECT_EQ(checksum("foobar"), 0x85944171f73967e8ULL);
}

TEST(Checksum, GoesOnWhereItStopped) {
    EXPECT_EQ(checksum("bar", checksum("foo")), checksum("foobar"));
}

TEST(Checksum, ShowsEveryChangedByte) {
    rc::check([](const std::string& bytes, unsigned char flip) {
        RC_PRE(!bytes.empty() && flip != 0);
        std::string changed = bytes;
        char& byte = changed[*rc::gen::inRange<std::size_t>(0, bytes.size())];
        byte = static_cast<char>(byte ^ flip);
        RC_ASSERT(checksum(changed) != checksum(bytes));
    });
}

}  // namespace
}  // namespace outflank
