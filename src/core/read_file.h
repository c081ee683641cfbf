/// What a file holds.
#pragma once

#include <string>

#include "core/result.h"

namespace outflank {

/// The whole file, or why it cannot be read.
Result<std::string> read_file(const std::string& path);

}  // namespace outflank
