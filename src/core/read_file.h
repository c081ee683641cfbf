/// What a file holds.
#pragma once

#include <fstream>
#include <string>

#include "core/result.h"

namespace outflank {

/// The file, ready to be read piece by piece, or why it cannot be.
Result<std::ifstream> open_file(const std::string& path);

/// The whole file, or why it cannot be read.
Result<std::string> read_file(const std::string& path);

}  // namespace outflank
