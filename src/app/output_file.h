/// Files that are written whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::app {

/// Writes beside the file and renames, so that whatever happens the old text or the new one is
/// there.
Result<Done> write_output(const std::string& file, std::string_view text);

}  // namespace outflank::app
