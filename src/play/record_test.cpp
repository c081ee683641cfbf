#include "play/record.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

template <Game G>
GameRecord<G> random_record(const G& game, Rng& rng, std::size_t longest) {
    GameRecord<G> record(game);
    while (!record.is_over() && record.moves().size() < longest) {
        EXPECT_TRUE(record.play(pick(rng, game.moves(record.position()))).ok());
    }
    return record;
}

template <Game G>
void keeps_its_promises(const G& game, Rng& rng) {
    const std::size_t longest = 1 + rng.below(120);
    auto record = random_record(game, rng, longest);
    const auto back = GameRecord<G>::parse(game, record.format());
    ASSERT_TRUE(back.ok()) << back.error().sentence << " in " << record.format();
    EXPECT_EQ(*back, record);
    EXPECT_EQ(back->outcome(), record.outcome());
    while (!record.moves().empty()) record.undo();
    EXPECT_EQ(record, GameRecord<G>(game));
}

TEST(GameRecord, TextRoundTripsAndUndoGoesBackToTheStart) {
    Rng rng(11);
    for (int i = 0; i < 20; ++i) {
        for (int size = 4; size <= 16; size += 2) keeps_its_promises(Othello{size}, rng);
        for (const tafl::Rules* rules : tafl::AllRules) keeps_its_promises(Tafl{*rules}, rng);
    }
}

TEST(GameRecord, AStartOfItsOwnIsPartOfTheText) {
    const Othello game{4};
    auto record = GameRecord<Othello>::parse(game, "-----OX--XX----- O");
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    EXPECT_EQ(record->format(), "-----OX--XX----- O");
    ASSERT_TRUE(record->play(*game.parse_move("d2")).ok());
    EXPECT_EQ(record->format(), "-----OX--XX----- O moves d2");
}

TEST(GameRecord, ForcedPassesMayBeLeftOut) {
    Rng rng(12);
    const Othello game{6};
    for (int tries = 0; tries < 1000; ++tries) {
        const auto record = random_record(game, rng, 40);
        std::string without_passes;
        for (const auto move : record.moves()) {
            if (!move.is_pass()) without_passes += game.format(move);
        }
        const auto& moves = record.moves();
        const bool ends_in_pass = moves.back().is_pass();
        const auto passes =
            std::count_if(moves.begin(), moves.end(), [](auto move) { return move.is_pass(); });
        if (passes == 0 || ends_in_pass) continue;
        const auto back = GameRecord<Othello>::parse(game, without_passes);
        ASSERT_TRUE(back.ok()) << back.error().sentence;
        EXPECT_EQ(*back, record);
        return;
    }
    FAIL() << "no game with a pass was found";
}

TEST(GameRecord, AnIllegalMoveIsNamedWithItsNumber) {
    const auto record = GameRecord<Othello>::parse(Othello{8}, "f5 d6 a1");
    ASSERT_FALSE(record.ok());
    EXPECT_EQ(record.error().sentence, "move 3: a1 is not a legal move for black");
}

TEST(GameRecord, ARefusedMoveChangesNothing) {
    GameRecord<Othello> record(Othello{8});
    EXPECT_FALSE(record.play(*Othello{8}.parse_move("a1")).ok());
    EXPECT_EQ(record, GameRecord<Othello>(Othello{8}));
}

TEST(GameRecord, NothingIsPlayedAfterTheEnd) {
    const auto record = GameRecord<Othello>::parse(Othello{4}, "XXXXXXXXXXXXXXXX X moves a1");
    ASSERT_FALSE(record.ok());
    EXPECT_THAT(record.error().sentence, HasSubstr("the game is over (wipeout)"));
}

/// Plays moves there and back again until the record calls it a draw; gives the number of plies.
std::size_t plies_until_drawn(GameRecord<Tafl> record, const std::vector<std::string>& cycle) {
    for (std::size_t i = 0; !record.is_over() && i < 40; ++i) {
        const auto played = record.play(*record.game().parse_move(cycle[i % cycle.size()]));
        EXPECT_TRUE(played.ok()) << played.error().sentence;
    }
    EXPECT_EQ(record.outcome(),
              (Outcome{.winner = std::nullopt, .score = 0, .reason = Reason::Repetition}));
    return record.moves().size();
}

TEST(GameRecord, AshtonIsDrawnAtTheFirstRepeatTheStartNotCounted) {
    const auto record =
        GameRecord<Tafl>::parse(Tafl{tafl::Ashton},
                                "..B.BB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/"
                                "....W..../....B..../...BBB... defenders");
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    // The start comes back at ply 4 but does not count; the position after ply 1 is the first to
    // repeat.
    EXPECT_EQ(plies_until_drawn(*record, {"e3-d3", "c1-b1", "d3-e3", "b1-c1"}), 5U);
}

TEST(GameRecord, BrandubhIsDrawnAtTheThirdOccurrenceTheStartCounted) {
    const GameRecord<Tafl> record(Tafl{tafl::Brandubh});
    EXPECT_EQ(plies_until_drawn(record, {"d1-c1", "d3-c3", "c1-d1", "c3-d3"}), 8U);
}

TEST(GameRecord, Comp424KnowsNoRepetition) {
    GameRecord<Tafl> record(Tafl{tafl::Comp424});
    const std::vector<std::string> cycle = {"d1-c1", "e3-d3", "c1-d1", "d3-e3"};
    for (std::size_t i = 0; i < 40; ++i)
        ASSERT_TRUE(record.play(*record.game().parse_move(cycle[i % 4])).ok());
    EXPECT_FALSE(record.is_over());
}

}  // namespace
}  // namespace outflank
