#include "protocol/framing.h"

#include <algorithm>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

namespace outflank::protocol {
namespace {

using testing::HasSubstr;

using Messages = std::vector<std::string>;

/// What comes out when the bytes come in pieces of these sizes, over and over.
Messages heard(Framing& framing, std::string_view bytes, const std::vector<std::uint8_t>& pieces) {
    Messages messages;
    for (std::size_t i = 0; !bytes.empty(); ++i) {
        const std::size_t size = pieces.empty() ? 1 : 1 + pieces[i % pieces.size()];
        framing.feed(bytes.substr(0, size));
        bytes.remove_prefix(std::min(size, bytes.size()));
        while (const auto message = framing.next()) {
            EXPECT_TRUE(message->ok());
            messages.push_back(**message);
        }
    }
    return messages;
}

void survives_any_cutting(Framing& framing, const Messages& messages,
                          const std::vector<std::uint8_t>& pieces) {
    std::string wire;
    for (const auto& message : messages) wire += framing.wrap(message);
    RC_ASSERT(heard(framing, wire, pieces) == messages);
    RC_ASSERT(framing.unheard() == 0U);
}

RC_GTEST_PROP(Framing, MessagesWithLengthsSurviveAnyCutting,
              (const Messages& messages, const std::vector<std::uint8_t>& pieces)) {
    LengthFraming framing;
    survives_any_cutting(framing, messages, pieces);
}

RC_GTEST_PROP(Framing, LinesSurviveAnyCutting,
              (Messages messages, const std::vector<std::uint8_t>& pieces)) {
    for (auto& message : messages)
        std::erase_if(message, [](char c) { return c == '\n' || c == '\r'; });
    LineFraming framing;
    survives_any_cutting(framing, messages, pieces);
}

TEST(Framing, LinesMayEndAsOnWindows) {
    LineFraming framing;
    framing.feed("START a\r\nPLAY");
    EXPECT_EQ(**framing.next(), "START a");
    EXPECT_FALSE(framing.next().has_value());
    EXPECT_EQ(framing.unheard(), 4U);
}

TEST(Framing, ALengthIsFourBytesTheHighestFirst) {
    EXPECT_EQ(LengthFraming().wrap(std::string(0x102, 'x')).substr(0, 4),
              std::string("\x00\x00\x01\x02", 4));
}

TEST(Framing, FourGigabytesAreRefusedBeforeTheyCome) {
    LengthFraming framing;
    framing.feed("\xff\xff\xff\xff");
    const auto message = framing.next();
    ASSERT_TRUE(message && !message->ok());
    EXPECT_THAT(message->error().sentence, HasSubstr("claims 4294967295"));
}

TEST(Framing, TheLongestMessageIsTakenAndOneByteMoreIsNot) {
    LengthFraming framing;
    framing.feed(framing.wrap(std::string(LongestMessage, 'x')));
    EXPECT_EQ((**framing.next()).size(), LongestMessage);
    framing.feed(std::string("\x00\x01\x00\x01", 4));
    EXPECT_FALSE(framing.next()->ok());

    LineFraming lines;
    lines.feed(std::string(LongestMessage, 'x') + '\n');
    EXPECT_EQ((**lines.next()).size(), LongestMessage);
    lines.feed(std::string(LongestMessage + 1, 'x'));
    EXPECT_FALSE(lines.next()->ok());
}

}  // namespace
}  // namespace outflank::protocol
