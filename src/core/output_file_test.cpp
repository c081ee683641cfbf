#include "core/output_file.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

std::string content_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(OutputFile, ReplacesWhatWasThereAndLeavesNothingBeside) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto file = folder / "report.txt";
    for (const std::string& text : {std::string("one\n"), std::string("\0two", 4), std::string()}) {
        const auto written = write_whole(file, text);
        ASSERT_TRUE(written.ok()) << written.error().sentence;
        EXPECT_EQ(content_of(file), text);
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, LinksAreFollowedAndStayLinks) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    std::filesystem::create_symlink("second", folder / "first");
    std::filesystem::create_symlink("file", folder / "second");
    for (const std::string& text : {std::string("made"), std::string("replaced")}) {
        ASSERT_TRUE(write_whole(folder / "first", text).ok());
        EXPECT_EQ(content_of(folder / "file"), text);
    }
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "first"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "second"));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 3);
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, APipeIsWrittenIntoAndStaysAPipe) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto pipe = folder / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    std::string read;
    std::thread reader([&] { read = content_of(pipe); });
    EXPECT_TRUE(write_whole(pipe, "through").ok());
    reader.join();
    EXPECT_EQ(read, "through");
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, APipeIsWrittenIntoByItsNumber) {  // as /dev/stdout is
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const std::string name = "/proc/self/fd/" + std::to_string(ends[1]);
    if (!std::filesystem::exists(name)) GTEST_SKIP() << "no /proc here";
    EXPECT_TRUE(write_whole(name, "f5").ok());
    std::array<char, 2> read_back{};
    EXPECT_EQ(read(ends[0], read_back.data(), read_back.size()), 2);
    EXPECT_EQ(std::string(read_back.begin(), read_back.end()), "f5");
    for (const int end : ends) close(end);
}

TEST(OutputFile, AFileThatGrowsIsThereWhenItIsFinishedAndNotBefore) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto file = folder / "games.wtb";
    ASSERT_TRUE(write_whole(file, "before").ok());
    {
        auto growing = GrowingFile::begin(file);
        ASSERT_TRUE(growing.ok()) << growing.error().sentence;
        growing->append("given up");
    }
    EXPECT_EQ(content_of(file), "before");
    auto growing = GrowingFile::begin(file);
    growing->append("0 games:");
    growing->append(" one, two");
    growing->write_front("2");
    growing->append(".");
    EXPECT_EQ(content_of(file), "before");
    ASSERT_TRUE(growing->finish().ok());
    EXPECT_EQ(content_of(file), "2 games: one, two.");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, SaysWhyItCannotBeWritten) {
    const auto written = write_whole("/no/such/folder/report.txt", "text");
    ASSERT_FALSE(written.ok());
    EXPECT_THAT(written.error().sentence, testing::HasSubstr("cannot write '/no/such/folder/"));
    EXPECT_THAT(written.error().sentence, testing::HasSubstr("No such file or directory"));
}

TEST(OutputFile, WhetherThereIsAPlaceForItIsToldBeforeTheWork) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    EXPECT_TRUE(check_can_write(folder / "new").ok());
    EXPECT_TRUE(check_can_write("/dev/null").ok());
    EXPECT_TRUE(std::filesystem::is_empty(folder));
    for (const auto& no_place : {folder / "no" / "folder", folder, folder / std::string(300, 'a')})
        EXPECT_FALSE(check_can_write(no_place).ok()) << no_place;
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, NothingIsWrittenUnderTheNameOfStandardOutput) {
    for (const auto& refused : {check_can_write("-").error(), write_whole("-", "text").error(),
                                GrowingFile::begin("-").error(), claim("-").error()})
        EXPECT_THAT(refused.sentence, testing::HasSubstr("/dev/stdout"));
    EXPECT_FALSE(std::filesystem::exists("-"));
    EXPECT_FALSE(std::filesystem::exists("-.part"));
}

