/// Work on several threads whose results come out in the order of their tasks, so that what is
/// written does not depend on how many threads there were.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace outflank::learn {

/// The numbers below `count` as tasks, until a stop.
inline auto each_below(std::size_t count, std::stop_token stop) {
    return [count, stop = std::move(stop), begun = std::size_t{0}]() mutable {
        const bool is_over = begun == count || stop.stop_requested();
        return is_over ? std::optional<std::size_t>() : std::optional(begun++);
    };
}

/// Until there is no task left: takes a task from `next()`, makes work(thread, task) of it, and
/// hands the results to `take(result)` in the order of the tasks. When `take` gives false, no
/// further result is taken and no further task begun; tasks that were begun are still finished.
/// `next` and `take` are called by one thread at a time, `work` by several at once.
template <class Next, class Work, class Take>
void work_in_order(unsigned threads, Next next, Work work, Take take) {
    using Task = typename decltype(next())::value_type;
    using Product = decltype(work(0U, std::declval<Task>()));
    std::mutex mutex;
    std::map<std::size_t, Product> waiting;  // for one that was begun earlier
    std::size_t begun = 0;
    std::size_t taken = 0;
    bool is_enough = false;

    const auto serve = [&](unsigned thread) {
        std::unique_lock lock(mutex);
        while (!is_enough) {
            std::optional<Task> task = next();
            if (!task) return;
            const std::size_t place = begun++;
            lock.unlock();
            Product product = work(thread, *std::move(task));
            lock.lock();
            waiting.emplace(place, std::move(product));
            for (auto first = waiting.begin(); first != waiting.end() && first->first == taken;
                 first = waiting.erase(first), ++taken) {
                if (!is_enough) is_enough = !take(std::move(first->second));
            }
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(serve, i);
    serve(0);
}

}  // namespace outflank::learn
