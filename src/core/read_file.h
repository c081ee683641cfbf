/// What a file holds.
#pragma once

#include <fstream>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank {

/// The file, ready to be read piece by piece, or why it cannot be.
Result<std::ifstream> open_file(const std::string& path);

/// The whole file, or why it cannot be read.
Result<std::string> read_file(const std::string& path);

/// The text in what a file holds: without the byte order mark that some editors put in front of
/// UTF-8, or why it is none.
Result<std::string_view> text_in(std::string_view bytes);

}  // namespace outflank
