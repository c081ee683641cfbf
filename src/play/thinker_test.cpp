#include "play/thinker.h"

#include <condition_variable>
#include <mutex>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "play/session.h"

namespace outflank {
namespace {

using othello::Move;
using othello::Othello;

/// Reports once, then waits until it is stopped, as a long search does.
class SlowPlayer final : public Player<Othello> {
  public:
    using Player<Othello>::choose;

    [[nodiscard]] std::string name() const override { return "slow"; }
    Result<Choice<Move>> choose(const GameRecord<Othello>& record,
                                const Conditions<Move>& conditions) override {
        const auto moves = record.game().moves(record.position());
        SearchReport<Move> report;
        report.line = {moves[0]};
        conditions.on_report(report);
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any woken;
        woken.wait(lock, conditions.stop, [] { return false; });
        return Choice<Move>{moves[0], 1};
    }
};

class FailingPlayer final : public Player<Othello> {
  public:
    using Player<Othello>::choose;

    [[nodiscard]] std::string name() const override { return "failing"; }
    Result<Choice<Move>> choose(const GameRecord<Othello>& /*record*/,
                                const Conditions<Move>& /*conditions*/) override {
        return Error{"it will not"};
    }
};

/// The owner's thread asleep until the thinker wakes it.
class Sleeper {
  public:
    void wake() {
        const std::lock_guard lock(mutex_);
        ++wakes_;
        woken_.notify_one();
    }
    void sleep() {
        std::unique_lock lock(mutex_);
        woken_.wait(lock, [this] { return wakes_ > 0; });
        wakes_ = 0;
    }

  private:
    std::mutex mutex_;
    std::condition_variable woken_;
    int wakes_ = 0;
};

class ThinkerTest : public testing::Test {
  protected:
    using Commands = std::vector<Command<Othello>>;

    void ask(Ticket ticket, std::shared_ptr<Player<Othello>> player) {
        thinker_.ask({ticket, std::move(player), GameRecord<Othello>(Othello{8}), {}, {}});
    }

    /// Waits until that many answers have come.
    Commands answers(std::size_t count) {
        Commands all;
        while (all.size() < count) {
            sleeper_.sleep();
            for (auto& answer : thinker_.collect()) all.push_back(std::move(answer));
        }
        return all;
    }

    Sleeper sleeper_;
    Thinker<Othello> thinker_{[this] { sleeper_.wake(); }};
};

TEST_F(ThinkerTest, ProgressComesWhileThePlayerThinksAndAHurriedPlayerAnswers) {
    ask(7, std::make_shared<SlowPlayer>());
    const Commands first = answers(1);
    EXPECT_EQ(std::get<command::Progressed<Othello>>(first[0]).ticket, 7U);
    thinker_.hurry();
    const Commands last = answers(1);
    EXPECT_TRUE(std::get<command::Chosen<Othello>>(last[0]).move.has_value());
}

TEST_F(ThinkerTest, APlayerThatFailsSaysWhy) {
    ask(3, std::make_shared<FailingPlayer>());
    const Commands all = answers(1);
    EXPECT_EQ(std::get<command::Failed>(all[0]).sentence, "it will not");
}

TEST_F(ThinkerTest, OneAfterTheOther) {
    ask(1, std::make_shared<SlowPlayer>());
    ask(2, std::make_shared<FailingPlayer>());
    thinker_.hurry();
    const Commands all = answers(3);
    EXPECT_EQ(std::get<command::Chosen<Othello>>(all[1]).ticket, 1U);
    EXPECT_EQ(std::get<command::Failed>(all[2]).ticket, 2U);
}

TEST_F(ThinkerTest, LeavingDoesNotWaitForALongThought) {
    ask(1, std::make_shared<SlowPlayer>());
    (void)answers(1);
}

}  // namespace
}  // namespace outflank
