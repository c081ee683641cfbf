#include "arena/result_store.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sqlite3.h>
#include <string_view>
#include <system_error>
#include <utility>

#include "fmt/format.h"

#include "SQLiteCpp/Exception.h"
#include "arena/result_rows.h"
#include "core/text.h"

namespace outflank::arena {

namespace {

constexpr int PatienceInMilliseconds = 5000;  // with another program that reads the file

std::string words_for(const SQLite::Exception& problem) {
    switch (problem.getErrorCode()) {
        case SQLITE_FULL:
            return "the disk is full";
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return "it may not be written to";
        case SQLITE_CANTOPEN:
            return "files cannot be made or opened there";
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return "another program keeps it locked";
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            return std::string("it is damaged: ") + problem.what();
        default:
            return problem.what();
    }
}

/// Does work that throws what SQLiteCpp throws.
template <class Work>
auto guarded(const std::string& place, Work work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& problem) {
        return Error{place + ": " + words_for(problem)};
    }
}

std::string shown(const std::filesystem::path& path) { return text::shown(path.string()); }

/// The first bytes of an SQLite file, as its format is documented; numbers are big-endian.
class Header {
  public:
    static Result<Header> read(const std::filesystem::path& path) {
        std::error_code problem;
        if (!std::filesystem::exists(path, problem))
            return Error{"there are no results to resume in " + shown(path)};
        std::ifstream in(path, std::ios::binary);
        Header header;
        in.read(header.bytes_.data(), Size);
        if (!in && !in.eof()) return Error{"cannot read " + shown(path)};
        if (in.gcount() < Size || !header.text().starts_with("SQLite format 3") ||
            header.number(ApplicationAt) != ResultsApplication)
            return Error{shown(path) + " is not a results file of outflank"};
        return header;
    }

    [[nodiscard]] int version() const { return number(VersionAt); }

  private:
    static constexpr std::streamsize Size = 100;
    static constexpr std::size_t VersionAt = 60;
    static constexpr std::size_t ApplicationAt = 68;

    [[nodiscard]] std::string_view text() const { return {bytes_.data(), bytes_.size()}; }
    [[nodiscard]] int number(std::size_t at) const {
        std::uint32_t value = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes_[i]);
        return static_cast<int>(value);
    }

    std::array<char, Size> bytes_{};
};

/// Before SQLite sees the file: it would take a foreign one, too.
Result<Done> check_header(const std::filesystem::path& path) {
    const auto header = Header::read(path);
    if (!header) return header.error();
    if (header->version() <= ResultsVersion) return Done{};
    return Error{
        fmt::format("{} was written by a newer outflank: its version is {}, this one reads "
                    "up to {}",
                    shown(path), header->version(), ResultsVersion)};
}

/// From the first word that differs.
Error another_plan(std::string_view stored, std::string_view asked) {
    const auto parting = std::mismatch(stored.begin(), stored.end(), asked.begin(), asked.end());
    auto at = static_cast<std::size_t>(parting.first - stored.begin());
    while (at > 0 && !text::is_blank(stored[at - 1])) --at;
    return Error{"it was begun with another plan, which goes on " + text::shown(stored.substr(at)) +
                 " where this one goes on " + text::shown(asked.substr(at))};
}

Result<Done> check_structure(SQLite::Database& database) {
    const std::string verdict = database.execAndGet("PRAGMA integrity_check(1)").getString();
    if (verdict == "ok") return Done{};
    return Error{"it is damaged: " + verdict};
}

/// Everything but the file's place in a Result, so that each sentence gets it in front.
Result<std::vector<PlayedGame>> checked_games(SQLite::Database& database, const std::string& plan) {
    if (const auto sound = check_structure(database); !sound) return sound.error();
    const auto stored = read_plan(database);
    if (!stored) return stored.error().in("it is damaged");
    if (*stored != plan) return another_plan(*stored, plan);
    auto games = read_games(database);
    if (!games) return games.error().in("it is damaged");
    return games;
}

/// A file that can be read but not written would otherwise be noticed after the first game.
void prove_writable(SQLite::Database& database) {
    database.exec(fmt::format("PRAGMA user_version = {}", ResultsVersion));
}

Result<Done> make_file(const std::filesystem::path& path, const std::string& plan) {
    return guarded("cannot make " + shown(path), [&]() -> Result<Done> {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        make_result_tables(database, plan);
        return Done{};
    });
}

}  // namespace

ResultStore::ResultStore(std::string name, std::unique_ptr<SQLite::Database> database,
                         std::vector<PlayedGame> finished)
    : name_(std::move(name)), database_(std::move(database)), finished_(std::move(finished)) {}
ResultStore::ResultStore(ResultStore&&) noexcept = default;
ResultStore& ResultStore::operator=(ResultStore&&) noexcept = default;
ResultStore::~ResultStore() = default;

Result<ResultStore> ResultStore::create(const std::filesystem::path& path,
                                        const std::string& plan) {
    std::error_code problem;
    if (std::filesystem::exists(path, problem))
        return Error{shown(path) + " is there already; resume it, or write somewhere else"};
    std::filesystem::path unfinished = path;
    unfinished += ".new";
    std::filesystem::remove(unfinished, problem);
    if (const auto made = make_file(unfinished, plan); !made) return made.error();
    std::filesystem::rename(unfinished, path, problem);
    if (problem) return Error{"cannot make " + shown(path) + ": " + problem.message()};
    return resume(path, plan);
}

Result<ResultStore> ResultStore::resume(const std::filesystem::path& path,
                                        const std::string& plan) {
    if (const auto ours = check_header(path); !ours) return ours.error();
    const std::string name = shown(path);
    return guarded("cannot go on with " + name, [&]() -> Result<ResultStore> {
        auto database = std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READWRITE,
                                                           PatienceInMilliseconds);
        database->exec("PRAGMA synchronous = FULL");  // a commit waits for the disk
        auto games = checked_games(*database, plan);
        if (!games) return games.error().in("cannot go on with " + name);
        prove_writable(*database);
        return ResultStore(name, std::move(database), *std::move(games));
    });
}

Result<Done> ResultStore::add(const PlayedGame& game) {
    return guarded(fmt::format("cannot store game {} in {}", game.number, name_),
                   [&]() -> Result<Done> {
                       insert_game(*database_, game);
                       finished_.push_back(game);
                       return Done{};
                   });
}

}  // namespace outflank::arena
