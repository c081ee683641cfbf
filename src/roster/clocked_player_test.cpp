#include "roster/clocked_player.h"

#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using othello::Othello;

/// Plays the first legal move and writes down the clocks it was shown.
class Witness final : public Player<Othello> {
  public:
    explicit Witness(std::vector<GameClock>& seen) : seen_(seen) {}
    [[nodiscard]] std::string name() const override { return "witness"; }
    Result<Choice<Move>> choose(const GameRecord<Othello>& record,
                                const Conditions<Move>& conditions) override {
        seen_.push_back(*conditions.clock);
        std::this_thread::sleep_for(2ms);
        return Choice<Move>{record.game().moves(record.position())[0], 1};
    }

  private:
    std::vector<GameClock>& seen_;
};

class ClockedPlayerTest : public testing::Test {
  protected:
    void play(int moves, const Conditions<othello::Move>& conditions = {}) {
        GameRecord<Othello> record{Othello(8)};
        for (int i = 0; i < moves; ++i)
            ASSERT_TRUE(record.play(*player_.choose(record, conditions)->move));
    }

    std::vector<GameClock> seen_;
    ClockedPlayer<Othello> player_{std::make_unique<Witness>(seen_), GameClock{1h, 0ms}};
};

TEST_F(ClockedPlayerTest, TheTimeOfEveryMoveIsTakenFromItsClock) {
    play(4);
    EXPECT_EQ(seen_[0].remaining, 1h);
    for (std::size_t i = 1; i < seen_.size(); ++i)
        EXPECT_LE(seen_[i].remaining, seen_[i - 1].remaining - 2ms);
}

TEST_F(ClockedPlayerTest, ANewGameHasTheWholeClock) {
    play(3);
    play(1);
    EXPECT_EQ(seen_.back().remaining, 1h);
}

TEST_F(ClockedPlayerTest, TheLawBindsWhereItIsStricter) {
    Conditions<othello::Move> conditions;
    conditions.clock = GameClock{1min, 1s};
    play(1, conditions);
    EXPECT_EQ(seen_.back(), (GameClock{1min, 1s}));
    conditions.clock = GameClock{24h, 0s};
    play(1, conditions);
    EXPECT_EQ(seen_.back(), (GameClock{1h, 0ms}));
}

}  // namespace
}  // namespace outflank::roster
