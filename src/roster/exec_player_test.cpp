/// The player against scripted engines (tests/engines/), good ones and bad ones.
#include "roster/exec_player.h"

#include <array>
#include <stop_token>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/tafl/tafl.h"
#include "roster/roster.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using testing::HasSubstr;
using Record = GameRecord<Othello>;
using Conditions = outflank::Conditions<othello::Move>;

constexpr std::array<const char*, 2> Protocols = {"nboard", "gtp"};

PlayerSpec spec_of(const std::string& protocol, const std::string& fault) {
    const std::string script = OUTFLANK_SOURCE_DIR "/tests/engines/" + protocol + "_engine.py";
    return {"exec",
            {{"protocol", protocol},
             {"cmd", "python3 -BSE '" + script + "' " + fault},
             {"name", "it"}}};
}

std::unique_ptr<Player<Othello>> engine(const std::string& protocol, const std::string& fault,
                                        int size = 8) {
    auto player = make_player(Othello(size), spec_of(protocol, fault), 1);
    EXPECT_TRUE(player.ok()) << player.error().sentence;
    return *std::move(player);
}

/// What it says when it is asked for its first move.
std::string complaint(const std::string& protocol, const std::string& fault,
                      const Conditions& law = {}) {
    const auto player = engine(protocol, fault);
    const auto choice = player->choose(Record(Othello(8)), law);
    return choice ? "no complaint" : choice.error().sentence;
}

Record whole_game(Player<Othello>& one, Player<Othello>& two, int size) {
    Record record{Othello(size)};
    while (!record.is_over()) {
        auto& mover = record.to_move() == Side::One ? one : two;
        const auto choice = mover.choose(record);
        EXPECT_TRUE(choice.ok()) << choice.error().sentence;
        if (!choice) break;
        const auto played = record.play(*choice->move);
        EXPECT_TRUE(played.ok()) << played.error().sentence;
        if (!played) break;
    }
    return record;
}

/// The engines play their first legal move, so that their games are known.
class FirstMove final : public Player<Othello> {
  public:
    [[nodiscard]] std::string name() const override { return "first"; }
    Result<Choice<Move>> choose(const Record& record, const Conditions& /*law*/) override {
        return Choice<Move>{record.game().moves(record.position())[0], 1};
    }
};

TEST(ExecPlayer, PlaysWholeGamesAndTheSameProcessPlaysTheNext) {
    FirstMove first;
    for (const char* protocol : Protocols) {
        const auto player = engine(protocol, "good");
        const Record expected = whole_game(first, first, 8);
        EXPECT_EQ(whole_game(*player, first, 8), expected) << protocol;
        EXPECT_EQ(whole_game(first, *player, 8), expected) << protocol;
        EXPECT_EQ(player->name(), "it");
    }
}

TEST(ExecPlayer, OtherBoardsAreForGtp) {
    FirstMove first;
    const auto player = engine("gtp", "good", 6);
    EXPECT_EQ(whole_game(*player, first, 6), whole_game(first, first, 6));
    EXPECT_THAT(make_player(Othello(6), spec_of("nboard", "good"), 1).error().sentence,
                HasSubstr("for 8x8 boards; gtp plays othello 6x6"));
    EXPECT_THAT(make_player(tafl::Tafl(tafl::Ashton), spec_of("gtp", "good"), 1).error().sentence,
                HasSubstr("have no words for tablut"));
}

TEST(ExecPlayer, NboardTellsWhatItExplored) {
    EXPECT_EQ(engine("nboard", "good")->choose(Record(Othello(8)))->explored, 42U);
}

TEST(ExecPlayer, ManyWordsOnStandardErrorDoNotMatter) {
    for (const char* protocol : Protocols) EXPECT_EQ(complaint(protocol, "chatty"), "no complaint");
}

TEST(ExecPlayer, AnIllegalMoveIsHandedOn) {
    for (const char* protocol : Protocols) {
        const auto choice = engine(protocol, "illegal")->choose(Record(Othello(8)));
        ASSERT_TRUE(choice.ok()) << choice.error().sentence;
        EXPECT_EQ(othello::format(*choice->move), "a1");
    }
}

TEST(ExecPlayer, ASlowAnswerIsAnAnswer) {
    Conditions law;
    law.move_time = 10ms;
    for (const char* protocol : Protocols)
        EXPECT_EQ(complaint(protocol, "slow", law), "no complaint");
}

