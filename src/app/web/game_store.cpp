#include "app/web/game_store.h"

#include <system_error>
#include <utility>

#include "SQLiteCpp/SQLiteCpp.h"
#include "app/web/checkpointer.h"
#include "core/output_file.h"
#include "core/text.h"

namespace outflank::app::web {

namespace {

constexpr int OurApplication = 0x4f46574b;  // "OFWK"
constexpr int Version = 1;
constexpr int PatienceInMilliseconds = 2000;
constexpr std::string_view FileName = "games.sqlite";

/// Does work that throws what SQLiteCpp throws.
template <class Work>
auto guarded(const std::string& place, Work work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& problem) {
        return Error{place + ": " + problem.what()};
    }
}

std::int64_t now_in_seconds() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Result<Done> check_origin(SQLite::Database& database) {
    const int application = database.execAndGet("PRAGMA application_id").getInt();
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int tables = database.execAndGet("SELECT count(*) FROM sqlite_master").getInt();
    const bool is_new = application == 0 && tables == 0;
    if (!is_new && application != OurApplication)
        return Error{"it is not a file of outflank's games"};
    if (version > Version) return Error{"it was written by a newer outflank"};
    return Done{};
}

/// A log beside the file makes each transaction cheap and safe from a program that is killed;
/// moving it into the file is the Checkpointer's business.
void set_up(SQLite::Database& database) {
    database.exec("PRAGMA journal_mode=WAL");
    database.exec("PRAGMA synchronous=NORMAL");
    database.exec("PRAGMA wal_autocheckpoint=0");
    database.exec("PRAGMA application_id=" + std::to_string(OurApplication));
    database.exec("PRAGMA user_version=" + std::to_string(Version));
    database.exec(
        "CREATE TABLE IF NOT EXISTS games(id TEXT PRIMARY KEY, text TEXT NOT NULL, kept INTEGER "
        "NOT NULL) WITHOUT ROWID");
}

}  // namespace

/// Prepared once: they run at every move.
struct GameStore::Statements {
    explicit Statements(SQLite::Database& database)
        : keep(database, "INSERT OR REPLACE INTO games(id, text, kept) VALUES(?, ?, ?)"),
          find(database, "SELECT text FROM games WHERE id = ?"),
          forget(database, "DELETE FROM games WHERE kept < ?") {}

    SQLite::Statement keep;
    SQLite::Statement find;
    SQLite::Statement forget;
};

GameStore::GameStore(std::string name, std::unique_ptr<SQLite::Database> database,
                     std::unique_ptr<Checkpointer> checkpointer)
    : name_(std::move(name)),
      database_(std::move(database)),
      statements_(std::make_unique<Statements>(*database_)),
      checkpointer_(std::move(checkpointer)) {}
GameStore::GameStore(GameStore&&) noexcept = default;
GameStore& GameStore::operator=(GameStore&&) noexcept = default;
GameStore::~GameStore() = default;

Result<GameStore> GameStore::open(const std::filesystem::path& folder) {
    const std::string name = text::shown((folder / FileName).string(), 200);
    if (const auto checked = check_is_no_dash(folder); !checked) return checked.error();
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return Error{name + ": its folder cannot be made, " + problem.message()};
    return guarded(name, [&]() -> Result<GameStore> {
        auto database = std::make_unique<SQLite::Database>(
            (folder / FileName).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
            PatienceInMilliseconds);
        if (const auto ours = check_origin(*database); !ours) return ours.error().in(name);
        set_up(*database);
        auto checkpointer = std::make_unique<Checkpointer>((folder / FileName).string());
        return GameStore(name, std::move(database), std::move(checkpointer));
    });
}

Result<Done> GameStore::keep(const std::string& id, const std::string& text) {
    return guarded(name_, [&]() -> Result<Done> {
        SQLite::Statement& keep = statements_->keep;
        keep.reset();
        keep.bindNoCopy(1, id);
        keep.bindNoCopy(2, text);
        keep.bind(3, now_in_seconds());
        keep.exec();
        keep.reset();
        return Done{};
    });
}

Result<std::optional<std::string>> GameStore::find(const std::string& id) {
    return guarded(name_, [&]() -> Result<std::optional<std::string>> {
        SQLite::Statement& find = statements_->find;
        find.reset();
        find.bindNoCopy(1, id);
        std::optional<std::string> text;
        if (find.executeStep()) text = find.getColumn(0).getString();
        find.reset();
        return text;
    });
}

Result<std::size_t> GameStore::forget_older_than(std::chrono::hours age) {
    return guarded(name_, [&]() -> Result<std::size_t> {
        SQLite::Statement& forget = statements_->forget;
        forget.reset();
        forget.bind(
            1, now_in_seconds() - std::chrono::duration_cast<std::chrono::seconds>(age).count());
        const auto count = static_cast<std::size_t>(forget.exec());
        forget.reset();
        return count;
    });
}

}  // namespace outflank::app::web
