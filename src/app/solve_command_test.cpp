#include "app/solve_command.h"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/text.h"
#include "engine/plain_engine.h"

namespace outflank::app {
namespace {

using engine::PlainEngine;
using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// Four empties, g1 h1 a8 b8; brute force says what they are worth.
const std::string Four = "XXXXXX--OOOOOOXOXXXXXOXXOOOOOOOOXXOXXXXXOOOOOOOOXXXXXXXX--OOOOOO X";
const std::string Full = std::string(40, 'X') + std::string(24, 'O') + " O";
const std::string Blocked = "X" + std::string(63, '-') + " O";

struct Told {
    std::vector<std::string> lines;
    SolveTotals totals;
};

Told solve(PlainEngine& engine, const std::string& text, const SolveQuestion& question = {},
           bool json = true, const std::stop_token& stop = {}) {
    const auto problems = formats::read_obf(text);
    EXPECT_TRUE(problems.ok()) << problems.error().sentence;
    std::ostringstream out;
    Told run;
    run.totals = solve_problems(engine, *problems, question, json, stop, out);
    const std::string whole = out.str();
    for (const auto line : text::split(whole, '\n')) run.lines.emplace_back(line);
    run.lines.pop_back();  // behind the last newline
    return run;
}

Told solve(const std::string& text, const SolveQuestion& question = {}, bool json = true) {
    PlainEngine engine;
    return solve(engine, text, question, json);
}

/// What brute force finds in the first problem.
engine::Report truth(const std::string& text) {
    PlainEngine engine;
    return engine.search(formats::read_obf(text)->front().position, {}, {}, {});
}

TEST(Solve, AProblemIsOneLineOfJsonAndTheTotalsAreTheLast) {
    const auto expected = truth(Four);
    const Told run = solve(Four);
    ASSERT_EQ(run.lines.size(), 2U);
    EXPECT_EQ(
        run.lines[0].substr(0, run.lines[0].find("\"seconds\"")),
        "{\"id\":1,\"position\":\"" + Four.substr(0, 64) +
            "\",\"side\":\"X\",\"score\":" + std::to_string(expected.score / 100) + ",\"move\":\"" +
            format(expected.best()) + "\",\"pv\":\"" +
            [&] {
                std::string pv;
                for (const auto move : expected.line) pv += (pv.empty() ? "" : " ") + format(move);
                return pv;
            }() +
            "\",\"nodes\":" + std::to_string(expected.nodes) + ",");
    EXPECT_THAT(run.lines[0], EndsWith(",\"exact\":true}"));
    EXPECT_THAT(run.lines[1],
                HasSubstr("{\"total\":{\"problems\":1,\"solved\":1,\"wrong\":0,\"nodes\":" +
                          std::to_string(expected.nodes)));
}

TEST(Solve, AFinishedGameHasAScoreAndNoMove) {
    const Told run = solve(Full + ";\n" + Blocked);
    EXPECT_THAT(run.lines[0], HasSubstr("\"score\":-16,\"move\":null,\"pv\":\"\""));
    EXPECT_THAT(run.lines[1], HasSubstr("\"score\":-64,\"move\":null"));
    EXPECT_EQ(run.totals.solved, 2U);
    EXPECT_THAT(solve(Full, {}, false).lines[1], EndsWith("the game is over"));
}

TEST(Solve, ARightAnswerIsOk) {
    const auto expected = truth(Four);
    const std::string score = std::to_string(expected.score / 100);
    const Told run = solve(Four + "; " + format(expected.best()) + ":" + score + ";\n" + Four +
                           "; " + score + ";");
    for (const int line : {0, 1})
        EXPECT_THAT(run.lines[static_cast<std::size_t>(line)],
                    EndsWith("\"expected\":" + score + ",\"ok\":true}"));
    EXPECT_EQ(run.totals.wrong, 0U);
}

TEST(Solve, AWrongScoreIsNamedWithWhatWasExpected) {
    const auto found = truth(Four);
    const int wrong = found.score / 100 - 2;
    const std::string text = Four + "; " + format(found.best()) + ":" + std::to_string(wrong) + ";";
    const Told json = solve(text);
    EXPECT_THAT(json.lines[0],
                EndsWith("\"expected\":" + std::to_string(wrong) + ",\"ok\":false}"));
    EXPECT_THAT(json.lines[1], HasSubstr("\"wrong\":1"));
    const Told words = solve(text, {}, false);
    EXPECT_THAT(words.lines[2],
                ContainsRegex("problem 1 is wrong: expected .* by " + format(found.best())));
}

TEST(Solve, TheRightScoreByAnotherMoveIsWrong) {
    const auto found = truth(Four);
    const othello::Othello game(8);
    const auto position = formats::read_obf(Four)->front().position;
    for (const auto move : game.moves(widened(position))) {
        const Told run =
            solve(Four + "; " + format(move) + ":" + std::to_string(found.score / 100) + ";");
        EXPECT_EQ(run.totals.wrong, move == found.best() ? 0U : 1U) << format(move);
    }
}

TEST(Solve, OnlyTheWinnerIsAskedForWithANarrowWindow) {
    PlainEngine engine;
    SolveQuestion question;
    question.only_winner = true;
    const auto found = truth(Four);
    ASSERT_NE(found.score, 0);
    // The file's score differs, its winner does not.
    const std::string answer = found.score > 0 ? "+1" : "-1";
    const Told run = solve(engine, Four + "; " + answer + ";", question);
    EXPECT_EQ(engine.tasks[0].alpha, -1);
    EXPECT_EQ(engine.tasks[0].beta, 1);
    EXPECT_THAT(run.lines[0], HasSubstr(found.score > 0 ? "\"score\":1," : "\"score\":-1,"));
    EXPECT_EQ(run.totals.wrong, 0U);
    EXPECT_THAT(solve(Four, question, false).lines[1], HasSubstr(found.score > 0 ? "win" : "loss"));
}

TEST(Solve, AStopEndsTheProblemAtHandAndLeavesOutTheRest) {
    PlainEngine engine;
    std::stop_source source;
    engine.on_begin = [&] {
        if (engine.tasks.size() == 1) source.request_stop();
    };
    const Told run = solve(engine, Four + "\n" + Four + "\n" + Four, {}, true, source.get_token());
    ASSERT_EQ(run.lines.size(), 3U);
    EXPECT_THAT(run.lines[0], HasSubstr("\"exact\":true"));
    EXPECT_THAT(run.lines[1], HasSubstr("\"exact\":false,\"depth\":0,\"selectivity\":73"));
    EXPECT_THAT(run.lines[2], HasSubstr("\"problems\":2,\"solved\":1"));
}

TEST(Solve, WhatIsNotFinishedIsNotWrong) {
    PlainEngine engine;
    SolveQuestion question;
    question.time = std::chrono::seconds(0);
    const Told run = solve(engine, Four + "; +64;", question);
    EXPECT_EQ(run.totals.wrong, 0U);
    EXPECT_THAT(run.lines[0], EndsWith("\"expected\":64}"));
    EXPECT_THAT(solve(engine, Four + "; +64;", question, false).lines[1], Not(HasSubstr("wrong")));
}

TEST(Solve, TimeIsALimitOfEachProblem) {
    PlainEngine engine;
    SolveQuestion question;
    question.time = std::chrono::seconds(0);
    const Told run = solve(engine, Four + "\n" + Four, question);
    EXPECT_EQ(run.totals.solved, 0U);
    EXPECT_EQ(run.totals.problems, 2U);
    EXPECT_TRUE(engine.limits_given[1].deadline.has_value());
}

TEST(Solve, PeopleSeeALineAProblemUnderAHeading) {
    const Told run = solve(Four + "\n" + Full, {}, false);
    ASSERT_EQ(run.lines.size(), 4U);
    EXPECT_THAT(run.lines[0], HasSubstr("empties"));
    EXPECT_THAT(run.lines[3], HasSubstr("2 of 2 solved, 0 wrong"));
    EXPECT_THAT(run.lines[1], Not(HasSubstr("\x1b")));
}

TEST(Solve, BadCommandLinesAreRefusedWithASentence) {
    const auto sentence = [](const SolveOptions& options) {
        const auto done = run_solve(options);
        return done.ok() ? std::string() : done.error().sentence;
    };
    const auto with = [](auto change) {
        SolveOptions options;
        options.size = "4";
        change(options);
        return options;
    };
    EXPECT_THAT(sentence({}), HasSubstr("either a file of problems"));
    EXPECT_THAT(sentence(with([](auto& o) { o.file = "x.obf"; })), HasSubstr("either a file"));
    EXPECT_THAT(sentence(with([](auto& o) { o.size = "8"; })), HasSubstr("4 or 6"));
    EXPECT_THAT(sentence(with([](auto& o) { o.engine.threads = "0"; })), HasSubstr("--threads"));
    EXPECT_THAT(sentence(with([](auto& o) { o.engine.hash = "0"; })), HasSubstr("--hash"));
    EXPECT_THAT(sentence(with([](auto& o) { o.engine.hash = "9999999"; })), HasSubstr("MB"));
    EXPECT_THAT(sentence(with([](auto& o) { o.time = "soon"; })), HasSubstr("--time"));
    EXPECT_THAT(sentence(with([](auto& o) {
                    o.size = "";
                    o.file = "no such file";
                })),
                HasSubstr("cannot read 'no such file'"));
}

}  // namespace
}  // namespace outflank::app
