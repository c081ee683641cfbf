#include "protocol/referee.h"

#include <memory>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/tafl/rules.h"
#include "protocol/comp424_client.h"
#include "protocol/comp424_dialect.h"
#include "protocol/tablut_challenge.h"
#include "protocol/tablut_challenge_client.h"
#include "protocol/tablut_challenge_dialect.h"

namespace outflank::protocol {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr TimeLaw Comp424Law{30s, 2s, 1s};
constexpr TimeLaw ChallengeLaw{60s, 60s, 0s};

using Letters = std::vector<std::string>;

Letters letters_to(Side side, const Ruling& ruling) {
    Letters letters;
    for (const Letter& letter : ruling.letters) {
        if (letter.to == side) letters.push_back(letter.message);
    }
    return letters;
}

/// A game at a server of one kind, with a watch that the test sets.
struct Table {
    std::unique_ptr<Dialect> dialect;
    Referee referee;
    Referee::TimePoint now{};

    Ruling begin() { return referee.begin(now); }
    Ruling say(Side from, std::string_view message) { return referee.hear(from, message, now); }
};

Table comp424_table() {
    auto dialect = std::make_unique<comp424::ServerDialect>();
    const Dialect& words = *dialect;
    return {std::move(dialect),
            Referee(words, tafl::Tafl(tafl::Comp424), Comp424Law, {"ann", "bob"}, 7)};
}

Table challenge_table() {
    auto dialect = std::make_unique<challenge::ServerDialect>();
    const Dialect& words = *dialect;
    return {std::move(dialect),
            Referee(words, tafl::Tafl(tafl::Ashton), ChallengeLaw, {"ann", "bob"}, 7)};
}

TEST(Referee, TheConversationOfAComp424Game) {
    Table table = comp424_table();
    const Ruling begin = table.begin();
    EXPECT_THAT(letters_to(Side::One, begin), ElementsAre("START Player-0 ann", "PLAY Player-0"));
    EXPECT_THAT(letters_to(Side::Two, begin), ElementsAre("START Player-1 bob"));
    const Ruling first = table.say(Side::One, "0 3 3 3 0");
    EXPECT_THAT(letters_to(Side::One, first), ElementsAre("0 3 3 3 0"));
    EXPECT_THAT(letters_to(Side::Two, first), ElementsAre("0 3 3 3 0", "PLAY Player-1"));
    EXPECT_THAT(first.log, ElementsAre("1. d1-d4  attackers ann  0.000 s"));
}

TEST(Referee, TheConversationOfAChallengeGame) {
    Table table = challenge_table();
    const tafl::Tafl game(tafl::Ashton);
    const auto state = [](const tafl::Position& position, challenge::Turn turn) {
        return format(challenge::State{challenge::board_of(position), turn});
    };
    const Ruling begin = table.begin();
    for (const Side side : {Side::One, Side::Two}) {
        EXPECT_THAT(letters_to(side, begin),
                    ElementsAre(state(game.start(), challenge::Turn::White)));
    }
    const Ruling first = table.say(Side::Two, R"({"from":"e4","to":"d4","turn":"WHITE"})");
    const auto after = game.after(game.start(), *game.parse_move("e4-d4"));
    for (const Side side : {Side::One, Side::Two})
        EXPECT_THAT(letters_to(side, first), ElementsAre(state(after, challenge::Turn::Black)));
}

TEST(Referee, AnIllegalMoveLosesAtOnce) {
    for (const char* line : {"0 3 3 4 0", "4 4 4 5 0", "0 3 3 3 1", "0 9 0 10 0", "0 3 3 3 5"}) {
        Table table = comp424_table();
        table.begin();
        const Ruling ruling = table.say(Side::One, line);
        ASSERT_TRUE(table.referee.verdict()) << line;
        EXPECT_EQ(table.referee.verdict()->cause, Cause::IllegalMove) << line;
        EXPECT_EQ(table.referee.verdict()->winner, Side::Two) << line;
        EXPECT_THAT(letters_to(Side::Two, ruling).back(),
                    testing::MatchesRegex("GAMEOVER ILLEGAL MOVE: .* WINNER 1"));
    }
    for (const char* line : {"nonsense", R"({"from":"e4","to":"e3","turn":"WHITE"})",
                             R"({"from":"z4","to":"e3","turn":"WHITE"})",
                             R"({"from":"e4","to":"d4","turn":"BLACK"})"}) {
        Table table = challenge_table();
        table.begin();
        const Ruling ruling = table.say(Side::Two, line);
        ASSERT_TRUE(table.referee.verdict()) << line;
        EXPECT_EQ(table.referee.verdict()->reason_name(), "illegal");
        EXPECT_THAT(letters_to(Side::One, ruling), ElementsAre(HasSubstr("\"turn\":\"BLACKWIN\"")));
    }
}

TEST(Referee, AMoveOutOfTurnLosesForWhoeverMadeIt) {
    Table table = comp424_table();
    table.begin();
    table.say(Side::Two, "4 2 3 2 1");
    ASSERT_TRUE(table.referee.verdict());
    EXPECT_EQ(table.referee.verdict()->winner, Side::One);
}

TEST(Referee, NoiseIsIgnoredWhileTheClockRuns) {
    Table table = comp424_table();
    table.begin();
    std::size_t logged = 0;
    for (int i = 0; i < 1000; ++i) {
        const Ruling ruling = table.say(i % 2 == 0 ? Side::One : Side::Two, "\x01 what?");
        EXPECT_THAT(ruling.letters, IsEmpty());
        logged += ruling.log.size();
    }
    EXPECT_LE(logged, 20U);
    EXPECT_FALSE(table.referee.verdict());
    table.now += 31s;
    table.say(Side::One, "what?");
    ASSERT_TRUE(table.referee.verdict());
    EXPECT_EQ(table.referee.verdict()->reason_name(), "time");
}

TEST(Referee, ALateMoveIsReplacedByARandomOneAndAVeryLateOneLoses) {
    Table table = comp424_table();
    table.begin();
    table.now += 30s;
    table.say(Side::One, "0 3 3 3 0");
    EXPECT_EQ(table.referee.record().format(), "d1-d4");  // in time, at the last moment
    table.now += 30s + 500ms;
    const Ruling late = table.say(Side::Two, "4 2 3 2 1");
    ASSERT_EQ(table.referee.record().moves().size(), 2U);
    EXPECT_THAT(late.log, Contains(HasSubstr("was late with c5-c4")));
    EXPECT_EQ(letters_to(Side::One, late), (Letters{late.letters[0].message, "PLAY Player-0"}));
    EXPECT_EQ(letters_to(Side::Two, late), (Letters{late.letters[0].message}));
    table.now += 2s + 1s;  // from the third move on
    const Ruling over = table.referee.tick(table.now);
    EXPECT_THAT(letters_to(Side::One, over), ElementsAre("GAMEOVER TIMEOUT WINNER 1"));
}

TEST(Referee, TheChallengeEndsWithoutAWordWhenTimeIsOver) {
    Table table = challenge_table();
    table.begin();
    table.now += 60s - 1ms;
    EXPECT_THAT(table.referee.tick(table.now).letters, IsEmpty());
    EXPECT_FALSE(table.referee.verdict());
    EXPECT_EQ(table.referee.deadline(), table.now + 1ms);
    table.now += 1ms;
    EXPECT_THAT(table.say(Side::Two, R"({"from":"e4","to":"d4","turn":"WHITE"})").letters,
                IsEmpty());
    ASSERT_TRUE(table.referee.verdict());
    EXPECT_EQ(table.referee.verdict()->winner, Side::One);
}

TEST(Referee, WhoeverLeavesLosesWhoseverTurnItIs) {
    for (const Side gone : {Side::One, Side::Two}) {
        Table table = comp424_table();
        table.begin();
        const Ruling ruling = table.referee.lost(gone, "closed the connection");
        EXPECT_EQ(table.referee.verdict()->winner, opponent(gone));
        EXPECT_EQ(letters_to(opponent(gone), ruling).back(),
                  "GAMEOVER DISCONNECTION Player-" + std::to_string(index(gone)) + " WINNER " +
                      std::to_string(index(opponent(gone))));
    }
}

TEST(Referee, AnInterruptedGameCountsForNobodyAndNothingFollowsAVerdict) {
    Table table = comp424_table();
    table.begin();
    EXPECT_THAT(letters_to(Side::One, table.referee.interrupt()),
                ElementsAre("GAMEOVER UNDECIDED"));
    EXPECT_FALSE(table.referee.verdict()->winner);
    EXPECT_THAT(table.say(Side::One, "0 3 3 3 0").letters, IsEmpty());
    EXPECT_THAT(table.referee.lost(Side::One, "left").letters, IsEmpty());
    EXPECT_THAT(table.referee.tick(table.now + 1h).letters, IsEmpty());
}

/// Both clients and the referee in one room, playing at random; every client's record must follow
/// the referee's, and all must agree about the end.
class WholeGame {
  public:
    WholeGame(Table table, std::array<std::unique_ptr<Contestant>, 2> clients, std::uint64_t seed)
        : table_(std::move(table)), clients_(std::move(clients)), rng_(seed) {}

