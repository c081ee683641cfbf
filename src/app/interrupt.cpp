#include "app/interrupt.h"

#include <atomic>
#include <csignal>

namespace outflank::app {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free,
              "a signal handler may touch nothing that could be locked");

void on_interrupt(int /*signal*/) { interrupted = true; }

}  // namespace

void watch_for_interrupt() {
    struct sigaction action = {};
    action.sa_handler = on_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // the second one has its usual effect
    sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupted; }

}  // namespace outflank::app
