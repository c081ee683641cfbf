/// Writes tests/data/tablut_games.txt and tests/data/tablut_perft.txt from the reference servers'
/// tables:
///
///     tablut_facts REFERENCE_DIR tests/data
///
/// tests/tablut_reference_test.cpp checks both spellings against the game, and that they say the
/// same.
#include <cstdio>
#include <fstream>
#include <string>

#include "tests/tablut_reference.h"

namespace {

using namespace outflank::tafl;

template <class Facts>
void append(std::ofstream& out, const Facts& facts) {
    for (const auto& fact : facts) out << compact::format(fact) << '\n';
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: tablut_facts REFERENCE_DIR OUTPUT_DIR\n", stderr);
        return 1;
    }
    const std::string from = argv[1];
    const std::string to = argv[2];

    std::ofstream games(to + "/tablut_games.txt");
    games << "# Games of the reference servers: rules, winner, reason, final board, moves, legal "
             "moves before each.\n"
             "# Written by tests/tools/tablut_facts.cpp.\n";
    append(games, original::games(from + "/comp424-games.tsv", "comp424"));
    append(games, original::games(from + "/ashton-games.tsv", "ashton"));

    std::ofstream perft(to + "/tablut_perft.txt");
    perft << "# Perft of the reference servers: rules, position, depth, leaves and, where "
             "measured, how many leaves are\n"
             "# captures, attackers' wins, defenders' wins, draws. Written by "
             "tests/tools/tablut_facts.cpp.\n";
    append(perft, original::perfts(from + "/perft.tsv"));
    return games.good() && perft.good() ? 0 : 2;
}
