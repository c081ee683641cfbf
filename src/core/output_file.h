/// Files that are there whole or not at all.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/result.h"

namespace outflank {

/// Writes the text beside the file and renames it, so that a full disk or a killed program leaves
/// what was there before.
Result<Done> write_whole(const std::filesystem::path& file, std::string_view text);

}  // namespace outflank
