#include "learn/measures.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "core/read_file.h"
#include "learn/learn_fixtures.h"

namespace outflank::learn {
namespace {

Measure some_measure(std::uint64_t number, Rng& rng) {
    Measure measure{number, static_cast<int>(rng.below(61)), {}, {}};
    const auto score = [&] { return static_cast<int>(rng.below(12'801)) - 6'400; };
    for (int depth = 1 + static_cast<int>(rng.below(3)); depth <= 60 && rng.below(8) > 0; ++depth)
        measure.sure[depth] = score();
    for (int depth = 3; depth <= 60 && rng.below(8) > 0; ++depth) measure.loose[depth] = score();
    return measure;
}

Measures some_run(std::uint64_t positions) {
    Rng rng(positions);
    Measures run;
    run.run = "probcut weights=1";
    run.positions = positions;
    for (std::uint64_t number = 0; number < positions; ++number)
        run.all.push_back(some_measure(number, rng));
    return run;
}

std::string text_of(const Measures& run) {
    std::string text = run.head() + '\n';
    for (const Measure& measure : run.all) text += measure.format() + '\n';
    return text;
}

/// The measures whose number leaves `index` when divided by `count`.
std::string part_of(const Measures& run, std::uint64_t index, std::uint64_t count) {
    Measures part = run;
    std::erase_if(part.all, [&](const Measure& each) { return each.number % count != index; });
    return text_of(part);
}

void write(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

std::string refusal(const Folder& folder, const std::vector<std::string>& parts) {
    std::vector<std::string> files;
    for (const std::string& part : parts) {
        files.push_back(folder.file("part" + std::to_string(files.size())));
        write(files.back(), part);
    }
    const auto whole = put_together(files);
    return whole ? "" : whole.error().sentence;
}

TEST(Measures, AreReadAsTheyWereWritten) {
    const Measures run = some_run(300);
    const auto read = Measures::parse(text_of(run));
    ASSERT_TRUE(read.ok()) << read.error().sentence;
    EXPECT_EQ(read->all, run.all);
    EXPECT_EQ(read->head(), run.head());
}

TEST(Measures, AChangedLetterIsNoticedWhereverItIs) {
    const std::string text = some_run(3).all[2].format();
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] ^= 1;
        EXPECT_FALSE(Measure::parse(changed).ok()) << changed;
    }
}

TEST(Measures, ATornFileGoesOnToTheSameBytes) {
    const Folder folder;
    const Measures run = some_run(20);
    const std::string whole = text_of(run);
    const std::string file = folder.file("torn");
    for (std::size_t bytes = run.head().size() + 1; bytes <= whole.size(); bytes += 7) {
        write(file, whole.substr(0, bytes));
        auto growing = MeasuresFile::open(file, run);
        ASSERT_TRUE(growing.ok()) << growing.error().sentence;
        for (std::size_t i = growing->known().size(); i < run.all.size(); ++i)
            ASSERT_TRUE(growing->append(run.all[i]).ok());
        EXPECT_EQ(*read_file(file), whole) << bytes;
    }
}

TEST(Measures, PartsAreTheWhole) {
    const Folder folder;
    const Measures run = some_run(50);
    std::vector<std::string> files;
    for (const std::uint64_t index : {2U, 0U, 1U}) {
        files.push_back(folder.file("part" + std::to_string(index)));
        write(files.back(), part_of(run, index, 3));
    }
    const auto whole = put_together(files);
    ASSERT_TRUE(whole.ok()) << whole.error().sentence;
    EXPECT_EQ(whole->all, run.all);
}

TEST(Measures, WhatIsNotTheWholeIsRefused) {
    const Folder folder;
    const Measures run = some_run(10);
    const std::string first = part_of(run, 0, 2);
    const std::string second = part_of(run, 1, 2);
    Measures other = run;
    other.run = "probcut weights=2";
    EXPECT_EQ(refusal(folder, {first, second}), "");
    EXPECT_NE(refusal(folder, {first}).find("5 of 10 positions are missing"), std::string::npos);
    EXPECT_NE(refusal(folder, {first, second, second}).find("twice"), std::string::npos);
    EXPECT_NE(refusal(folder, {first, part_of(other, 1, 2)}).find("another run"),
              std::string::npos);
    EXPECT_NE(refusal(folder, {first, "1 2 3\n"}).find("no file of measures"), std::string::npos);
}

TEST(Measures, AFileOfAnotherRunIsLeftAlone) {
    const Folder folder;
    const std::string file = folder.file("run");
    const Measures run = some_run(4);
    write(file, text_of(run));
    Measures other = run;
    other.positions = 5;
    EXPECT_FALSE(MeasuresFile::open(file, other).ok());
    EXPECT_EQ(*read_file(file), text_of(run));
}

}  // namespace
}  // namespace outflank::learn