    void plays() {
        deliver(table_.begin());
        while (!table_.referee.verdict() && !testing::Test::HasFailure()) {
            ASSERT_TRUE(wanted_);
            const Side mover = *std::exchange(wanted_, std::nullopt);
            const Contestant& client = *clients_[index(mover)];
            const auto& record = client.record();
            deliver(table_.say(
                mover, client.format_move(pick(rng_, record.game().moves(record.position())))));
        }
        const auto outcome = table_.referee.record().outcome();
        ASSERT_TRUE(outcome);
        for (const Side side : {Side::One, Side::Two}) {
            const std::string expected = !outcome->winner           ? "drawn"
                                         : *outcome->winner == side ? "we won"
                                                                    : "we lost";
            EXPECT_THAT(endings_[index(side)], testing::StartsWith(expected));
        }
    }

  private:
    void deliver(const Ruling& ruling) {
        for (const Letter& letter : ruling.letters) {
            Contestant& client = *clients_[index(letter.to)];
            const auto reaction = client.hear(letter.message);
            ASSERT_TRUE(reaction.ok()) << reaction.error().sentence << ": " << letter.message;
            EXPECT_TRUE(reaction->is_progress);
            if (reaction->ending) endings_[index(letter.to)] = *reaction->ending;
            if (!reaction->wants_move) continue;
            EXPECT_FALSE(wanted_);
            wanted_ = letter.to;
            EXPECT_EQ(client.record(), table_.referee.record());
        }
    }

    Table table_;
    std::array<std::unique_ptr<Contestant>, 2> clients_;
    Rng rng_;
    std::optional<Side> wanted_;
    std::array<std::string, 2> endings_;
};

TEST(Referee, WholeRandomGamesOfBothKindsAgreeAtBothEnds) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        WholeGame(
            comp424_table(),
            {std::make_unique<comp424::Client>("ann"), std::make_unique<comp424::Client>("bob")},
            seed)
            .plays();
        WholeGame(challenge_table(),
                  {std::make_unique<challenge::Client>(Side::One, "ann"),
                   std::make_unique<challenge::Client>(Side::Two, "bob")},
                  seed)
            .plays();
    }
}

}  // namespace
}  // namespace outflank::protocol
