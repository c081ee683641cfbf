#include "arena/result_store.h"

#include <algorithm>
#include <csignal>
#include <fstream>
#include <iterator>
#include <map>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "SQLiteCpp/Database.h"
#include "arena/result_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::any_game;
using fixtures::small_game;
using fixtures::TemporaryFolder;
using ::testing::HasSubstr;

const std::string Plan = "othello 8x8; random v greedy; games 100; seed 1";

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// A closed file with that many games.
std::vector<PlayedGame> fill(const std::filesystem::path& file, int games) {
    auto store = ResultStore::create(file, Plan);
    EXPECT_TRUE(store.ok());
    for (int number = 1; number <= games; ++number) EXPECT_TRUE(store->add(small_game(number)));
    return store->finished();
}

/// The sentence with which a file is refused; the file must stay as it is.
std::string refusal(const std::filesystem::path& file, const std::string& plan = Plan) {
    const std::string before = bytes_of(file);
    const auto store = ResultStore::resume(file, plan);
    EXPECT_FALSE(store.ok());
    EXPECT_EQ(bytes_of(file), before);
    return store ? "" : store.error().sentence;
}

RC_GTEST_PROP(ResultStore, GivesBackWhatItTook, ()) {
    const TemporaryFolder folder;
    const std::string plan = *rc::gen::arbitrary<std::string>();
    std::map<int, PlayedGame> games;
    for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
        const PlayedGame game = any_game();
        games[game.number] = game;
    }
    std::vector<PlayedGame> in_order;
    in_order.reserve(games.size());
    for (const auto& [number, game] : games) in_order.push_back(game);
    {
        auto store = ResultStore::create(folder / "r.sqlite", plan);
        RC_ASSERT(store.ok());
        for (const PlayedGame& game : in_order) RC_ASSERT(store->add(game).ok());
        RC_ASSERT(store->finished() == in_order);
    }
    const auto again = ResultStore::resume(folder / "r.sqlite", plan);
    RC_ASSERT(again.ok());
    RC_ASSERT(again->finished() == in_order);
}

TEST(ResultStore, ReadsInOrderOfNumbers) {
    const TemporaryFolder folder;
    {
        auto store = ResultStore::create(folder / "r.sqlite", Plan);
        for (const int number : {3, 1, 2}) ASSERT_TRUE(store->add(small_game(number)));
        EXPECT_EQ(store->finished().front().number, 3);
    }
    const auto again = ResultStore::resume(folder / "r.sqlite", Plan);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->finished(), (std::vector{small_game(1), small_game(2), small_game(3)}));
}

TEST(ResultStore, AGameIsStoredOnce) {
    const TemporaryFolder folder;
    auto store = ResultStore::create(folder / "r.sqlite", Plan);
    ASSERT_TRUE(store->add(small_game(1)));
    const auto twice = store->add(small_game(1));
    ASSERT_FALSE(twice.ok());
    EXPECT_THAT(twice.error().sentence, HasSubstr("game 1"));
    EXPECT_EQ(store->finished().size(), 1U);
    EXPECT_TRUE(store->add(small_game(2)).ok());
}

TEST(ResultStore, AFileThatIsThereIsNotOverwritten) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 3);
    const std::string before = bytes_of(folder / "r.sqlite");
    const auto store = ResultStore::create(folder / "r.sqlite", Plan);
    ASSERT_FALSE(store.ok());
    EXPECT_THAT(store.error().sentence, HasSubstr("there already"));
    EXPECT_EQ(bytes_of(folder / "r.sqlite"), before);
}

TEST(ResultStore, AnUnfinishedCreationIsNoHindrance) {
    const TemporaryFolder folder;
    write_bytes(folder / "r.sqlite.new", "half a file");
    write_bytes(folder / "r.sqlite.new-journal", "half a journal");
    write_bytes(folder / "r.sqlite.new-wal", "half a journal");
    EXPECT_EQ(fill(folder / "r.sqlite", 2).size(), 2U);
    EXPECT_FALSE(std::filesystem::exists(folder / "r.sqlite.new"));
}

