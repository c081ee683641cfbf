/// The searches of `outflank bench`: positions from games that the engine played against itself
/// from random openings, some in the middle game at a fixed depth, some near the end to be solved.
///
/// Changing the set changes the signature, so that it can no longer be compared with earlier ones.
#pragma once

#include <array>
#include <string_view>

#include "engine/task.h"

namespace outflank::app {

struct BenchSearch {
    std::string_view position;
    engine::Stage goal;
};

inline constexpr engine::Stage BenchMidgame = {.depth = 16, .selectivity = 0};
inline constexpr engine::Stage BenchSureMidgame = {.depth = 11, .selectivity = Exact};
inline constexpr engine::Stage BenchEndgame = {.depth = 60, .selectivity = Exact};

inline constexpr std::array<BenchSearch, 12> BenchSet = {{
    {"--------------------X-X-OOOXXX---OXXX-----OOOO----XO------------ X", BenchMidgame},
    {"---O-X-----OX------XXO----XXX----XXOXX----OXXO-----XX----------- O", BenchSureMidgame},
    {"---O------OOO----OOOOO---OOOO----XXXXXXX--O-XXX----------------- X", BenchMidgame},
    {"-X--------X-XX-----XXXX--XXXXX----XXXOO---OXOOO----OOO------O--- O", BenchSureMidgame},
    {"X--X-----XXXXX---OOOOX---OOXOXX---OOOOO---OOOO-----XXO---------- X", BenchMidgame},
    {"--------------------OOXX--XXXXXX--XXOOXX-XXXOXXX--OOOOX--OOOOO-- O", BenchSureMidgame},
    {"------OX--X---OOXXXXXXOOXXXXXOOOXXXXXOXOXXOXXXOO-OOOOO-O--O----- X", BenchEndgame},
    {"-XOOO----XXOOO--OOXXOXO-OOOOXOXOOOOOOX-OOOXOOX-OO-OOO-----XXX--- O", BenchEndgame},
    {"--XXXXX---XXOX--XXXXOOO-OXOXXOO-OOOOOXO-OOOXOXXO--OOXX----OOOO-- X", BenchEndgame},
    {"---O-X----OOOX---XOOOOO-XXOOOOOOXXOXOOO-XXOXXXX---OOOXX--XXXXXXX X", BenchEndgame},
    {"OXOOOO--OXOOOO--OOXOOOXXOXXOXOXXOXOOOXOXOXXOX-XXO--XO--X-------- O", BenchEndgame},
    {"-------X--O----XXOOOOOOXXXOXOOOXXOXOOXOXXOXXOOOXXOOOOOO-XXXXXX-- X", BenchEndgame},
}};

}  // namespace outflank::app