TEST(ExecPlayer, EveryFaultHasItsSentence) {
    for (const char* protocol : Protocols) {
        EXPECT_EQ(complaint(protocol, "dies"),
                  "engine 'it': it ended with exit code 7; its last "
                  "words: 'segmentation of the board'");
        EXPECT_THAT(complaint(protocol, "is-killed"), HasSubstr("killed by signal 9"));
        EXPECT_THAT(complaint(protocol, "closes"), HasSubstr("it closed its pipes"));
        EXPECT_THAT(complaint(protocol, "unreadable"), HasSubstr("a move is a square"));
    }
}

TEST(ExecPlayer, AnEngineThatIsNoneIsRefusedBeforeTheFirstMove) {
    for (const char* protocol : Protocols) {
        for (const auto& [fault, why] :
             {std::pair("garbage", "talks without end"), std::pair("binary", "talks without end"),
              std::pair("endless", "a line without end"),
              std::pair("dies-at-once", "no weights")}) {
            const auto prepared = engine(protocol, fault)->prepare({});
            ASSERT_FALSE(prepared.ok()) << fault;
            EXPECT_THAT(prepared.error().sentence, HasSubstr(why)) << fault;
        }
    }
}

TEST(ExecPlayer, WhoHangsIsEndedAndNotStartedAgain) {
    Conditions law;
    law.move_time = 10ms;
    const auto player = engine("gtp", "hangs");
    EXPECT_EQ(player->choose(Record(Othello(8)), law).error().sentence,
              "engine 'it': it did not answer in time");
    EXPECT_EQ(player->choose(Record(Othello(8)), law).error().sentence,
              "ended before: engine 'it': it did not answer in time");
}

TEST(ExecPlayer, WhoHangsWithoutALawIsNotWaitedForForEver) {
    Conditions no_law;
    no_law.patience = 10ms;
    for (const char* protocol : Protocols)
        EXPECT_EQ(complaint(protocol, "hangs", no_law), "engine 'it': it did not answer in time");
}

/// Waiting for it here would be waiting for ever.
TEST(ExecPlayer, ASilentProgramIsSeatedAtOnceAndLeftWhenCalledAway) {
    const auto spec = PlayerSpec::parse("exec:protocol=gtp,cmd=sleep 3600,name=it");
    auto player = make_player(Othello(8), *spec, 1);
    ASSERT_TRUE(player.ok()) << player.error().sentence;
    std::stop_source stop;
    Conditions called_away;
    called_away.stop = stop.get_token();
    const std::jthread somebody([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    EXPECT_THAT((*player)->choose(Record(Othello(8)), called_away).error().sentence,
                HasSubstr("nobody waits"));
}

TEST(ExecPlayer, AWishToStopLeavesTheEngineAlive) {
    std::stop_source stop;
    stop.request_stop();
    Conditions called_away;
    called_away.stop = stop.get_token();
    for (const char* protocol : Protocols) {
        const auto player = engine(protocol, "slow");
        EXPECT_THAT(player->choose(Record(Othello(8)), called_away).error().sentence,
                    HasSubstr("nobody waits"));
        EXPECT_EQ(othello::format(*player->choose(Record(Othello(8)))->move), "d3") << protocol;
    }
}

TEST(ExecPlayer, WrongOptionsAreRefusedWithTheRightOnes) {
    const auto sentence = [](std::string_view spec) {
        return make_player(Othello(8), *PlayerSpec::parse(spec), 1).error().sentence;
    };
    EXPECT_THAT(sentence("exec"), HasSubstr("protocol expects nboard or gtp, not ''"));
    EXPECT_THAT(sentence("exec:protocol=uci,cmd=x"), HasSubstr("not 'uci'"));
    EXPECT_THAT(sentence("exec:protocol=gtp"), HasSubstr("cmd: a command names a program"));
    EXPECT_THAT(sentence("exec:protocol=gtp,cmd='x"), HasSubstr("a quote is not closed"));
    EXPECT_THAT(sentence("exec:protocol=gtp,cmd=x,depth=3"), HasSubstr("depth is for"));
    EXPECT_THAT(sentence("exec:protocol=nboard,cmd=x,depth=0"), HasSubstr("depth expects"));
    EXPECT_EQ(sentence("exec:protocol=nboard,cmd=x,level=3"),
              "player 'exec' takes protocol, cmd, cwd, depth and name, not 'level'");
    EXPECT_EQ(sentence("exec:protocol=nboard,cmd=no-such-engine"),
              "player 'exec': cannot start 'no-such-engine': No such file or directory");
    EXPECT_THAT(sentence("exec:protocol=nboard,cmd=true,cwd=/no/such"), HasSubstr("no directory"));
}

}  // namespace
}  // namespace outflank::roster
