#include "app/bench_command.h"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/bench_set.h"
#include "games/othello/othello.h"

namespace outflank::app {
namespace {

using testing::EndsWith;

/// Says that every search took so many nodes, and remembers what was asked.
class CountingEngine final : public engine::Engine {
  public:
    static constexpr std::uint64_t NodesEach = 1000;
    std::vector<engine::Stage> goals;
    int forgotten = 0;

    engine::Report search(const othello::Position8& /*position*/, const engine::Task& task,
                          const Limits& /*limits*/,
                          const OnReport<othello::Move>& /*on_report*/) override {
        goals.push_back(task.goal);
        engine::Report report;
        report.nodes = NodesEach;
        return report;
    }
    void forget() override { ++forgotten; }
};

TEST(Bench, TheSignatureIsTheSumOfAllNodesOnTheLastLine) {
    CountingEngine engine;
    std::ostringstream out;
    const auto nodes = run_bench_set(engine, out);
    EXPECT_EQ(nodes, BenchSet.size() * CountingEngine::NodesEach);
    EXPECT_THAT(out.str(), EndsWith("\nBench: " + std::to_string(nodes) + "\n"));
}

TEST(Bench, EverySearchBeginsWithNothingRemembered) {
    CountingEngine engine;
    std::ostringstream out;
    run_bench_set(engine, out);
    EXPECT_EQ(engine.forgotten, static_cast<int>(BenchSet.size()));
    EXPECT_EQ(engine.goals.size(), BenchSet.size());
}

TEST(Bench, EveryPositionIsAGameThatGoesOn) {
    const othello::Othello game(8);
    for (const BenchSearch& bench : BenchSet) {
        const auto position = game.parse_position(bench.position);
        ASSERT_TRUE(position.ok()) << position.error().sentence;
        EXPECT_FALSE(game.is_over(*position)) << bench.position;
    }
}

}  // namespace
}  // namespace outflank::app
