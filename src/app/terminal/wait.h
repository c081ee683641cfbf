/// Waiting for whatever comes first: input, a signal, a worker's message, or a moment in time.
#pragma once

#include <chrono>
#include <initializer_list>
#include <optional>
#include <string>

namespace outflank::app {

/// Returns when one of the descriptors can be read, at the latest after `longest`, if that is
/// given.
void wait_for_any(std::initializer_list<int> descriptors,
                  std::optional<std::chrono::milliseconds> longest);

/// Whether something can be read at once, the end of the input included.
bool can_read(int descriptor);

/// What has come, or nothing at the end of the input. Waits only if nothing can be read.
std::optional<std::string> read_some(int descriptor);

}  // namespace outflank::app
