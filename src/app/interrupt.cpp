#include "app/interrupt.h"

#include <array>
#include <atomic>
#include <csignal>

namespace outflank::app {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free,
              "a signal handler may touch nothing that could be locked");

constexpr std::array Watched = {SIGINT, SIGTERM, SIGHUP};

void on_interrupt(int /*signal*/) { interrupted = true; }

/// As `nohup` leaves it: a terminal that goes away is to be outlived.
bool is_ignored(int signal) {
    struct sigaction action = {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

void watch_for_interrupt() {
    struct sigaction action = {};
    action.sa_handler = on_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // the second one has its usual effect
    for (const int each : Watched) {
        if (each != SIGHUP || !is_ignored(each)) sigaction(each, &action, nullptr);
    }
}

bool is_interrupted() { return interrupted; }

}  // namespace outflank::app
