#include "formats/file_kind.h"

#include "gtest/gtest.h"

namespace outflank::formats {
namespace {

TEST(FileKind, ATextTellsItsKindByHowItBegins) {
    EXPECT_EQ(kind_of_text("{\"format\": \"outflank-game\"}"), FileKind::Json);
    EXPECT_EQ(kind_of_text("\n { \"format\": 1}"), FileKind::Json);
    EXPECT_EQ(kind_of_text("(;GM[Othello]PB[Ann]"), FileKind::Ggf);
    EXPECT_EQ(kind_of_text("(;PB[Ann]gm[othello]"), FileKind::Ggf);
    EXPECT_EQ(kind_of_text("(;FF[4]GM[2]"), FileKind::Sgf);
    EXPECT_EQ(kind_of_text("[Event \"Cup\"]"), FileKind::Pgn);
    EXPECT_EQ(kind_of_text("\r\n[ Event\t\"Cup\"]"), FileKind::Pgn);
    EXPECT_EQ(kind_of_text("[event:Cup]\n1. d2-c2"), FileKind::OpenTafl);
    EXPECT_EQ(kind_of_text("[time-control:300]"), FileKind::OpenTafl);
    EXPECT_EQ(kind_of_text("dim:7 name:brandubh"), FileKind::OpenTafl);
    EXPECT_EQ(kind_of_text("0 0 B W"), FileKind::Board);
}

TEST(FileKind, WhatOnlyBeginsLikeAnotherIsATranscript) {
    for (const char* text :
         {"", "[", "{", "(", "[1] f5 d6", "[f5] d6", "[1: f5", "{1} f5", "f5 d6"})
        EXPECT_EQ(kind_of_text(text), FileKind::Transcript) << text;
}

}  // namespace
}  // namespace outflank::formats
