/// Lines from somebody who may send anything.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace outflank::app {

/// The next line, without its end. What goes beyond the longest line a protocol could have is
/// dropped, so that no sender can fill the memory. Nothing: the input is over. Blocks.
std::optional<std::string> read_line(std::istream& in);

}  // namespace outflank::app
