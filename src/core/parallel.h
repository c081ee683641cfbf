/// Independent pieces of work spread over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace outflank {

/// Calls work(i) once for every i below `count`, each on one of `threads` threads, the next free
/// one taking the next i; returns when all are done. When should_stop() turns true, no further
/// piece is begun. `work` and `should_stop` are called by several threads at once.
template <class Work, class ShouldStop>
void for_each_index(std::size_t count, unsigned threads, Work work, ShouldStop should_stop) {
    std::atomic<std::size_t> next{0};
    const auto serve = [&] {
        for (std::size_t i = next++; i < count && !should_stop(); i = next++) work(i);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i)
        helpers.emplace_back(serve);
    serve();
}

}  // namespace outflank
