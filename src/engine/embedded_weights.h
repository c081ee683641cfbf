/// weights/othello8.bin, inside the program.
#pragma once

#include <span>

namespace outflank::engine {

std::span<const unsigned char> embedded_weights();

}  // namespace outflank::engine
