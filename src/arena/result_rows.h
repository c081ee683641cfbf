/// The tables of a results file, and how a played game becomes a row and is read back. Private to
/// ResultStore; what the columns mean stands in docs/formats/results.md.
#pragma once

#include <string>
#include <vector>

#include "SQLiteCpp/Database.h"
#include "arena/played_game.h"
#include "core/result.h"

namespace outflank::arena {

/// Marks an SQLite file as ours: "OFLK", where SQLite keeps the number of the program a file
/// belongs to.
inline constexpr int ResultsApplication = 0x4f464c4b;
inline constexpr int ResultsVersion = 1;

// All of these throw what SQLiteCpp throws.

/// In an empty file.
void make_result_tables(SQLite::Database& database, const std::string& plan);

/// A plan or a row whose checksum is wrong is an error.
Result<std::string> read_plan(SQLite::Database& database);
Result<std::vector<PlayedGame>> read_games(SQLite::Database& database);

/// Durable on return.
void insert_game(SQLite::Database& database, const PlayedGame& game);

}  // namespace outflank::arena
