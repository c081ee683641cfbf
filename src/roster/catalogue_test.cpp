#include "roster/catalogue.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/text.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/roster.h"

namespace outflank::roster {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

PlayerSpec applied(std::string_view text) {
    const auto spec = *PlayerSpec::parse(text);
    return find_preset(spec.name)->applied_to(spec);
}

TEST(Catalogue, AnOptionThatNobodyKnowsIsAnsweredWithTheOptionsListed) {
    for (const PlayerEntry& entry : players()) {
        if (entry.name == "human") continue;
        const auto spec = *PlayerSpec::parse(std::string(entry.name) + ":nobody-knows=1");
        const auto made = make_player(Othello(8), spec, 1);
        ASSERT_FALSE(made.ok()) << entry.name;
        EXPECT_THAT(made.error().sentence, HasSubstr("takes " + text::list(entry.option_names())));
    }
}

TEST(Catalogue, AnUnknownPlayerIsAnsweredWithEveryName) {
    const std::string sentence = unknown_player("edax").sentence;
    for (const PlayerEntry& entry : players())
        EXPECT_THAT(sentence, HasSubstr(std::string(entry.name)));
    for (const Preset& preset : presets())
        EXPECT_THAT(sentence, HasSubstr(std::string(preset.name)));
}

TEST(Presets, AreWrittenAsASpecIsWritten) {
    for (const Preset& preset : presets()) {
        const auto spec = PlayerSpec::parse(preset.stands_for);
        ASSERT_TRUE(spec.ok()) << preset.name;
        EXPECT_EQ(applied(preset.name), *spec);
    }
}

TEST(Presets, OptionsAskedForReplaceTheirOwn) {
    EXPECT_EQ(applied("classic-gye:depth=2"), *PlayerSpec::parse("minimax:depth=2,eval=bonuses"));
    EXPECT_EQ(applied("classic-gye:eval=discs"), *PlayerSpec::parse("minimax:depth=4,eval=discs"));
    EXPECT_EQ(applied("classic-id:depth=6"), *PlayerSpec::parse("alphabeta:depth=6,eval=discs"));
    EXPECT_EQ(applied("classic-mc:time=1s"), *PlayerSpec::parse("mcts:time=1s"));
    EXPECT_EQ(applied("classic-tablut:time=50ms,depth-bias=off"),
              *PlayerSpec::parse("alphabeta:time=50ms,eval=king-distance,from=2,depth-bias=off"));
}

template <Game G>
std::vector<std::string> game_of(const G& game, const PlayerSpec& spec) {
    auto one = make_player(game, spec, 1);
    EXPECT_TRUE(one.ok()) << one.error().sentence;
    GameRecord<G> record(game);
    std::vector<std::string> moves;
    while (!record.is_over() && moves.size() < 12) {
        const auto move = *one.value()->choose(record)->move;
        moves.push_back(game.format(move));
        EXPECT_TRUE(record.play(move).ok());
    }
    return moves;
}

// With a depth in place of a time, so that games can be repeated.
TEST(Presets, PlayAsWhatTheyStandFor) {
    for (const char* text :
         {"classic-deadline:depth=3", "classic-killer:depth=3", "classic-squares:depth=3",
          "classic-gye:depth=2", "classic-gy:depth=2", "classic-gyt:depth=2", "classic-id:depth=3"})
        EXPECT_EQ(game_of(Othello(8), *PlayerSpec::parse(text)), game_of(Othello(8), applied(text)))
            << text;
    const auto tablut = *PlayerSpec::parse("classic-tablut:depth=3");
    EXPECT_EQ(game_of(Tafl(tafl::Comp424), tablut),
              game_of(Tafl(tafl::Comp424), applied("classic-tablut:depth=3")));
}

TEST(Presets, KeepTheNameTheyWereAskedForBy) {
    const auto made = make_player(Othello(8), *PlayerSpec::parse("classic-gye:depth=2"), 1);
    ASSERT_TRUE(made.ok());
    EXPECT_EQ(made.value()->name(), "classic-gye:depth=2");
}

}  // namespace
}  // namespace outflank::roster
