/// What a file holds, or what is typed into the program.
#pragma once

#include <string>

#include "core/result.h"

namespace outflank::app {

/// The text of the whole file, without a byte order mark; `-` is standard input. Blocks until it
/// has come.
Result<std::string> read_input(const std::string& file);

}  // namespace outflank::app
