#include "app/interrupt_stop.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "app/interrupt.h"

namespace outflank::app {

InterruptStop::InterruptStop() {
    watch_for_interrupt();
    watcher_ = std::jthread([this](const std::stop_token& own_end) {
        constexpr auto interval = std::chrono::milliseconds(20);
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any woken;
        while (!own_end.stop_requested() && !is_interrupted())
            woken.wait_for(lock, own_end, interval, [] { return is_interrupted(); });
        if (is_interrupted()) source_.request_stop();
    });
}

}  // namespace outflank::app
