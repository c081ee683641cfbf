#include "app/terminal/signals.h"

#include <atomic>
#include <cassert>
#include <utility>

namespace outflank::app {

namespace {

/// A handler knows nothing but the number of its signal.
std::atomic<const SelfPipe*> listener{nullptr};
static_assert(std::atomic<const SelfPipe*>::is_always_lock_free);

void on_signal(int number) {
    if (const SelfPipe* pipe = listener) pipe->send(static_cast<char>(number));
}

struct sigaction catching() {
    struct sigaction action = {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;
    return action;
}

}  // namespace

Signals::Signals(const std::vector<int>& numbers) {
    assert(listener == nullptr);
    listener = &pipe_;
    const struct sigaction action = catching();
    for (const int number : numbers) {
        Caught caught{number, {}};
        sigaction(number, &action, &caught.before);
        caught_.push_back(caught);
    }
}

Signals::~Signals() {
    for (const Caught& caught : caught_) sigaction(caught.number, &caught.before, nullptr);
    listener = nullptr;
}

std::vector<int> Signals::collect() const {
    std::vector<int> numbers;
    for (const char byte : pipe_.collect()) numbers.push_back(byte);
    return numbers;
}

void Signals::raise_unheard(int number) {
    struct sigaction usual = {};
    usual.sa_handler = SIG_DFL;
    sigaction(number, &usual, nullptr);
    ::raise(number);
    const struct sigaction action = catching();
    sigaction(number, &action, nullptr);
}

}  // namespace outflank::app
