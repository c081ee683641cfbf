#include "play/opening_names.h"

#include <algorithm>
#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

namespace outflank::play {
namespace {

using othello::Othello;
using othello::Position8;
using Record = GameRecord<Othello>;
using testing::Contains;
using testing::Each;

Record game(std::string_view moves) {
    auto record = Record::parse(Othello(8), moves);
    EXPECT_TRUE(record.ok()) << moves << ": " << (record.ok() ? "" : record.error().sentence);
    return record.ok() ? *record : Record(Othello(8));
}

Position8 position_after(std::string_view moves) { return narrowed(game(moves).position()); }

std::string name_of(const NamedOpening* opening) {
    return opening ? std::string(opening->name) : "";
}

TEST(OpeningNames, ThereAreSeventyAndMore) { EXPECT_GE(named_openings().size(), 70U); }

TEST(OpeningNames, EachIsLegalAndFoundInAllEightImages) {
    for (const NamedOpening& opening : named_openings()) {
        const Position8 position = position_after(opening.moves);
        for (const Symmetry symmetry : AllSymmetries)
            EXPECT_EQ(name_of(opening_at(transformed(position, symmetry))), opening.name);
    }
}

TEST(OpeningNames, NoNameAndNoBoardStandsTwice) {
    std::set<std::string_view> names;
    std::set<std::pair<kernels::Bitboard, kernels::Bitboard>> boards;
    for (const NamedOpening& opening : named_openings()) {
        const Position8 board = canonical(position_after(opening.moves)).position;
        EXPECT_TRUE(names.insert(opening.name).second) << opening.name;
        EXPECT_TRUE(boards.insert({board.own, board.other}).second) << opening.name;
    }
}

TEST(OpeningNames, TheOrderOfMovesDoesNotMatter) {
    EXPECT_EQ(name_of(opening_at(position_after("f5d6c3d3c4"))), "Tiger");
    EXPECT_EQ(name_of(opening_at(position_after("f5d6c4d3c3"))), "Tiger");
    EXPECT_EQ(opening_at(othello::start8()), nullptr);
}

TEST(OpeningNames, AGameGoesByItsLastName) {
    EXPECT_EQ(name_of(opening_of(game("f5d6"))), "Perpendicular");
    EXPECT_EQ(name_of(opening_of(game("f5d6c3d3c4f4"))), "Tiger") << "f4 has no name of its own";
    EXPECT_EQ(name_of(opening_of(game("f5d6c3d3c4f4f6"))), "Stephenson");
    EXPECT_EQ(name_of(opening_of(game("c4e3f6e6f5"))), "Tiger") << "the same in the mirror";
    EXPECT_EQ(opening_of(Record(Othello(8))), nullptr);
    EXPECT_EQ(opening_of(GameRecord<Othello>(Othello(6))), nullptr);
}

TEST(OpeningNames, WhatLiesAheadCanBeReached) {
    EXPECT_EQ(openings_ahead(othello::start8()).size(), named_openings().size());
    const auto ahead = openings_ahead(position_after("f5f6e6d6e7"));
    EXPECT_EQ(name_of(ahead.front()), "Heath-Chimney / Mass-Turning");
    std::vector<std::string> names;
    names.reserve(ahead.size());
    for (const NamedOpening* opening : ahead) names.push_back(name_of(opening));
    EXPECT_THAT(names, Contains("Iwasaki"));
    EXPECT_THAT(names, Each(testing::Ne("Heath / Tobidashi"))) << "that is here, not ahead";
    EXPECT_TRUE(openings_ahead(position_after("f5d6c3d3c4f4f6b4")).empty());
}

/// The oracle: a name is ahead exactly when some image of the position lies on its usual moves.
RC_GTEST_PROP(OpeningNames, AheadIsWhatTheUsualMovesPassThrough, ()) {
    const auto& opening = *rc::gen::elementOf(
        std::vector<NamedOpening>(named_openings().begin(), named_openings().end()));
    const Record whole = *Record::parse(Othello(8), opening.moves);
    const auto plies = *rc::gen::inRange<std::size_t>(0, whole.moves().size());
    const Symmetry symmetry = *rc::gen::elementOf(AllSymmetries);
    const Position8 on_the_way = position_after(opening.moves.substr(0, 2 * plies));
    const auto ahead = openings_ahead(transformed(on_the_way, symmetry));
    RC_ASSERT(std::any_of(ahead.begin(), ahead.end(),
                          [&](const NamedOpening* each) { return each->name == opening.name; }));
}

}  // namespace
}  // namespace outflank::play
