#include "app/web/checkpointer.h"

#include <chrono>
#include <utility>

#include "SQLiteCpp/SQLiteCpp.h"

namespace outflank::app::web {

namespace {

constexpr std::chrono::seconds Interval{5};
constexpr int PatienceInMilliseconds = 2000;
/// Of a page each. While games go on the log is never at rest and only grows; beyond this it is cut
/// off, for which those who write have to wait.
constexpr int MostFrames = 65'536;

/// Gives how many frames the log has.
int checkpoint(SQLite::Database& database, const char* how) {
    SQLite::Statement statement(database, how);
    return statement.executeStep() ? statement.getColumn(1).getInt() : 0;
}

}  // namespace

Checkpointer::Checkpointer(std::string file)
    : file_(std::move(file)), thread_([this](const std::stop_token& end) { work(end); }) {}

void Checkpointer::work(const std::stop_token& end) {
    std::unique_lock lock(mutex_);
    while (!ending_.wait_for(lock, end, Interval, [&] { return end.stop_requested(); })) {
        try {
            SQLite::Database database(file_, SQLite::OPEN_READWRITE, PatienceInMilliseconds);
            if (checkpoint(database, "PRAGMA wal_checkpoint(PASSIVE)") > MostFrames)
                checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (const SQLite::Exception&) {
            continue;  // what stays in the log is read from there, and the next time is soon
        }
    }
}

}  // namespace outflank::app::web
