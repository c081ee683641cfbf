#include <condition_variable>
#include <future>
#include <mutex>
#include <string>

#include "gtest/gtest.h"

#include "app/web/backlog.h"
#include "app/web/message_rate.h"
#include "app/web/scheduler.h"
#include "app/web/two_clocks.h"

namespace outflank::app::web {
namespace {

using namespace std::chrono_literals;
using Kind = Scheduler::Kind;

/// Jobs of a scheduler that write down who was served; the first ones wait for a word.
class Served {
  public:
    static constexpr int Everybody = 1000;

    Scheduler::Job job(char name) {
        return [this, name](const std::stop_token&) { note(name); };
    }
    Scheduler::Job blocker() {
        return [this](const std::stop_token&) {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return released_ > 0; });
            --released_;
        };
    }
    /// So many blockers, or all, end.
    void release(int count = Everybody) {
        const std::lock_guard lock(mutex_);
        released_ += count;
        changed_.notify_all();
    }
    std::string wait_for(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return names_.size() >= count; });
        return names_;
    }

  private:
    void note(char name) {
        const std::lock_guard lock(mutex_);
        names_ += name;
        changed_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::string names_;
    int released_ = 0;
};

TEST(Scheduler, WhoAsksForMuchWaitsForEverybodyElse) {
    Served served;
    Scheduler scheduler(4, 100);
    for (const Scheduler::Owner other : {101U, 102U, 103U, 104U})
        scheduler.start(other, Kind::Move, {}, served.blocker());
    EXPECT_TRUE(scheduler.would_wait(Kind::Move));
    while (scheduler.working() < 4) std::this_thread::yield();
    for (int i = 0; i < 3; ++i) scheduler.start(1, Kind::Move, {}, served.job('a'));
    scheduler.start(2, Kind::Move, {}, served.job('b'));
    scheduler.start(3, Kind::Move, {}, served.job('c'));
    served.release(
        1);  // one worker, so that the order they are served in is the order of the notes
    EXPECT_EQ(served.wait_for(5), "abcaa");
    served.release();
}

TEST(Scheduler, NothingWaitsForWhatIsLessUrgent) {
    Served served;
    Scheduler scheduler(4, 100);
    for (Scheduler::Owner owner = 1; owner <= 5; ++owner)
        scheduler.start(owner, Kind::Match, {}, served.blocker());
    EXPECT_TRUE(scheduler.would_wait(Kind::Match));
    scheduler.start(1, Kind::Analysis, {}, served.job('a'));
    EXPECT_EQ(served.wait_for(1), "a");
    for (Scheduler::Owner owner = 1; owner <= 5; ++owner)
        scheduler.start(owner, Kind::Analysis, {}, served.blocker());
    scheduler.start(1, Kind::Hint, {}, served.job('h'));
    EXPECT_EQ(served.wait_for(2), "ah");
    for (Scheduler::Owner owner = 1; owner <= 5; ++owner)
        scheduler.start(owner, Kind::Hint, {}, served.blocker());
    EXPECT_TRUE(scheduler.would_wait(Kind::Analysis));
    EXPECT_TRUE(scheduler.would_wait(Kind::Hint));
    EXPECT_FALSE(scheduler.would_wait(Kind::Move));
    scheduler.start(9, Kind::Move, {}, served.job('m'));
    EXPECT_EQ(served.wait_for(3), "ahm");
    served.release();
}

TEST(Scheduler, NoMoreWaitThanMayAndNothingStartsAfterTheEnd) {
    Served served;
    Scheduler scheduler(4, 4);
    for (const Scheduler::Owner other : {101U, 102U, 103U, 104U})
        scheduler.start(other, Kind::Move, {}, served.blocker());
    while (scheduler.working() < 4) std::this_thread::yield();
    for (Scheduler::Owner owner = 1; owner <= 4; ++owner)
        EXPECT_TRUE(scheduler.start(owner, Kind::Move, {}, served.job('x')));
    EXPECT_FALSE(scheduler.start(5, Kind::Move, {}, served.job('x')));
    served.release();
    served.wait_for(4);
    scheduler.close();
    EXPECT_FALSE(scheduler.start(5, Kind::Move, {}, served.job('x')));
}

TEST(Scheduler, ClosingStopsWhoeverIsAtWork) {
    std::promise<void> begun;
    Scheduler scheduler(4, 10);
    scheduler.start(1, Kind::Move, {}, [&](const std::stop_token& stop) {
        begun.set_value();
        while (!stop.stop_requested()) std::this_thread::yield();
    });
    begun.get_future().wait();
    scheduler.close();
    EXPECT_EQ(scheduler.working(), 0U);
}

TEST(MessageRate, ABurstIsFreeAndAFloodWaits) {
    MessageRate rate;
    const auto now = Clock::now();
    for (int i = 0; i < MessageRate::MostInHand; ++i)
        EXPECT_EQ(rate.wait_after_message(50, now), Duration{}) << i;
    EXPECT_EQ(rate.wait_after_message(50, now), MessageRate::TimeForOne);
    EXPECT_EQ(rate.wait_after_message(50, now + 10s), Duration{});
}

TEST(MessageRate, ALongMessageCountsAsMany) {
    constexpr int Most = MessageRate::MostInHand;
    MessageRate rate;
    const auto now = Clock::now();
    EXPECT_EQ(rate.wait_after_message((Most - 1) * MessageRate::BytesOfOne, now), Duration{});
    EXPECT_EQ(rate.wait_after_message(0, now), MessageRate::TimeForOne);
}

TEST(Backlog, WhoIsSlowMissesWhatPassesAndWhoDoesNotReadIsGivenUp) {
    const auto text = [](std::size_t size) {
        return std::make_shared<const std::string>(size, 'x');
    };
    using Verdict = Backlog::Verdict;
    Backlog backlog;
    EXPECT_EQ(backlog.add(text(10), Weight::Passing), Verdict::Write);
    EXPECT_EQ(backlog.add(text(10), Weight::Passing), Verdict::LeaveOut);
    EXPECT_EQ(backlog.add(text(Backlog::MostBytes - 10), Weight::Needed), Verdict::Wait);
    EXPECT_EQ(backlog.add(text(1), Weight::Needed), Verdict::GiveUp);
    EXPECT_TRUE(backlog.drop_front());
    EXPECT_EQ(backlog.front().size(), Backlog::MostBytes - 10);
    EXPECT_FALSE(backlog.drop_front());
    // One message may be longer than all that may wait: somebody has asked for it.
    EXPECT_EQ(backlog.add(text(2 * Backlog::MostBytes), Weight::Needed), Verdict::Write);
}

TEST(TwoClocks, OnlyOneRunsAndNeitherGoesBelowNothing) {
    const auto now = Clock::now();
    TwoClocks clocks(GameClock{10s, 1s});
    clocks.run(Side::One, now);
    EXPECT_EQ(clocks.remaining(Side::One, now + 3s), 7s);
    clocks.add_increment(Side::One);
    clocks.run(Side::Two, now + 3s);
    EXPECT_EQ(clocks.remaining(Side::One, now + 9s), 8s);
    EXPECT_FALSE(clocks.has_fallen(now + 12s));
    EXPECT_TRUE(clocks.has_fallen(now + 13s));
    EXPECT_EQ(clocks.remaining(Side::Two, now + 60s), Duration{});
}

}  // namespace
}  // namespace outflank::app::web