TEST(OutputFile, WhatIsClaimedCannotBeClaimedAgainUntilItIsLetGo) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto file = folder / "games";
    {
        const auto first = claim(file);
        ASSERT_TRUE(first.ok()) << first.error().sentence;
        const auto second = claim(file);
        ASSERT_FALSE(second.ok());
        EXPECT_THAT(second.error().sentence, testing::HasSubstr("another run is at it"));
    }
    EXPECT_TRUE(claim(file).ok());
    const auto null = claim("/dev/null");
    EXPECT_TRUE(null.ok() && claim("/dev/null").ok());
    EXPECT_FALSE(claim(folder / "no" / "folder").ok());
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, AFolderIsClaimedLikeAFile) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    {
        const auto first = claim(folder);
        ASSERT_TRUE(first.ok()) << first.error().sentence;
        EXPECT_FALSE(claim(folder).ok());
        EXPECT_TRUE(claim(folder / "file").ok());
    }
    EXPECT_TRUE(claim(folder).ok());
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, WhatIsReadIsNotWrittenOver) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const std::string file = folder / "games";
    EXPECT_TRUE(check_is_not_read("--out", file, {file}).ok());  // there is nothing to lose
    ASSERT_TRUE(write_whole(file, "games").ok());
    std::filesystem::create_symlink("games", folder / "link");
    for (const auto& name : {folder / "games", folder / "." / "games", folder / "link"}) {
        const auto checked = check_is_not_read("--out", name, {"f5d6", file});
        ASSERT_FALSE(checked.ok()) << name;
        EXPECT_THAT(checked.error().sentence, testing::StartsWith("--out would write over"));
    }
    EXPECT_TRUE(check_is_not_read("--out", folder / "other", {file}).ok());
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, AFolderThatIsNotToBeWrittenToIsNotCalledMissing) {
    const std::filesystem::path file = "/sys/kernel/outflank_output_file_test";  // not even by root
    if (!std::filesystem::exists(file.parent_path())) GTEST_SKIP() << "no /sys here";
    for (const auto& refused : {claim(file).error(), write_whole(file, "text").error()})
        EXPECT_THAT(refused.sentence, testing::Not(testing::HasSubstr("No such file")));
}

TEST(OutputFile, WhoeverComesSecondLeavesTheFirstAlone) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto file = folder / "file";
    auto first = GrowingFile::begin(file);
    ASSERT_TRUE(first.ok()) << first.error().sentence;
    for (const auto& refused : {check_can_write(file), write_whole(file, "second")}) {
        ASSERT_FALSE(refused.ok());
        EXPECT_THAT(refused.error().sentence, testing::EndsWith("/file': another run is at it"));
    }
    first->append("first");
    ASSERT_TRUE(first->finish().ok());
    EXPECT_EQ(content_of(file), "first");
    EXPECT_TRUE(write_whole(file, "second").ok());  // while the first is still about
    EXPECT_EQ(content_of(file), "second");
    std::filesystem::remove_all(folder);
}

/// Between opening and locking, the file may get another name from whoever has just finished it.
TEST(OutputFile, OneAtATimeHoweverManyBeginAndFinish) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    std::atomic<int> at_it = 0;
    std::atomic<int> most = 0;
    const auto write_often = [&] {
        for (int i = 0; i < 5000; ++i) {
            auto growing = GrowingFile::begin(folder / "file");
            if (!growing) continue;
            most = std::max(most.load(), ++at_it);
            std::this_thread::yield();
            --at_it;
            if (i % 2 == 0) (void)growing->finish();
        }
    };
    {
        std::vector<std::jthread> writers(4);
        for (std::jthread& writer : writers) writer = std::jthread(write_often);
    }
    EXPECT_EQ(most, 1);
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, OnlyAFileThatIsNotEmptyHoldsSomething) {
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto file = folder / "file";
    EXPECT_FALSE(holds_something(file));
    ASSERT_TRUE(write_whole(file, "").ok());
    EXPECT_FALSE(holds_something(file));
    ASSERT_TRUE(write_whole(file, "text").ok());
    EXPECT_TRUE(holds_something(file));
    for (const auto& nothing :
         {folder, std::filesystem::path("/dev/null"), folder / std::string(300, 'a')})
        EXPECT_FALSE(holds_something(nothing)) << nothing;
    std::filesystem::remove_all(folder);
}

TEST(OutputFile, AFullDiskIsNoticed) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    std::filesystem::create_symlink("/dev/full", folder / "report.txt.part");
    EXPECT_FALSE(write_whole(folder / "report.txt", "text").ok());
    EXPECT_FALSE(std::filesystem::exists(folder / "report.txt"));
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace outflank
