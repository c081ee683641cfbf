/// How another program is started: without a shell, in a process group of its own, with the usual
/// signals, and so that it does not outlive the one who started it.
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

#include "core/descriptor.h"
#include "core/result.h"

namespace outflank {

struct SpawnOrder {
    const std::vector<std::string>& words;  // the program, looked for in PATH, and its arguments
    const std::string& directory;  // where it runs; empty: where we do
    const Descriptor& in;  // its standard streams
    const Descriptor& out;
    const Descriptor& err;
};

/// Gives its id once the program runs. The kernel kills it when the calling *thread* ends, however
/// that comes about; what it has started in turn sees only that its pipes are closed. Whoever
/// starts it on a thread therefore keeps that thread for as long.
Result<pid_t> spawn(const SpawnOrder& order);

}  // namespace outflank
