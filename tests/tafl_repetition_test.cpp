/// The rules of tafl that need a history: what a GameRecord says about positions that come back.
#include <string>

#include "gtest/gtest.h"

#include "games/tafl/set_up.h"
#include "play/record.h"

namespace outflank::tafl {
namespace {

/// Plays the moves, blanks between them, and says how the game stands after each: one letter a
/// move, '.' going on, 'd' drawn by repetition, '!' refused because the game was over.
std::string course(const Rules& rules, const Position& start, std::string_view moves) {
    GameRecord<Tafl> record(Tafl{rules}, start);
    std::string result;
    for (const std::string_view move : text::words(moves)) {
        const bool played = record.play(*record.game().parse_move(move)).ok();
        const auto outcome = record.outcome();
        const bool drawn = outcome && outcome->reason == Reason::Repetition && !outcome->winner;
        result += !played ? '!' : drawn ? 'd' : '.';
    }
    return result;
}

const std::string BackAndForth = "c3-c4 f6-f5 c4-c3 f5-f6 ";

TEST(Ashton, Rule11TheFirstRepeatIsADraw) {
    const Position start = defenders_to_move("Kc3 Wh3 Bf6");
    EXPECT_EQ(course(Ashton, start, "h3-h4 f6-f5 c3-c4 f5-f6 c4-c3 f6-f5"), "....d!");
}

TEST(Ashton, Rule11TheInitialPositionIsNotInTheList) {
    const Position start = defenders_to_move("Kc3 Bf6");
    EXPECT_EQ(course(Ashton, start, BackAndForth + "c3-c4"), "....d");
}

TEST(Ashton, Rule11ThePositionAfterACaptureIsInTheList) {
    const Position start = defenders_to_move("Kc3 Wa7 Bb7 Wc9 Bf6");
    EXPECT_EQ(course(Ashton, start, "c9-c7 f6-f5 c3-c4 f5-f6 c4-c3"), "....d");
}

TEST(Comp424, Rule10PositionsMayComeBack) {
    const Position start = defenders_to_move("Kc3 Bf6");
    EXPECT_EQ(course(Comp424, start, BackAndForth + BackAndForth + BackAndForth), "............");
}

TEST(Brandubh, TheThirdOccurrenceOfAPositionIsADraw) {
    const Position start = defenders_to_move("Kc3 Bf6");
    EXPECT_EQ(course(Brandubh, start, BackAndForth + BackAndForth + "c3-c4"), ".......d!");
}

}  // namespace
}  // namespace outflank::tafl
