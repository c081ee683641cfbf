#include "core/socket.h"

#include <array>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::net {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using SteadyClock = std::chrono::steady_clock;

Patience long_enough() { return {SteadyClock::now() + 10s, {}}; }
Patience none() { return {SteadyClock::now(), {}}; }

/// Two ends of one connection on this machine.
struct Pair {
    Connection client;
    Connection server;
};

Pair connected() {
    auto listener = Listener::open("127.0.0.1", 0);
    EXPECT_TRUE(listener.ok()) << listener.error().sentence;
    auto client = Connection::open("127.0.0.1", listener->port(), long_enough());
    EXPECT_TRUE(client.ok()) << client.error().sentence;
    const int handle = listener->handle();
    EXPECT_EQ(wait_to_read({&handle, 1}, long_enough()), Waited::Ready);
    return {*std::move(client), *listener->accept()};
}

/// Everything until the peer closes, or until `count` bytes have come.
std::string read(Connection& connection, std::size_t count) {
    std::string all;
    const int handle = connection.handle();
    while (all.size() < count && wait_to_read({&handle, 1}, long_enough()) == Waited::Ready) {
        const auto bytes = connection.receive();
        if (!bytes) break;
        all += *bytes;
    }
    return all;
}

TEST(Socket, BytesArriveInOrderAndBothWays) {
    Pair pair = connected();
    ASSERT_TRUE(pair.client.send("one ", long_enough()).ok());
    ASSERT_TRUE(pair.client.send("two", long_enough()).ok());
    EXPECT_EQ(read(pair.server, 7), "one two");
    ASSERT_TRUE(pair.server.send("three", long_enough()).ok());
    EXPECT_EQ(read(pair.client, 5), "three");
}

TEST(Socket, MoreThanTheSystemKeepsArrivesWhole) {
    Pair pair = connected();
    const std::string much(8U << 20U, 'x');
    std::jthread sender([&] { EXPECT_TRUE(pair.client.send(much, long_enough()).ok()); });
    EXPECT_EQ(read(pair.server, much.size()), much);
}

TEST(Socket, NothingToReadIsNoEnd) {
    Pair pair = connected();
    EXPECT_EQ(pair.server.receive(), "");
}

TEST(Socket, APeerWhoLeftIsAnAnswerAndNotASignal) {
    Pair pair = connected();
    {
        const Connection leaving = std::move(pair.client);
    }
    EXPECT_EQ(read(pair.server, 1), "");
    EXPECT_FALSE(pair.server.receive().has_value());
    Result<Done> sent = Done{};
    for (int i = 0; i < 100 && sent; ++i) sent = pair.server.send("are you there?", long_enough());
    ASSERT_FALSE(sent.ok());
    EXPECT_THAT(sent.error().sentence, HasSubstr("gone"));
}

TEST(Socket, APeerWhoDoesNotReadCostsNoMoreThanThePatience) {
    Pair pair = connected();
    const auto sent = pair.client.send(std::string(64U << 20U, 'x'), none());
    ASSERT_FALSE(sent.ok());
    EXPECT_THAT(sent.error().sentence, HasSubstr("does not take"));
}

TEST(Socket, AWaitEndsByItsDeadlineOrByItsStopToken) {
    const Pair pair = connected();
    const int handle = pair.server.handle();
    EXPECT_EQ(wait_to_read({&handle, 1}, {SteadyClock::now() + 5ms, {}}), Waited::TooLate);
    std::stop_source stop;
    const Patience stopped{TimePoint::max(), stop.get_token()};
    std::jthread stopper([&] { stop.request_stop(); });
    EXPECT_EQ(wait_to_read({&handle, 1}, stopped), Waited::Stopped);
}

TEST(Socket, WhatWasSentBeforeFinishingArrivesThoughThePeerKeepsTalking) {
    Pair pair = connected();
    ASSERT_TRUE(pair.client.send("nobody will read this", long_enough()).ok());
    ASSERT_TRUE(pair.server.send("the last word", long_enough()).ok());
    pair.server.finish({SteadyClock::now() + 50ms, {}});
    {
        const Connection closed = std::move(pair.server);
    }
    EXPECT_EQ(read(pair.client, 1000), "the last word");
}

TEST(Socket, AClosedPortIsRefusedWithASentence) {
    std::uint16_t port = 0;
    {
        const auto listener = Listener::open("127.0.0.1", 0);
        ASSERT_TRUE(listener.ok());
        port = listener->port();
    }
    const auto connection = Connection::open("127.0.0.1", port, long_enough());
    ASSERT_FALSE(connection.ok());
    EXPECT_THAT(connection.error().sentence,
                HasSubstr("cannot reach '127.0.0.1' port " + std::to_string(port)));
}

TEST(Socket, APortHasOneListener) {
    const auto first = Listener::open("127.0.0.1", 0);
    ASSERT_TRUE(first.ok());
    const auto second = Listener::open("127.0.0.1", first->port());
    ASSERT_FALSE(second.ok());
    EXPECT_THAT(second.error().sentence, HasSubstr("cannot listen at"));
}

TEST(Socket, AHostThatIsNoneIsRefusedWithASentence) {
    const auto connection = Connection::open("no such host", 80, long_enough());
    ASSERT_FALSE(connection.ok());
    EXPECT_THAT(connection.error().sentence, HasSubstr("no host called 'no such host'"));
}

}  // namespace
}  // namespace outflank::net
