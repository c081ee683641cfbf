#include "learn/findings.h"

#include <string>
#include <vector>

#include "fmt/format.h"
#include "gtest/gtest.h"

#include "core/checksum.h"
#include "learn/learn_fixtures.h"

namespace outflank::learn {
namespace {

FitSums some_sums(Rng& rng, std::uint64_t count) {
    FitSums sums;
    const auto discs = [&] { return static_cast<double>(rng.below(12'801)) / 100 - 64; };
    while (sums.count < count) sums.add(discs(), discs());
    return sums;
}

/// The parts of one run, which judged positions of all stages and some problems.
std::vector<Findings> some_parts(std::uint64_t count) {
    Rng rng(count);
    std::vector<Findings> parts;
    for (std::uint64_t index = 0; index < count; ++index) {
        Findings part;
        part.run = "evaluate weights=1 positions=100 empties=0-60";
        part.shard = {index, count};
        for (std::size_t ten = 0; ten < Accuracy::TenCount; ++ten)
            part.positions.add(ten, some_sums(rng, rng.below(5)));
        const std::uint64_t problems = 1 + rng.below(9);
        part.problems.add({problems, rng.below(2), some_sums(rng, problems), 2.5});
        parts.push_back(part);
    }
    return parts;
}

/// To the sixth decimal, which is all that is written.
void expect_the_same(const Accuracy& one, const Accuracy& other) {
    constexpr double written = 1e-5;
    for (std::size_t ten = 0; ten < Accuracy::TenCount; ++ten) {
        EXPECT_EQ(one.ten(ten).count, other.ten(ten).count);
        EXPECT_NEAR(one.ten(ten).mean_absolute_error(), other.ten(ten).mean_absolute_error(),
                    written);
        EXPECT_NEAR(one.ten(ten).root_mean_square(), other.ten(ten).root_mean_square(), written);
        EXPECT_NEAR(one.ten(ten).correlation(), other.ten(ten).correlation(), written);
    }
}

std::vector<std::string> written(const Folder& folder, const std::vector<std::string>& texts) {
    std::vector<std::string> files;
    for (const std::string& text : texts) {
        files.push_back(folder.file("part" + std::to_string(files.size())));
        std::ofstream(files.back(), std::ios::binary) << text;
    }
    return files;
}

std::string refusal(const std::vector<std::string>& texts) {
    const Folder folder;
    const auto whole = whole_findings(written(folder, texts));
    return whole ? "" : whole.error().sentence;
}

TEST(Findings, IsReadAsItWasWritten) {
    for (const Findings& findings : some_parts(20)) {
        const auto read = Findings::parse(findings.to_text());
        ASSERT_TRUE(read.ok()) << read.error().sentence;
        EXPECT_EQ(read->to_text(), findings.to_text());
        expect_the_same(read->positions, findings.positions);
    }
}

TEST(Findings, OnePositionDoesNotCorrelate) {
    Rng rng(5);
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(some_sums(rng, 1).correlation(), 0);
}

TEST(Findings, PartsAreTheWholeInWhateverOrder) {
    const Folder folder;
    const auto parts = some_parts(3);
    Findings sum;
    for (const Findings& part : parts) sum.add(part);
    const auto whole = whole_findings(
        written(folder, {parts[2].to_text(), parts[0].to_text(), parts[1].to_text()}));
    ASSERT_TRUE(whole.ok()) << whole.error().sentence;
    expect_the_same(whole->positions, sum.positions);
    EXPECT_EQ(whole->problems.best_moves, sum.problems.best_moves);
    EXPECT_EQ(whole->problems.scores.count, sum.problems.problems);
    EXPECT_DOUBLE_EQ(whole->problems.discs_lost, 7.5);
    EXPECT_EQ(whole->run, parts[0].run);
}

TEST(Findings, AChangedLetterIsNoticedWhereverItIs) {
    const std::string text = some_parts(1)[0].to_text();
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] ^= 1;
        EXPECT_FALSE(Findings::parse(changed).ok()) << changed;
        EXPECT_FALSE(Findings::parse(text.substr(0, i)).ok()) << i;
    }
}

std::string with_checksum(const std::string& text) {
    return fmt::format("{}checksum {:016x}\n", text, checksum(text));
}

/// What a file with such a line is refused for; nothing, if it is read.
std::string fault_of(const std::string& line) {
    const auto findings = Findings::parse(with_checksum("OUTFEVA1 0/1: evaluate\n" + line + "\n"));
    return findings ? "" : findings.error().sentence;
}

TEST(Findings, SumsThatCannotBeAreRefused) {
    EXPECT_EQ(fault_of("0-9 1 2 4 1 1 3 9 3"), "");
    EXPECT_EQ(fault_of("problems 1 0 1 2 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("0-9 0 2 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("0-9 1 -2 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("0-9 1 2 -4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("0-9 1 2000000000000 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("problems 2 0 1 2 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("problems 1 -1 1 2 4 1 1 3 9 3"), "");
    EXPECT_NE(fault_of("problems 0 0 0 2 4 1 1 3 9 3"), "");
}

TEST(Findings, NothingInThemGivesOrdersToATerminal) {
    EXPECT_FALSE(Findings::parse(with_checksum("OUTFEVA1 0/1: \033[31mevaluate\n")).ok());
}

TEST(Findings, WhatIsNotTheWholeIsRefused) {
    const auto parts = some_parts(2);
    const std::string first = parts[0].to_text();
    const std::string second = parts[1].to_text();
    Findings foreign = parts[1];
    foreign.run = "evaluate weights=2";
    Findings of_three = parts[1];
    of_three.shard.count = 3;
    EXPECT_EQ(refusal({first, second}), "");
    EXPECT_NE(refusal({first}).find("1 of 2 parts are missing"), std::string::npos);
    EXPECT_NE(refusal({first, second, first}).find("twice"), std::string::npos);
    EXPECT_NE(refusal({first, foreign.to_text()}).find("another run"), std::string::npos);
    EXPECT_NE(refusal({first, of_three.to_text()}).find("another run"), std::string::npos);
    EXPECT_NE(refusal({first, "a table"}).find("no findings of evaluate"), std::string::npos);
}

}  // namespace
}  // namespace outflank::learn
