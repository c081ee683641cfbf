#include "protocol/gtp.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

namespace outflank::protocol::gtp {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(GtpRequest, IsReadAsTheStandardSays) {
    EXPECT_EQ(*parse_request("7 play black f5"), (Request{7, "play", {"black", "f5"}}));
    EXPECT_EQ(*parse_request("\tname\r\n"), (Request{{}, "name", {}}));
    EXPECT_EQ(*parse_request("genmove b # my move"), (Request{{}, "genmove", {"b"}}));
    EXPECT_EQ(*parse_request("pl\x01"
                             "ay b"),
              (Request{{}, "play", {"b"}}));
    for (const char* nothing : {"", "  ", "# only a comment", "\x01"})
        EXPECT_FALSE(parse_request(nothing).has_value()) << nothing;
}

TEST(GtpRequest, AnIdAloneIsARequestWithoutAName) {
    for (const char* alone : {"12", " 12\t", "12 # x"})
        EXPECT_EQ(*parse_request(alone), (Request{12, "", {}})) << alone;
}

TEST(GtpRequest, AnIdThatIsNoneIsAName) {
    EXPECT_EQ(*parse_request("-1 name"), (Request{{}, "-1", {"name"}}));
    EXPECT_EQ(*parse_request("99999999999 name"), (Request{{}, "99999999999", {"name"}}));
}

TEST(GtpResponse, IsWrittenAsTheStandardSays) {
    EXPECT_EQ(format(Response{true, 7, "f5"}), "=7 f5\n\n");
    EXPECT_EQ(format(Response{true, {}, ""}), "=\n\n");
    EXPECT_EQ(format(Response{false, 7, "unknown command"}), "?7 unknown command\n\n");
    EXPECT_EQ(format(Response{true, {}, "a\n\n  \nb\n"}), "= a\nb\n\n");
    EXPECT_EQ(format(Response{true, 1, "\na\nb"}), "=1\na\nb\n\n");
}

TEST(GtpResponse, IsReadWithAndWithoutItsId) {
    EXPECT_EQ(*parse_response("=7 f5", 7), (Response{true, 7, "f5"}));
    EXPECT_EQ(*parse_response("= 7 f5", 7), (Response{true, 7, "f5"}));
    EXPECT_EQ(*parse_response("= 7 f5", 8), (Response{true, {}, "7 f5"}));
    EXPECT_EQ(*parse_response("= 7", {}), (Response{true, {}, "7"}));
    EXPECT_EQ(*parse_response("?no\nway", 1), (Response{false, {}, "no\nway"}));
    EXPECT_THAT(parse_response("f5", 1).error().sentence, HasSubstr("begins with = or ?"));
    EXPECT_FALSE(parse_response("", 1).ok());
}

RC_GTEST_PROP(GtpResponse, WhatIsWrittenIsRead, (bool is_success, std::uint16_t id)) {
    const Response response{is_success, id, "some text\nin two lines"};
    const std::string written = format(response);
    RC_ASSERT(written.ends_with("\n\n"));
    RC_ASSERT(*parse_response(written.substr(0, written.size() - 2), id) == response);
}

RC_GTEST_PROP(GtpRequest, WhatIsWrittenIsRead, (std::uint16_t id)) {
    const Request request{id, "play", {"black", std::to_string(id)}};
    RC_ASSERT(*parse_request(format(request)) == request);
}

TEST(Gtp, ColoursAreReadInEverySpelling) {
    EXPECT_EQ(*parse_colour("B"), Side::One);
    EXPECT_EQ(*parse_colour("White"), Side::Two);
    EXPECT_THAT(parse_colour("red").error().sentence, HasSubstr("b, black, w or white"));
}

TEST(GtpTime, SettingsAreReadAndWritten) {
    EXPECT_EQ(*parse_time_settings({"0", "0.25", "1"}), (TimeSettings{0s, 250ms, 1}));
    for (const TimeSettings& settings :
         {TimeSettings{0s, 100ms, 1}, TimeSettings{5min, 0s, 0}, TimeSettings{10s, 500ms, 0}})
        EXPECT_EQ(*parse_time_settings(arguments_of(settings)), settings);
    EXPECT_EQ(seconds_word(5s), "5");
    EXPECT_EQ(seconds_word(250ms), "0.25");
}

TEST(GtpTime, WhatIsNoTimeIsRefused) {
    const std::vector<std::vector<std::string>> bad = {
        {}, {"1", "2"}, {"x", "0", "0"}, {"-1", "0", "0"}, {"1e30", "0", "0"}, {"1", "1", "x"}};
    for (const auto& arguments : bad) EXPECT_FALSE(parse_time_settings(arguments).ok());
}

}  // namespace
}  // namespace outflank::protocol::gtp
