/// Every tournament game of the WTHOR data base, replayed by the rules. Skipped where the data base
/// is not at hand.
#include "formats/wthor.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "games/othello/othello.h"

namespace outflank {
namespace {

using othello::Move;
using othello::Othello;

std::filesystem::path data_folder() {
    const char* given = std::getenv("OUTFLANK_DATA");
    return given != nullptr ? std::filesystem::path(given)
                            : std::filesystem::path(OUTFLANK_SOURCE_DIR) / ".." / "shared" / "data";
}

std::vector<std::filesystem::path> year_files() {
    std::vector<std::filesystem::path> files;
    std::error_code absent;
    for (const auto& entry : std::filesystem::directory_iterator(data_folder() / "wthor", absent)) {
        if (entry.path().extension() == ".wtb") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string contents(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The position after all its moves, with a pass put in wherever one is forced; an error at the
/// first illegal one.
Result<Othello::Position> replayed(const Othello& game,
                                   const std::vector<othello::Square>& squares) {
    auto position = game.start();
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const Move move = Move::at(squares[i]);
        if (!game.is_legal(position, move) && game.is_legal(position, Move::pass())) {
            position = game.after(position, Move::pass());
        }
        if (!game.is_legal(position, move)) {
            return Error{"move " + std::to_string(i + 1) + ", " + game.format(move) +
                         ", is illegal"};
        }
        position = game.after(position, move);
    }
    return position;
}

struct Tally {
    int games = 0;
    int unfinished = 0;
};

void replay_year(const Othello& game, const formats::WtbFile& file, Tally& tally) {
    constexpr int Squares = 64;
    for (const auto& played : file.games) {
        ++tally.games;
        const auto end = replayed(game, played.moves);
        ASSERT_TRUE(end.ok()) << "game " << tally.games << ": " << end.error().sentence;
        if (const auto outcome = game.outcome(*end)) {
            ASSERT_EQ(outcome->score, 2 * played.score - Squares) << "game " << tally.games;
        } else {
            ++tally.unfinished;
        }
    }
}

TEST(WthorDataBase, EveryGameReplaysToTheCountItStates) {
    const auto files = year_files();
    if (files.empty()) GTEST_SKIP() << "no WTHOR files in " << data_folder() / "wthor";
    const Othello game(8);
    Tally tally;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto file = formats::read_wtb(contents(path));
        ASSERT_TRUE(file.ok()) << file.error().sentence;
        replay_year(game, *file, tally);
        if (HasFatalFailure()) return;
    }
    constexpr std::size_t AllYears = 41;  // 1977 to 2017
    if (files.size() == AllYears) {
        EXPECT_EQ(tally.games, 121897);
        EXPECT_EQ(tally.unfinished, 413);
    }
}

TEST(WthorDataBase, EveryGameNamesKnownPlayersAndTournaments) {
    const auto files = year_files();
    if (files.empty()) GTEST_SKIP() << "no WTHOR files in " << data_folder() / "wthor";
    const auto players = formats::read_jou(contents(data_folder() / "wthor" / "WTH.JOU"));
    const auto tournaments = formats::read_trn(contents(data_folder() / "wthor" / "WTH.TRN"));
    ASSERT_TRUE(players.ok()) << players.error().sentence;
    ASSERT_TRUE(tournaments.ok()) << tournaments.error().sentence;
    for (const auto& path : files) {
        const auto file = formats::read_wtb(contents(path));
        ASSERT_TRUE(file.ok()) << path << ": " << file.error().sentence;
        for (const auto& played : file->games) {
            ASSERT_LT(std::max(played.black, played.white), players->size()) << path;
            ASSERT_LT(played.tournament, tournaments->size()) << path;
        }
    }
}

}  // namespace
}  // namespace outflank
