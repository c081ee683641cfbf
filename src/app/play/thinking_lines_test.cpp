#include "app/play/thinking_lines.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::app {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using tafl::Tafl;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Clock::time_point Begin = Clock::time_point{} + 1h;

TEST(ThinkingLines, ALongThoughtIsAnnouncedOnceAndEveryDepthToldOnce) {
    const Othello game{8};
    ThinkingLines<Othello> lines;
    Thought<Othello> thought{Side::Two, Begin, std::nullopt};
    EXPECT_THAT(lines.news(game, thought, Begin + 900ms), IsEmpty());
    EXPECT_THAT(lines.news(game, thought, Begin + 1s),
                ElementsAre("White is thinking (Ctrl-C: move now)"));
    EXPECT_THAT(lines.news(game, thought, Begin + 2s), IsEmpty());
    thought.report.emplace().depth = 9;
    EXPECT_THAT(lines.news(game, thought, Begin + 3s), ElementsAre(HasSubstr("depth 9")));
    EXPECT_THAT(lines.news(game, thought, Begin + 4s), IsEmpty());
    thought.report->depth = 10;
    EXPECT_THAT(lines.news(game, thought, Begin + 5s), ElementsAre(HasSubstr("depth 10")));
}

TEST(ThinkingLines, AnotherThoughtIsAnnouncedAgain) {
    const Tafl game(tafl::Comp424);
    ThinkingLines<Tafl> lines;
    (void)lines.news(game, {Side::One, Begin, std::nullopt}, Begin + 1s);
    const Thought<Tafl> next{Side::Two, Begin + 5s, std::nullopt};
    EXPECT_THAT(lines.news(game, next, Begin + 5s), IsEmpty());
    EXPECT_THAT(lines.news(game, next, Begin + 6s),
                ElementsAre(HasSubstr("Defenders are thinking")));
}

}  // namespace
}  // namespace outflank::app