TEST(ResultStore, AnotherPlanIsRefusedAndTheDifferenceNamed) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 1);
    const std::string sentence =
        refusal(folder / "r.sqlite", "othello 8x8; random v greedy; games 250; seed 1");
    EXPECT_THAT(sentence, HasSubstr("'100; seed 1'"));
    EXPECT_THAT(sentence, HasSubstr("'250; seed 1'"));
    EXPECT_THAT(refusal(folder / "r.sqlite", ""), HasSubstr("another plan"));
    EXPECT_THAT(refusal(folder / "r.sqlite", Plan + " more"), HasSubstr("another plan"));
}

TEST(ResultStore, NothingToResume) {
    const TemporaryFolder folder;
    EXPECT_THAT(refusal(folder / "r.sqlite"), HasSubstr("no results to resume"));
    EXPECT_FALSE(std::filesystem::exists(folder / "r.sqlite"));
}

TEST(ResultStore, AForeignFileIsRefused) {
    const TemporaryFolder folder;
    const auto file = folder / "r.sqlite";
    for (const std::string& bytes : {std::string(), std::string("{\"game\":1}"),
                                     std::string(100, '\0'), std::string(5000, 'x')}) {
        write_bytes(file, bytes);
        EXPECT_THAT(refusal(file), HasSubstr("not a results file of outflank"));
    }
    std::filesystem::remove(file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE game (number INTEGER)");
    EXPECT_THAT(refusal(file), HasSubstr("not a results file of outflank"));
    EXPECT_FALSE(ResultStore::resume(folder.path(), Plan).ok());
}

TEST(ResultStore, ANewerVersionIsRefused) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 1);
    SQLite::Database((folder / "r.sqlite").string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = 7");
    EXPECT_THAT(refusal(folder / "r.sqlite"), HasSubstr("newer outflank: its version is 7"));
}

TEST(ResultStore, AChangedRowIsRefused) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 3);
    SQLite::Database((folder / "r.sqlite").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE game SET score = score + 1 WHERE number = 2");
    EXPECT_THAT(refusal(folder / "r.sqlite"), HasSubstr("game 2 does not match"));
}

TEST(ResultStore, ATruncatedFileIsRefused) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 40);
    const std::string whole = bytes_of(folder / "r.sqlite");
    for (std::size_t length = 0; length < whole.size(); length += 997) {
        write_bytes(folder / "cut.sqlite", whole.substr(0, length));
        EXPECT_NE(refusal(folder / "cut.sqlite"), "") << length;
    }
}

/// Whatever bit of a file is flipped: either it is refused with a sentence, or the bit meant
/// nothing and every game is there as it was.
TEST(ResultStore, AFlippedBitNeverChangesAGame) {
    const TemporaryFolder folder;
    const auto games = fill(folder / "r.sqlite", 25);
    const std::string whole = bytes_of(folder / "r.sqlite");
    int refused = 0;
    constexpr std::size_t stride = 61;  // bits; odd, so that every bit of a byte has its turn
    for (std::size_t bit = 0; bit < whole.size() * 8; bit += stride) {
        std::string flipped = whole;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        write_bytes(folder / "flip.sqlite", flipped);
        const auto store = ResultStore::resume(folder / "flip.sqlite", Plan);
        if (store) {
            EXPECT_EQ(store->finished(), games) << "bit " << bit;
        } else {
            ++refused;
        }
    }
    EXPECT_GT(refused, 0);
}

TEST(ResultStore, APlaceThatCannotBeWrittenIsASentence) {
    const auto store = ResultStore::create("/proc/outflank-results.sqlite", Plan);
    ASSERT_FALSE(store.ok());
    EXPECT_THAT(store.error().sentence, HasSubstr("cannot make"));
}

/// Runs in a process of its own that is not root; says by its exit code what went wrong.
int resume_read_only(const std::filesystem::path& file) {
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && setuid(nobody) != 0) return 2;
    const auto store = ResultStore::resume(file, Plan);
    return !store && store.error().sentence.find("cannot go on with") == 0 ? 0 : 1;
}

