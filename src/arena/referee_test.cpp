#include "arena/referee.h"

#include <functional>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "roster/random_player.h"

namespace outflank::arena {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using roster::RandomPlayer;
using tafl::Tafl;
using testing::HasSubstr;

/// A watch that stands still unless somebody moves its hands.
struct HandWatch {
    Clock::time_point now{};
    [[nodiscard]] std::function<Clock::time_point()> reader() {
        return [this] { return now; };
    }
};

/// Plays by lot, until its third turn, when it does what the script says.
template <Game G>
class ScriptedPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;
    using Script = std::function<Result<Choice<Move>>(const GameRecord<G>&)>;

    ScriptedPlayer(std::uint64_t seed, Script script) : lots_(seed), script_(std::move(script)) {}
    [[nodiscard]] std::string name() const override { return "scripted"; }
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        conditions_ = conditions;
        return ++turn_ == 3 ? script_(record) : lots_.choose(record, conditions);
    }
    [[nodiscard]] const Conditions<Move>& last_conditions() const { return conditions_; }

  private:
    RandomPlayer<G> lots_;
    Script script_;
    int turn_ = 0;
    Conditions<Move> conditions_;
};

using OthelloChoice = Result<Choice<othello::Move>>;
using OthelloScript = ScriptedPlayer<Othello>::Script;

Result<Choice<othello::Move>> any_move(const GameRecord<Othello>& record) {
    return Choice<othello::Move>{record.game().moves(record.position())[0], 1};
}

/// The scripted player has White, and thus the sixth move.
RefereedGame<Othello> game_with(const OthelloScript& script, const Law& law = {},
                                HandWatch* watch = nullptr) {
    RandomPlayer<Othello> black(1);
    ScriptedPlayer<Othello> white(2, script);
    HandWatch still;
    return *Referee<Othello>(GameRecord<Othello>(Othello{8}), {&black, &white}, law, {},
                             (watch ? *watch : still).reader())
                .play();
}

void expect_white_lost(const RefereedGame<Othello>& game, std::string_view reason,
                       const std::string& remark) {
    EXPECT_EQ(game.verdict.winner, Side::One);
    EXPECT_EQ(game.verdict.score, 64);
    EXPECT_EQ(game.verdict.reason, reason);
    EXPECT_THAT(game.verdict.remark, HasSubstr("White: "));
    EXPECT_THAT(game.verdict.remark, HasSubstr(remark));
    EXPECT_EQ(game.stats[1].moves, 3);
}

TEST(Referee, CallsAnIllegalMove) {
    const auto game = game_with([](const auto&) -> OthelloChoice {
        return Choice<othello::Move>{*othello::Move::parse("d4"), 1};
    });
    expect_white_lost(game, "illegal", "d4 is not a legal move for white");
    EXPECT_EQ(game.record.moves().size(), 5U) << "the move is not played";
}

TEST(Referee, CallsAPassThatIsNotForced) {
    const auto game = game_with([](const auto&) -> OthelloChoice {
        return Choice<othello::Move>{othello::Move::pass(), 1};
    });
    expect_white_lost(game, "illegal", "pass");
}

TEST(Referee, CallsACrash) {
    const auto game =
        game_with([](const auto&) -> OthelloChoice { return Error{"the program is gone"}; });
    expect_white_lost(game, "crash", "the program is gone");
}

TEST(Referee, CallsWhoeverHangsWithoutALawLate) {
    HandWatch watch;
    const auto silent_for = [&](Duration time) {
        return [&watch, time](const auto&) -> OthelloChoice {
            watch.now += time;
            return Error{"it did not answer in time"};
        };
    };
    expect_white_lost(game_with(silent_for(UsualPatience), {}, &watch), "time", "did not answer");
    expect_white_lost(game_with(silent_for(UsualPatience - 1ms), {}, &watch), "crash", "");
    const Law slow{.move_time = 2 * UsualPatience, .clock = {}};
    expect_white_lost(game_with(silent_for(UsualPatience), slow, &watch), "crash", "");
}

TEST(Referee, TakesAResignation) {
    const auto game =
        game_with([](const auto&) -> OthelloChoice { return Choice<othello::Move>{}; });
    expect_white_lost(game, "resign", "resigned");
}

TEST(Referee, CallsWhoeverIsLate) {
    const Law law{.move_time = 100ms, .clock = {}, .grace = 50ms};
    HandWatch watch;
    const auto sleeper = [&](Duration time) {
        return [&watch, time](const GameRecord<Othello>& record) -> OthelloChoice {
            watch.now += time;
            return any_move(record);
        };
    };
    expect_white_lost(game_with(sleeper(151ms), law, &watch), "time", "151ms where 100ms");
    const auto in_time = game_with(sleeper(150ms), law, &watch);
    EXPECT_NE(in_time.verdict.reason, "time");
    EXPECT_DOUBLE_EQ(in_time.stats[1].worst_move_seconds, 0.15);
    EXPECT_DOUBLE_EQ(in_time.stats[1].seconds, 0.15);
    EXPECT_DOUBLE_EQ(in_time.stats[0].seconds, 0);
}

