#include "arena/result_rows.h"

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "fmt/format.h"

#include "SQLiteCpp/Statement.h"
#include "SQLiteCpp/Transaction.h"
#include "core/checksum.h"

namespace outflank::arena {

namespace {

constexpr const char* Schema = R"(
CREATE TABLE plan (text TEXT NOT NULL, checksum INTEGER NOT NULL);
CREATE TABLE game (
    number INTEGER NOT NULL PRIMARY KEY,
    pairing INTEGER NOT NULL,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    first_is_side_one INTEGER NOT NULL,
    opening TEXT NOT NULL,
    moves TEXT NOT NULL,
    start TEXT NOT NULL,
    final_board TEXT NOT NULL,
    points TEXT NOT NULL,
    score INTEGER NOT NULL,
    reason TEXT NOT NULL,
    remark TEXT NOT NULL,
    first_moves INTEGER NOT NULL,
    first_nodes INTEGER NOT NULL,
    first_seconds REAL NOT NULL,
    first_worst_move_seconds REAL NOT NULL,
    second_moves INTEGER NOT NULL,
    second_nodes INTEGER NOT NULL,
    second_seconds REAL NOT NULL,
    second_worst_move_seconds REAL NOT NULL,
    checksum INTEGER NOT NULL
);
)";

constexpr const char* Insert =
    "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

constexpr std::array<std::string_view, 3> PointsNames = {"loss", "draw", "win"};

std::string_view name(Points points) { return PointsNames[static_cast<std::size_t>(points)]; }

std::optional<Points> points_named(std::string_view text) {
    for (const Points points : {Points::Loss, Points::Draw, Points::Win}) {
        if (name(points) == text) return points;
    }
    return std::nullopt;
}

/// Over the fields one after the other, each text with its length.
class Checksum {
  public:
    void add(std::string_view text) {
        add(text.size());
        state_ = checksum(text, state_);
    }
    void add(std::uint64_t value) {
        std::array<char, 8> bytes{};
        for (char& byte : bytes) {
            byte = static_cast<char>(value);
            value >>= 8;
        }
        state_ = checksum({bytes.data(), bytes.size()}, state_);
    }
    void add(int value) { add(static_cast<std::uint64_t>(value)); }
    /// SQLite keeps no sign of zero, so none is counted.
    void add(double value) { add(std::bit_cast<std::uint64_t>(value + 0.0)); }

    [[nodiscard]] std::int64_t value() const { return std::bit_cast<std::int64_t>(state_); }

  private:
    std::uint64_t state_ = checksum("");
};

std::int64_t checksum_of(const std::string& plan) {
    Checksum sum;
    sum.add(plan);
    return sum.value();
}

/// The fields in the order of the columns, for whoever writes, reads or sums them.
template <class Game, class Visit>
void for_each_field(Game& game, Visit visit) {
    visit(game.number);
    visit(game.pairing);
    visit(game.first);
    visit(game.second);
    visit(game.first_begins_as_one);
    visit(game.opening);
    visit(game.moves);
    visit(game.start);
    visit(game.final_board);
    visit(game.points);
    visit(game.score);
    visit(game.reason);
    visit(game.remark);
    for (auto* stats : {&game.first_stats, &game.second_stats}) {
        visit(stats->moves);
        visit(stats->nodes);
        visit(stats->seconds);
        visit(stats->worst_move_seconds);
    }
}

struct SumField {
    Checksum& sum;

    template <class Value>
    void operator()(const Value& value) const {
        sum.add(value);
    }
    void operator()(bool value) const { sum.add(value ? 1 : 0); }
    void operator()(Points value) const { sum.add(name(value)); }
};

std::int64_t checksum_of(const PlayedGame& game) {
    Checksum sum;
    for_each_field(game, SumField{sum});
    return sum.value();
}

/// Binds one value after the other to a statement.
struct BindField {
    SQLite::Statement& statement;
    int next = 1;

    void operator()(int value) { statement.bind(next++, value); }
    void operator()(bool value) { statement.bind(next++, value ? 1 : 0); }
    void operator()(double value) { statement.bind(next++, value); }
    void operator()(std::int64_t value) { statement.bind(next++, value); }
    /// SQLite's whole numbers have a sign; the bits are kept.
    void operator()(std::uint64_t value) { (*this)(std::bit_cast<std::int64_t>(value)); }
    void operator()(const std::string& value) { statement.bind(next++, value); }
    void operator()(Points value) { statement.bind(next++, std::string(name(value))); }
};

/// Fills one field after the other from a row. A value that is not one of ours becomes another, and
/// the checksum tells.
struct ReadField {
    SQLite::Statement& row;
    int next = 0;

    void operator()(int& value) { value = static_cast<int>(row.getColumn(next++).getInt64()); }
    void operator()(bool& value) { value = row.getColumn(next++).getInt64() != 0; }
    void operator()(double& value) { value = row.getColumn(next++).getDouble(); }
    void operator()(std::int64_t& value) { value = row.getColumn(next++).getInt64(); }
    void operator()(std::uint64_t& value) {
        value = std::bit_cast<std::uint64_t>(row.getColumn(next++).getInt64());
    }
    void operator()(std::string& value) { value = row.getColumn(next++).getString(); }
    void operator()(Points& value) {
        value = points_named(row.getColumn(next++).getString()).value_or(Points::Draw);
    }
};

}  // namespace

void make_result_tables(SQLite::Database& database, const std::string& plan) {
    database.exec("PRAGMA journal_mode = WAL");
    SQLite::Transaction transaction(database);
    database.exec(fmt::format("PRAGMA application_id = {}", ResultsApplication));
    database.exec(fmt::format("PRAGMA user_version = {}", ResultsVersion));
    database.exec(Schema);
    SQLite::Statement insert(database, "INSERT INTO plan VALUES (?, ?)");
    insert.bind(1, plan);
    insert.bind(2, checksum_of(plan));
    insert.exec();
    transaction.commit();
}

Result<std::string> read_plan(SQLite::Database& database) {
    SQLite::Statement row(database, "SELECT text, checksum FROM plan");
    if (!row.executeStep()) return Error{"the plan is missing"};
    std::string plan = row.getColumn(0).getString();
    if (row.getColumn(1).getInt64() != checksum_of(plan))
        return Error{"the plan does not match its checksum"};
    return plan;
}

Result<std::vector<PlayedGame>> read_games(SQLite::Database& database) {
    std::vector<PlayedGame> games;
    SQLite::Statement row(database, "SELECT * FROM game ORDER BY number");
    while (row.executeStep()) {
        PlayedGame game;
        ReadField read{row};
        for_each_field(game, std::ref(read));
        std::int64_t stored_sum = 0;
        read(stored_sum);
        if (stored_sum != checksum_of(game)) {
            return Error{fmt::format("game {} does not match its checksum", game.number)};
        }
        games.push_back(std::move(game));
    }
    return games;
}

void insert_game(SQLite::Database& database, const PlayedGame& game) {
    SQLite::Statement insert(database, Insert);
    BindField bind{insert};
    for_each_field(game, std::ref(bind));
    bind(checksum_of(game));
    insert.exec();
}

}  // namespace outflank::arena