TEST(ResultStore, AReadOnlyFolderIsNoticedBeforeTheFirstGame) {
    const TemporaryFolder folder;
    fill(folder / "r.sqlite", 1);
    const std::string before = bytes_of(folder / "r.sqlite");
    std::filesystem::permissions(folder / "r.sqlite", std::filesystem::perms(0666));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    EXPECT_EXIT(_exit(resume_read_only(folder / "r.sqlite")), testing::ExitedWithCode(0), "");
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    std::filesystem::permissions(folder / "r.sqlite", std::filesystem::perms(0444));
    EXPECT_EXIT(_exit(resume_read_only(folder / "r.sqlite")), testing::ExitedWithCode(0), "");
    EXPECT_EQ(bytes_of(folder / "r.sqlite"), before);
}

/// For every connection that is opened while it lives, the disk is full after so many pages.
class FullDisk {
  public:
    FullDisk() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(limit_pages)); }
    ~FullDisk() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(limit_pages)); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    static int limit_pages(sqlite3* connection, const char**, const sqlite3_api_routines*) {
        return sqlite3_exec(connection, "PRAGMA max_page_count = 8", nullptr, nullptr, nullptr);
    }
};

TEST(ResultStore, AFullDiskLosesNothingFinished) {
    const TemporaryFolder folder;
    std::vector<PlayedGame> stored;
    {
        const FullDisk full_disk;
        auto store = ResultStore::create(folder / "r.sqlite", Plan);
        ASSERT_TRUE(store.ok());
        Result<Done> added = Done{};
        for (int number = 1; added && number < 1000; ++number)
            added = store->add(small_game(number));
        ASSERT_FALSE(added.ok());
        EXPECT_THAT(added.error().sentence, HasSubstr("the disk is full"));
        stored = store->finished();
    }
    EXPECT_FALSE(stored.empty());
    auto store = ResultStore::resume(folder / "r.sqlite", Plan);
    ASSERT_TRUE(store.ok());
    EXPECT_EQ(store->finished(), stored);
    EXPECT_TRUE(store->add(small_game(static_cast<int>(stored.size()) + 1)).ok());
}

/// Stores games until somebody ends it, and tells each number once it is stored.
[[noreturn]] void store_for_ever(const std::filesystem::path& file, int told) {
    auto store = ResultStore::create(file, Plan);
    for (int number = 1; store; ++number) {
        if (!store->add(small_game(number))) break;
        if (write(told, &number, sizeof number) != sizeof number) break;
    }
    _exit(1);
}

TEST(ResultStore, AKilledProgramLosesNothingFinished) {
    for (int attempt = 0; attempt < 8; ++attempt) {
        const TemporaryFolder folder;
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t writer = fork();
        if (writer == 0) store_for_ever(folder / "r.sqlite", ends[1]);
        close(ends[1]);
        int last_told = 0;
        while (last_told < 10 && read(ends[0], &last_told, sizeof last_told) > 0) {
        }
        usleep(static_cast<useconds_t>(attempt) * 317);  // somewhere within a transaction
        kill(writer, SIGKILL);
        waitpid(writer, nullptr, 0);
        while (read(ends[0], &last_told, sizeof last_told) > 0) {
        }
        close(ends[0]);

        auto store = ResultStore::resume(folder / "r.sqlite", Plan);
        ASSERT_TRUE(store.ok()) << store.error().sentence;
        const int stored = static_cast<int>(store->finished().size());
        EXPECT_GE(stored, last_told);
        EXPECT_LE(stored, last_told + 1);  // killed between storing and telling
        for (int i = 0; i < stored; ++i)
            EXPECT_EQ(store->finished()[static_cast<std::size_t>(i)], small_game(i + 1));
        EXPECT_TRUE(store->add(small_game(stored + 1)).ok());
    }
}

}  // namespace
}  // namespace outflank::arena