TEST(Referee, CallsACrashAfterTheTimeIsUpLate) {
    const Law law{.move_time = 100ms, .clock = {}};
    HandWatch watch;
    const auto killed = [&](const auto&) -> OthelloChoice {
        watch.now += 10s;
        return Error{"killed after 10 s of silence"};
    };
    expect_white_lost(game_with(killed, law, &watch), "time", "10000ms");
}

TEST(Referee, TellsThePlayersTheLawAndTheirClock) {
    HandWatch watch;
    RandomPlayer<Othello> black(1);
    ScriptedPlayer<Othello> white(2, [&](const GameRecord<Othello>& record) {
        watch.now += 400ms;
        return any_move(record);
    });
    const Law law{.move_time = 500ms, .clock = GameClock{1s, 10ms}};
    const auto game = *Referee<Othello>(GameRecord<Othello>(Othello{8}), {&black, &white}, law, {},
                                        watch.reader())
                           .play();
    ASSERT_GT(game.stats[1].moves, 3);
    EXPECT_EQ(white.last_conditions().move_time, 500ms);
    EXPECT_EQ(white.last_conditions().clock->remaining,
              1s - 400ms + 10ms * (game.stats[1].moves - 1));
}

TEST(Referee, PlaysForcedPassesForNobodysTime) {
    int passes = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        RandomPlayer<Othello> black(seed);
        RandomPlayer<Othello> white(seed + 1000);
        const auto game =
            *Referee<Othello>(GameRecord<Othello>(Othello{6}), {&black, &white}, Law{}).play();
        const auto& moves = game.record.moves();
        const auto passed = std::count_if(moves.begin(), moves.end(),
                                          [](othello::Move move) { return move.is_pass(); });
        passes += static_cast<int>(passed);
        EXPECT_EQ(game.stats[0].moves + game.stats[1].moves + passed, std::ssize(moves));
        EXPECT_EQ(game.verdict.score, game.record.outcome()->score);
        EXPECT_EQ(game.verdict.winner, game.record.outcome()->winner);
        EXPECT_EQ(game.verdict.remark, "");
    }
    EXPECT_GT(passes, 0) << "or nothing was tested";
}

TEST(Referee, AbandonsAGameWhenAskedTo) {
    std::stop_source stop;
    RandomPlayer<Othello> black(1);
    ScriptedPlayer<Othello> white(2, [&](const GameRecord<Othello>& record) {
        stop.request_stop();
        return any_move(record);
    });
    EXPECT_FALSE(
        Referee<Othello>(GameRecord<Othello>(Othello{8}), {&black, &white}, Law{}, stop.get_token())
            .play());
}

TEST(Referee, EndsAGameThatNobodyWillWin) {
    RandomPlayer<Tafl> attackers(1);
    RandomPlayer<Tafl> defenders(2);
    const Law law{.longest_game = 7};
    const auto game =
        *Referee<Tafl>(GameRecord<Tafl>(Tafl{tafl::Ashton}), {&attackers, &defenders}, law).play();
    EXPECT_EQ(game.record.moves().size(), 7U);
    EXPECT_EQ(game.verdict.winner, std::nullopt);
    EXPECT_EQ(game.verdict.score, 0);
    EXPECT_EQ(game.verdict.reason, "endless");
}

TEST(Referee, LetsAttackersLoseByOne) {
    ScriptedPlayer<Tafl> attackers(
        1, [](const auto&) -> Result<Choice<tafl::Move>> { return Choice<tafl::Move>{}; });
    RandomPlayer<Tafl> defenders(2);
    const auto game =
        *Referee<Tafl>(GameRecord<Tafl>(Tafl{tafl::Comp424}), {&attackers, &defenders}, Law{})
             .play();
    EXPECT_EQ(game.verdict.winner, Side::Two);
    EXPECT_EQ(game.verdict.score, -1);
}

TEST(Referee, WhoeverWatchesSeesTheOpeningAndEveryMove) {
    RandomPlayer<Othello> one(1);
    RandomPlayer<Othello> two(2);
    std::vector<std::size_t> seen;
    const auto watch = [&](const GameRecord<Othello>& record) {
        seen.push_back(record.moves().size());
    };
    const auto game =
        Referee<Othello>(GameRecord(Othello(4)), {&one, &two}, {}, {}, Clock::now, watch).play();
    ASSERT_TRUE(game.has_value());
    ASSERT_EQ(seen.size(), game->record.moves().size() + 1);
    for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(seen[i], i);
}

}  // namespace
}  // namespace outflank::arena
