#include "core/process.h"

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// A test that cannot go on ends with the sentence; those after it still run.
template <class T>
T required(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().sentence);
    return *std::move(result);
}

std::unique_ptr<Process> started(std::vector<std::string> words, std::string directory = "") {
    return required(Process::start({std::move(words), std::move(directory)}));
}

/// Counted from when it is asked for: how long the tests before this one took is nobody's business.
Patience enough() { return Patience::of(20s); }

std::string next_line(Process& process) { return required(process.receive(enough())); }

std::size_t open_descriptors() {
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

TEST(Process, LinesGoThereAndComeBack) {
    const auto cat = started({"cat"});
    for (const std::string line : {"one", "", "three words here"}) {
        ASSERT_TRUE(cat->send(line, enough()).ok());
        EXPECT_EQ(next_line(*cat), line);
    }
}

TEST(Process, ArgumentsAreNotReadByAShell) {
    const auto echo = started({"echo", "$HOME", "a  b", "*", ";true"});
    EXPECT_EQ(next_line(*echo), "$HOME a  b * ;true");
}

TEST(Process, MoreThanAPipeHoldsGoesThroughBothWays) {
    const auto cat = started({"cat"});
    const std::string line(300'000, 'x');
    ASSERT_TRUE(cat->send(line, enough()).ok());
    EXPECT_EQ(next_line(*cat), line);
}

TEST(Process, RunsWhereItIsTold) {
    EXPECT_EQ(next_line(*started({"pwd"}, "/")), "/");
    EXPECT_EQ(Process::start({{"pwd"}, "/no/such/place"}).error().sentence,
              "there is no directory '/no/such/place' to run in");
}

TEST(Process, WhatCannotBeStartedSaysWhy) {
    EXPECT_EQ(Process::start({{"no-such-engine"}, {}}).error().sentence,
              "cannot start 'no-such-engine': No such file or directory");
    EXPECT_EQ(Process::start({{"/"}, {}}).error().sentence, "cannot start '/': Permission denied");
}

TEST(Process, ItsEndIsTold) {
    EXPECT_EQ(started({"true"})->receive(enough()).error().sentence, "it ended with exit code 0");
    const auto noisy = started({"sh", "-c", "echo last; echo a >&2; echo why >&2; exit 3"});
    EXPECT_EQ(next_line(*noisy), "last");
    EXPECT_EQ(noisy->receive(enough()).error().sentence,
              "it ended with exit code 3; its last words: 'why'");
    EXPECT_THAT(started({"sh", "-c", "kill -SEGV $$"})->receive(enough()).error().sentence,
                HasSubstr("it was killed by signal 11"));
}

/// Everybody who inherited the writing end holds the pipe open; its end says that all are gone.
TEST(Process, DoesNotOutliveAProgramThatIsKilled) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t program = fork();
    if (program == 0) {
        const auto engine = Process::start({{"sleep", "3600"}, {}});
        raise(SIGKILL);
    }
    close(ends[1]);
    waitpid(program, nullptr, 0);
    pollfd watched{ends[0], POLLIN, 0};
    constexpr int milliseconds = 20'000;
    EXPECT_EQ(poll(&watched, 1, milliseconds), 1);
    close(ends[0]);
}

TEST(Process, TheLastLineNeedsNoNewline) {
    EXPECT_EQ(next_line(*started({"printf", "no end"})), "no end");
}

TEST(Process, ItsEndIsSeenEvenIfAChildHoldsThePipe) {
    const auto parent = started({"sh", "-c", "sleep 3600 & exit 5"});
    EXPECT_EQ(parent->receive(enough()).error().sentence, "it ended with exit code 5");
}

TEST(Process, SilenceEndsWithPatience) {
    const auto sleeper = started({"sleep", "3600"});
    EXPECT_EQ(sleeper->receive(Patience::of(20ms)).error().sentence, "it did not answer in time");
    std::stop_source stop;
    std::jthread caller([&] { stop.request_stop(); });
    EXPECT_EQ(sleeper->receive({{}, stop.get_token()}).error().sentence,
              "nobody waits for its answer any more");
}

TEST(Process, WhoDoesNotListenIsNotWaitedForWithoutEnd) {
    const auto sleeper = started({"sleep", "3600"});
    EXPECT_EQ(sleeper->send(std::string(300'000, 'x'), Patience::of(20ms)).error().sentence,
              "it did not answer in time");
}

TEST(Process, AClosedPipeIsASentenceAndNoSignal) {
    const auto deaf = started({"sh", "-c", "exec <&-; echo closed; exec sleep 3600"});
    EXPECT_EQ(next_line(*deaf), "closed");
    EXPECT_EQ(deaf->send("hello", enough()).error().sentence, "it closed its pipes");
}

TEST(Process, ALineWithoutEndIsRefused) {
    const auto endless = started({"sh", "-c", "while :; do printf %065536d 0; done"});
    EXPECT_EQ(endless->receive(enough()).error().sentence, "it sent a line without end");
}

TEST(Process, EndingLeavesNoZombieNoGrandchildAndNoDescriptor) {
    const std::size_t before = open_descriptors();
    auto stubborn = started({"sh", "-c", "trap '' TERM; sleep 3600 & echo $!; wait"});
    const pid_t grandchild = std::stoi(next_line(*stubborn));
    stubborn->end(0s);
    EXPECT_EQ(stubborn->receive(enough()).error().sentence, "it was ended");
    EXPECT_EQ(stubborn->send("x", enough()).error().sentence, "it was ended");
    stubborn.reset();
    EXPECT_EQ(open_descriptors(), before);
    // Its new parent may take a moment to bury it.
    const auto is_gone = [&] {
        std::ifstream status("/proc/" + std::to_string(grandchild) + "/stat");
        std::string id, name, state;
        return !(status >> id >> name >> state) || state == "Z";
    };
    for (int i = 0; i < 2000 && !is_gone(); ++i) std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(is_gone());
}

TEST(Process, NobodyElsesPipesAreInherited) {
    const auto first = started({"cat"});
    const auto second = started({"cat"});
    first->end(5s);  // would wait in vain for cat to see the end of its input if second held it
    EXPECT_EQ(first->receive(enough()).error().sentence, "it was ended");
    ASSERT_TRUE(second->send("still here", enough()).ok());
    EXPECT_EQ(next_line(*second), "still here");
}

}  // namespace
}  // namespace outflank
