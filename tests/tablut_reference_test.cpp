/// The game against the two reference servers: 500 whole games and the perft tables.
#include "tests/tablut_reference.h"

#include <cstdlib>
#include <filesystem>

#include "gtest/gtest.h"

#include "games/perft.h"
#include "games/tafl/set_up.h"
#include "play/record.h"

namespace outflank::tafl {
namespace {

constexpr int DeepestPerft = 4;  // deeper rows are for the benchmark
constexpr int DeepestLeafByLeaf = 3;  // where the leaves are also visited one by one

std::vector<ReferenceGame> compact_games() {
    std::vector<ReferenceGame> games;
    for (const auto& line : lines_of(OUTFLANK_TEST_DATA "/tablut_games.txt"))
        games.push_back(compact::parse_game(line));
    return games;
}

std::vector<ReferencePerft> compact_perfts() {
    std::vector<ReferencePerft> rows;
    for (const auto& line : lines_of(OUTFLANK_TEST_DATA "/tablut_perft.txt"))
        rows.push_back(compact::parse_perft(line));
    return rows;
}

/// Where the reference servers' own tables are, if this machine has them.
std::string original_folder() {
    const char* data = std::getenv("OUTFLANK_DATA");
    return (data != nullptr ? std::string(data) : OUTFLANK_SOURCE_DIR "/../shared/data") +
           "/tablut";
}

void replays(const ReferenceGame& reference) {
    const Tafl game{**find_rules(reference.rules)};
    GameRecord<Tafl> record(game);
    ASSERT_EQ(reference.moves.size(), reference.legal_counts.size());
    for (std::size_t i = 0; i < reference.moves.size(); ++i) {
        const std::string where = reference.moves[i] + " in " + game.format(record.position());
        ASSERT_EQ(static_cast<int>(game.count_moves(record.position())), reference.legal_counts[i])
            << where;
        const auto played = record.play(*game.parse_move(reference.moves[i]));
        ASSERT_TRUE(played.ok()) << played.error().sentence << ": " << where;
    }
    EXPECT_EQ(text::words(game.format(record.position()))[0], reference.final_board);
    EXPECT_EQ(ending(game, record.outcome()), reference.ending);
}

/// Adds the leaves below, by kind: captures by the last move, wins of either side, draws.
void add_kinds(const Tafl& game, const Position& position, int depth,
               std::vector<std::uint64_t>& kinds) {
    for (const Move move : game.moves(position)) {
        const Position next = game.after(position, move);
        if (depth > 1) {
            add_kinds(game, next, depth - 1, kinds);
            continue;
        }
        // The Ashton server does not remove a captured king, and so does not count him as a
        // capture.
        const Bits taken = game.delta(position, move).captured;
        const bool removes_king = game.rules() == Comp424;
        kinds[0] += (removes_king ? taken : taken - position.king()).any() ? 1 : 0;
        const auto outcome = game.outcome(next);
        if (outcome) ++kinds[!outcome->winner ? 3 : *outcome->winner == Side::One ? 1 : 2];
    }
}

void counts(const ReferencePerft& row) {
    const Tafl game{**find_rules(row.rules)};
    const auto position = game.parse_position(row.position);
    ASSERT_TRUE(position.ok()) << position.error().sentence;
    EXPECT_EQ(perft(game, *position, row.depth), row.leaves)
        << row.position << " depth " << row.depth;
    if (!row.kinds || row.depth > DeepestLeafByLeaf) return;
    std::vector<std::uint64_t> kinds(4);
    add_kinds(game, *position, row.depth, kinds);
    EXPECT_EQ(kinds, *row.kinds) << row.position << " depth " << row.depth;
}

TEST(TablutReference, EveryGameReplays) {
    const auto games = compact_games();
    EXPECT_EQ(games.size(), 500U);
    for (const ReferenceGame& game : games) replays(game);
}

TEST(TablutReference, EveryPerftRowAgrees) {
    const auto rows = compact_perfts();
    EXPECT_EQ(rows.size(), 41U);
    for (const ReferencePerft& row : rows) {
        if (row.depth <= DeepestPerft) counts(row);
    }
}

TEST(TablutReference, TheCompactCopySaysWhatTheServersSay) {
    const std::string folder = original_folder();
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no reference data in " << folder;
    auto games = original::games(folder + "/comp424-games.tsv", "comp424");
    for (const auto& game : original::games(folder + "/ashton-games.tsv", "ashton"))
        games.push_back(game);
    EXPECT_EQ(games, compact_games());
    EXPECT_EQ(original::perfts(folder + "/perft.tsv"), compact_perfts());
}

}  // namespace
}  // namespace outflank::tafl
