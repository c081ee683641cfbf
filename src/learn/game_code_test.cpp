#include "learn/game_code.h"

#include "gtest/gtest.h"

#include "learn/learn_fixtures.h"
#include "rapidcheck.h"

namespace outflank::learn {
namespace {

TEST(BitStream, NumbersComeBackInOrder) {
    rc::check([](const std::vector<std::int32_t>& numbers, std::uint8_t k) {
        const unsigned order = k % 8;
        BitWriter writer;
        for (const auto number : numbers) {
            writer.put_signed(number, order);
            writer.put_small(static_cast<std::uint32_t>(number), order);
            writer.put(static_cast<std::uint32_t>(number) & 0x1ffU, 9);
        }
        BitReader reader(writer.bytes());
        for (const auto number : numbers) {
            RC_ASSERT(reader.take_signed(order) == number);
            RC_ASSERT(reader.take_small(order) == static_cast<std::uint32_t>(number));
            RC_ASSERT(reader.take(9) == (static_cast<std::uint32_t>(number) & 0x1ffU));
        }
        RC_ASSERT(reader.is_at_end());
    });
}

TEST(BitStream, SmallNumbersTakeFewBits) {
    BitWriter writer;
    for (int i = 0; i < 8; ++i) writer.put_signed(0, 0);
    EXPECT_EQ(writer.bytes().size(), 1U);
}

TEST(BitStream, AnEndlessRunOfZerosIsAnOverrun) {
    const std::string zeros(100, '\0');
    BitReader reader(zeros);
    reader.take_small(0);
    EXPECT_TRUE(reader.has_overrun());
}

TEST(GameCode, GamesComeBackAsTheyWere) {
    rc::check([](std::uint64_t seed) {
        const auto games = random_games(5, seed);
        BitWriter writer;
        GameEncoder encoder(writer);
        for (const auto& game : games) encoder.put(game);
        BitReader reader(writer.bytes());
        GameDecoder decoder(reader);
        for (const auto& game : games) {
            const auto read = decoder.take();
            RC_ASSERT(read.ok());
            RC_ASSERT(*read == game);
        }
        RC_ASSERT(reader.is_at_end());
    });
}

TEST(GameCode, WhateverIsReadObeysTheRules) {
    rc::check([](const std::string& noise) {
        BitReader reader(noise);
        const auto game = GameDecoder(reader).take();
        if (!game) return;
        Walk walk;
        for (const int square : game->squares) {
            RC_ASSERT(walk.is_legal(square));
            walk.play(square);
        }
        RC_ASSERT(walk.is_over());
    });
}

}  // namespace
}  // namespace outflank::learn
