#include "roster/opening_list.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "games/othello/symmetry.h"
#include "play/record.h"
#include "roster/opening_player.h"
#include "roster/random_player.h"

namespace outflank::roster {
namespace {

using othello::Move;
using othello::Othello;
using othello::Position;
using testing::HasSubstr;

OpeningList list(std::string_view text) {
    auto parsed = OpeningList::parse(text);
    EXPECT_TRUE(parsed.ok()) << parsed.error().sentence;
    return *std::move(parsed);
}

std::string refusal(std::string_view text) {
    const auto parsed = OpeningList::parse(text);
    return parsed.ok() ? "" : parsed.error().sentence;
}

Position canonical8(const Position& position) { return othello::canonical(position, 8).position; }

// f5 d6 c3 d3 c4, by number.
constexpr std::string_view Tiger = "37,43,18,19,26";

TEST(OpeningList, FollowsALineUnderEverySymmetry) {
    const Othello game(8);
    const OpeningList openings = list(Tiger);
    const auto record = *GameRecord<Othello>::parse(game, "f5d6c3d3c4");
    Position position = game.start();
    for (const Move move : record.moves()) {
        const Position next = game.after(position, move);
        for (const Symmetry symmetry : AllSymmetries) {
            const Position image = game.transformed(position, symmetry);
            const auto reply = openings.reply(image);
            ASSERT_TRUE(reply.has_value());
            ASSERT_TRUE(game.is_legal(image, *reply));
            const auto reached = canonical8(game.after(image, *reply));
            EXPECT_EQ(reached, canonical8(next));
        }
        position = next;
    }
    EXPECT_FALSE(openings.reply(position).has_value()) << "the line ends here";
}

TEST(OpeningList, TheFirstLineThroughAPositionIsFollowed) {
    const Othello game(8);
    const auto position = GameRecord<Othello>::parse(game, "f5d6")->position();
    EXPECT_EQ(list("37,43,18\n37,43,34").reply(position), Move::parse("c3").value());
    EXPECT_EQ(list("37,43,34\n\n37,43,18\n").reply(position), Move::parse("c5").value());
}

TEST(OpeningList, ABoardInTheMirrorIsTheSameBoard) {
    // c5 is no move from our start; it is f5 in the mirror.
    EXPECT_TRUE(list("34,44").reply(Othello(8).start()).has_value());
}

TEST(OpeningList, ALineThatIsNoGameIsRefusedByItsNumber) {
    EXPECT_THAT(refusal("37,43\n37,x"), HasSubstr("line 2: a square expects a whole number"));
    EXPECT_THAT(refusal("64"), HasSubstr("from 0 to 63"));
    EXPECT_THAT(refusal("37,37"), HasSubstr("line 1: square 37 (f5) is not a legal move there"));
    EXPECT_THAT(refusal("0"), HasSubstr("not a legal move"));
    EXPECT_THAT(refusal("37,,43"), HasSubstr("line 1"));
    std::string long_line = "37";
    for (int i = 0; i < 18; ++i) long_line += ",1";
    EXPECT_THAT(refusal(long_line), HasSubstr("at most 18 moves, this one has 19"));
    EXPECT_EQ(refusal(""), "");
}

TEST(OpeningPlayer, PlaysByTheListAndThinksAfterwards) {
    OpeningPlayer player(std::make_unique<RandomPlayer<Othello>>(1), list(Tiger));
    GameRecord<Othello> record(Othello(8));
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(record.play(*player.choose(record)->move).ok());
    EXPECT_EQ(canonical8(record.position()),
              canonical8(GameRecord<Othello>::parse(Othello(8), "f5d6c3d3c4")->position()));
    while (!record.is_over()) ASSERT_TRUE(record.play(*player.choose(record)->move).ok());
}

}  // namespace
}  // namespace outflank::roster
