/// Ctrl-C, as a question that long work asks itself. Whoever ends the program with SIGTERM, or
/// closes its terminal (SIGHUP), asks the same.
#pragma once

namespace outflank::app {

/// From here on the first Ctrl-C only answers is_interrupted(); a second one ends the program at
/// once.
void watch_for_interrupt();

/// Any thread.
bool is_interrupted();

}  // namespace outflank::app
