/// The words of a command line, for programs that are started without a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace outflank {

/// Blanks part words. Inside '...' everything is itself; inside "..." and outside of quotes a
/// backslash takes the next character as it is. There are no variables and no wildcards, so nothing
/// in the text can run anything but its first word. Refuses an empty line and an open quote.
Result<std::vector<std::string>> split_command_line(std::string_view text);

}  // namespace outflank
