#include "learn/game_file.h"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "learn/learn_fixtures.h"

namespace outflank::learn {
namespace {

using testing::HasSubstr;

constexpr auto TheRun = "a run";

void write_games(const std::string& file, const std::vector<ScoredGame>& games) {
    auto writer = GameWriter::open(file, TheRun);
    ASSERT_TRUE(writer.ok());
    for (const auto& game : games) ASSERT_TRUE(writer->append(game).ok());
    ASSERT_TRUE(writer->finish().ok());
}

/// The complaint of reading to the end, or nothing.
std::string complaint_about(const std::string& bytes) {
    auto reader = GameReader::from(std::make_unique<std::istringstream>(bytes), "it");
    if (!reader) return reader.error().sentence;
    for (;;) {
        const auto game = reader->next();
        if (!game) return game.error().sentence;
        if (!*game) return reader->is_finished() ? "" : "not finished";
    }
}

TEST(GameFile, HoldsWhatWasWritten) {
    const Folder folder;
    const auto games = random_games(150, 1);
    write_games(folder.file("games"), games);
    EXPECT_EQ(games_of(folder.file("games")), games);
    EXPECT_EQ(complaint_about(bytes_of(folder.file("games"))), "");
}

TEST(GameFile, EveryFlippedBitIsNoticed) {
    const Folder folder;
    write_games(folder.file("games"), random_games(3, 2));
    const std::string bytes = bytes_of(folder.file("games"));
    for (std::size_t i = 0; i < 8 * bytes.size(); ++i) {
        std::string flipped = bytes;
        flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << i % 8));
        EXPECT_NE(complaint_about(flipped), "") << "bit " << i;
    }
}

TEST(GameFile, EveryCutIsNoticed) {
    const Folder folder;
    write_games(folder.file("games"), random_games(130, 3));
    const std::string bytes = bytes_of(folder.file("games"));
    for (std::size_t length = 0; length < bytes.size(); length += 11)
        ASSERT_NE(complaint_about(bytes.substr(0, length)), "") << length;
}

TEST(GameFile, ADamagedChunkIsNamed) {
    const Folder folder;
    write_games(folder.file("games"), random_games(130, 4));
    std::string bytes = bytes_of(folder.file("games"));
    bytes[bytes.size() / 2] ^= 1;
    EXPECT_THAT(complaint_about(bytes), HasSubstr("it, chunk 2 at byte "));
    EXPECT_THAT(complaint_about(bytes), HasSubstr("checksum"));
    EXPECT_THAT(complaint_about("a text"), HasSubstr("it is no file of scored games"));
}

TEST(GameFile, AnInterruptedRunGoesOnToTheSameBytes) {
    const Folder folder;
    const auto games = random_games(200, 5);
    write_games(folder.file("whole"), games);
    for (const std::size_t stop : {0U, 1U, 63U, 64U, 65U, 130U, 200U}) {
        const std::string file = folder.file("parts" + std::to_string(stop));
        {
            auto writer = GameWriter::open(file, TheRun);
            for (std::size_t i = 0; i < stop; ++i) ASSERT_TRUE(writer->append(games[i]).ok());
            ASSERT_TRUE(writer->flush().ok());
        }
        auto writer = GameWriter::open(file, TheRun);
        ASSERT_TRUE(writer.ok());
        EXPECT_EQ(writer->games(), stop);
        EXPECT_FALSE(writer->was_torn());
        for (std::size_t i = stop; i < games.size(); ++i)
            ASSERT_TRUE(writer->append(games[i]).ok());
        ASSERT_TRUE(writer->finish().ok());
        EXPECT_EQ(bytes_of(file), bytes_of(folder.file("whole"))) << stop;
    }
}

TEST(GameFile, ATornLastChunkIsDroppedAndMadeAgain) {
    const Folder folder;
    const auto games = random_games(130, 6);
    write_games(folder.file("whole"), games);
    const std::string whole = bytes_of(folder.file("whole"));
    for (std::size_t length = whole.size() - 200; length < whole.size(); length += 7) {
        const std::string file = folder.file("torn");
        write_bytes(file, whole.substr(0, length));
        auto writer = GameWriter::open(file, TheRun);
        ASSERT_TRUE(writer.ok());
        for (std::size_t i = writer->games(); i < games.size(); ++i)
            ASSERT_TRUE(writer->append(games[i]).ok());
        ASSERT_TRUE(writer->finish().ok());
        EXPECT_EQ(bytes_of(file), whole) << length;
    }
}

TEST(GameFile, WhoReadsATornFileIsToldWhatToDo) {
    const Folder folder;
    const std::string file = folder.file("games");
    write_games(file, random_games(130, 6));
    const std::string whole = bytes_of(file);
    const auto complaint = [&](const std::string& bytes) {
        write_bytes(file, bytes);
        auto reader = GameReader::open(file);
        for (;;) {
            const auto game = reader->next();
            if (!game) return game.error().sentence;
            if (!*game) return std::string();
        }
    };
    EXPECT_THAT(
        complaint(whole.substr(0, whole.size() - 40)),
        HasSubstr("cut short; copy the file again, or let the command that wrote it go on"));
    std::string damaged = whole;
    damaged[damaged.size() / 3] ^= 1;
    EXPECT_THAT(complaint(damaged), testing::Not(HasSubstr("go on")));
}

TEST(GameFile, NothingIsAddedToADamagedFileOrToAnotherRun) {
    const Folder folder;
    const std::string file = folder.file("games");
    write_games(file, random_games(130, 7));
    const auto other = GameWriter::open(file, "another run");
    ASSERT_FALSE(other.ok());
    EXPECT_THAT(other.error().sentence, HasSubstr("holds another run (a run)"));
    std::string bytes = bytes_of(file);
    bytes[bytes.size() / 3] ^= 1;
    write_bytes(file, bytes);
    EXPECT_FALSE(GameWriter::open(file, TheRun).ok());
    EXPECT_EQ(bytes_of(file), bytes);
}

TEST(GameFile, AFinishedRunSaysSo) {
    const Folder folder;
    const auto games = random_games(70, 8);
    write_games(folder.file("games"), games);
    const auto writer = GameWriter::open(folder.file("games"), TheRun);
    ASSERT_TRUE(writer.ok());
    EXPECT_TRUE(writer->is_finished());
    EXPECT_EQ(writer->games(), games.size());
}

}  // namespace
}  // namespace outflank::learn
