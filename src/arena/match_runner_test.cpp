#include "arena/match_runner.h"

#include <chrono>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::ended;
using testing::ElementsAre;

/// What a run did, by game numbers.
struct Diary {
    std::vector<int> finished;
    std::vector<int> in_order;
};

/// Games that are over at once, but not in order: even numbers wait for a while.
MatchJob job_of(int games, unsigned concurrency, Diary& diary) {
    MatchJob job;
    job.games = games;
    job.concurrency = concurrency;
    job.play = [](int number, const std::stop_token&) {
        if (number % 2 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return std::optional(ended(number, Points::Win));
    };
    job.on_finished = [&diary](const PlayedGame& game) -> Result<Done> {
        diary.finished.push_back(game.number);
        return Done{};
    };
    job.on_next = [&diary](const PlayedGame& game) {
        diary.in_order.push_back(game.number);
        return true;
    };
    return job;
}

std::vector<int> numbers_to(int last) {
    std::vector<int> numbers;
    for (int number = 1; number <= last; ++number) numbers.push_back(number);
    return numbers;
}

std::vector<int> numbers_of(const MatchEnd& end) {
    std::vector<int> numbers;
    numbers.reserve(end.games.size());
    for (const PlayedGame& game : end.games) numbers.push_back(game.number);
    return numbers;
}

TEST(MatchRunner, PlaysEveryGameOnceAndHandsThemOverInOrder) {
    for (const unsigned concurrency : {1U, 4U}) {
        Diary diary;
        const MatchEnd end = MatchRunner(job_of(40, concurrency, diary)).run({}, {});
        EXPECT_EQ(diary.in_order, numbers_to(40));
        EXPECT_EQ(numbers_of(end), numbers_to(40));
        EXPECT_THAT(diary.finished, testing::UnorderedElementsAreArray(numbers_to(40)));
        EXPECT_FALSE(end.problem);
    }
}

TEST(MatchRunner, PlaysOnlyWhatIsMissing) {
    Diary diary;
    const MatchEnd end =
        MatchRunner(job_of(6, 2, diary))
            .run({ended(5, Points::Loss), ended(1, Points::Draw), ended(2, Points::Draw)}, {});
    EXPECT_THAT(diary.finished, testing::UnorderedElementsAre(3, 4, 6));
    EXPECT_EQ(diary.in_order, numbers_to(6));
    EXPECT_EQ(end.games[0].points, Points::Draw);
    EXPECT_EQ(end.games[4].points, Points::Loss);
}

TEST(MatchRunner, StopsAtTheSameGameWhateverTheConcurrency) {
    for (const unsigned concurrency : {1U, 4U}) {
        Diary diary;
        MatchJob job = job_of(1000, concurrency, diary);
        job.on_next = [&](const PlayedGame& game) { return game.number < 13; };
        EXPECT_EQ(numbers_of(MatchRunner(std::move(job)).run({}, {})), numbers_to(13));
        EXPECT_LT(diary.finished.size(), 30U) << "no new games are begun";
    }
}

TEST(MatchRunner, KeepsWhatIsFinishedWhenInterrupted) {
    Diary diary;
    std::stop_source stop;
    MatchJob job = job_of(100, 1, diary);
    job.play = [&](int number, const std::stop_token& token) -> std::optional<PlayedGame> {
        if (number == 7) stop.request_stop();
        if (token.stop_requested()) return std::nullopt;
        return ended(number, Points::Win);
    };
    const MatchEnd end =
        MatchRunner(std::move(job)).run({ended(50, Points::Win)}, stop.get_token());
    EXPECT_THAT(numbers_of(end), ElementsAre(1, 2, 3, 4, 5, 6, 50));
    EXPECT_THAT(diary.in_order, ElementsAre(1, 2, 3, 4, 5, 6, 50)) << "behind the gap as well";
    EXPECT_FALSE(end.problem);
}

TEST(MatchRunner, EndsWithAProblemWhenAGameCannotBeKept) {
    Diary diary;
    MatchJob job = job_of(100, 2, diary);
    job.on_finished = [](const PlayedGame& game) -> Result<Done> {
        if (game.number >= 5) return Error{"the disk is full"};
        return Done{};
    };
    const MatchEnd end = MatchRunner(std::move(job)).run({}, {});
    ASSERT_TRUE(end.problem);
    EXPECT_EQ(end.problem->sentence, "the disk is full");
    EXPECT_LE(end.games.size(), 5U);
    EXPECT_GE(end.games.size(), 3U);
}

}  // namespace
}  // namespace outflank::arena
