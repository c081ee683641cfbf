#include "formats/wthor.h"

#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::formats {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string bytes(const std::vector<int>& values) {
    std::string result;
    for (const int value : values) result += static_cast<char>(value);
    return result;
}

/// A header as written on 22 May 2007, with both counts and the fields of a .wtb.
std::string header(int games, int names, int board_size = 8, int depth = 24) {
    return bytes({20, 7, 5, 22, games, 0, 0, 0, names, 0, 0xb9, 0x07, board_size, 0, depth, 0});
}

/// Tournament 1, players 346 and 843, 34 discs, 41 with perfect play.
std::string game(const std::vector<int>& moves, int score = 34) {
    std::string record = bytes({1, 0, 0x5a, 0x01, 0x4b, 0x03, score, 41}) + bytes(moves);
    record.resize(68, '\0');
    return record;
}

TEST(Wthor, AGameIsReadFieldByField) {
    const auto file = read_wtb(header(2, 0) + game({56, 64, 33, 11, 88}) + game({}));
    ASSERT_TRUE(file.ok()) << file.error().sentence;
    EXPECT_EQ(file->year, 1977);
    EXPECT_EQ(file->depth, 24);
    ASSERT_EQ(file->games.size(), 2U);
    const WtbGame& first = file->games[0];
    EXPECT_EQ(first.tournament, 1);
    EXPECT_EQ(first.black, 346);
    EXPECT_EQ(first.white, 843);
    EXPECT_EQ(first.score, 34);
    EXPECT_EQ(first.theoretical_score, 41);
    std::string moves;
    for (const auto square : first.moves) moves += format(square);
    EXPECT_EQ(moves, "f5d6c3a1h8");
    EXPECT_TRUE(file->games[1].moves.empty());
}

TEST(Wthor, AGameOfSixtyMovesFillsItsRecord) {
    const auto file = read_wtb(header(1, 0) + game(std::vector<int>(60, 56)));
    ASSERT_TRUE(file.ok()) << file.error().sentence;
    EXPECT_EQ(file->games[0].moves.size(), 60U);
}

TEST(Wthor, WhatTheHeaderLeavesOutHasItsDefault) {
    const auto file = read_wtb(header(0, 0, 0, 0));
    ASSERT_TRUE(file.ok()) << file.error().sentence;
    EXPECT_EQ(file->depth, 22);
    EXPECT_TRUE(file->games.empty());
}

TEST(Wthor, BadGamesAreRefusedWithTheirRecord) {
    const std::string good = game({56, 64});
    const std::vector<std::pair<std::string, std::string>> table = {
        {"", "a header of 16 bytes, this one has 0"},
        {header(0, 0).substr(1), "a header of 16 bytes, this one has 15"},
        {header(2, 0) + good, "2 records of 68 bytes make 152 bytes, this file has 84"},
        {header(1, 0) + good.substr(1), "1 records of 68 bytes make 84 bytes, this file has 83"},
        {header(1, 0) + good + "x", "this file has 85"},
        {header(1, 0, 10) + good, "only games on an 8x8 board are read, this file is for size 10"},
        {header(2, 0) + good + game({56, 99}), "record 2: move 2 is the byte 99"},
        {header(1, 0) + game({10}), "record 1: move 1 is the byte 10"},
        {header(1, 0) + game({255}), "record 1: move 1 is the byte 255"},
        {header(1, 0) + game({56, 0, 64}), "record 1: move 2 is the byte 0"},
        {header(1, 0) + game({56}, 65), "record 1: a score is from 0 to 64 discs, not 65"},
    };
    for (const auto& [text, words] : table) {
        const auto file = read_wtb(text);
        ASSERT_FALSE(file.ok()) << words;
        EXPECT_THAT(file.error().sentence, HasSubstr(words));
    }
}

TEST(Wthor, ACountThatOverflowsIsOnlyAWrongLength) {
    std::string huge = header(0, 0) + game({56});
    huge.replace(4, 4, 4, '\xff');
    EXPECT_THAT(read_wtb(huge).error().sentence, HasSubstr("4294967295 records"));
}

std::string padded(std::string name, std::size_t length) {
    name.resize(length, '\0');
    return name;
}

TEST(Wthor, NamesAreReadAsUtf8) {
    EXPECT_THAT(*read_jou(header(0, 2) + padded("???", 20) + padded("H\xe9lias J\xfcrgen", 20)),
                ElementsAre("???", "H\xc3\xa9lias J\xc3\xbcrgen"));
    EXPECT_THAT(*read_trn(header(0, 1) + padded("World Championship", 26)),
                ElementsAre("World Championship"));
    EXPECT_THAT(*read_trn(header(0, 1) + std::string(26, 'x')), ElementsAre(std::string(26, 'x')));
}

TEST(Wthor, BadNameFilesAreRefused) {
    EXPECT_THAT(read_jou("").error().sentence, HasSubstr("a header of 16 bytes"));
    EXPECT_THAT(read_jou(header(0, 1) + padded("a tournament", 26)).error().sentence,
                HasSubstr("1 records of 20 bytes make 36 bytes, this file has 42"));
}

}  // namespace
}  // namespace outflank::formats
