/// The weights that ship, inside the program.
#pragma once

#include <span>
#include <string_view>

namespace outflank::engine {

/// weights/othello8.bin
std::span<const unsigned char> embedded_weights();

/// weights/tablut_NAME.bin for the rules of that name; empty where there is none.
std::span<const unsigned char> embedded_tafl_weights(std::string_view rules);

}  // namespace outflank::engine
