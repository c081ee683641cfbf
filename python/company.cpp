#include "python/company.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace outflank::python {

namespace {

/// Somebody who does not get the news by then never will.
constexpr std::chrono::seconds LongestFarewell{5};

struct Company {
    std::mutex mutex;
    std::condition_variable somebody_left;
    std::set<Worker*> working;
    int outside = 0;  // threads without the GIL, and those that have asked for it back
    bool is_closing = false;
};

Company& company() {
    static auto* const all = new Company;  // never destroyed: threads may still look at it
    return *all;
}

void leave(Company& all) {
    const std::lock_guard lock(all.mutex);
    --all.outside;
    all.somebody_left.notify_all();
}

/// False: it is too late for that, and this thread does not count any more.
bool may_come_back(Company& all) {
    const std::lock_guard lock(all.mutex);
    if (!all.is_closing) return true;
    --all.outside;
    all.somebody_left.notify_all();
    return false;
}

[[noreturn]] void wait_for_the_end() {
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
}

}  // namespace

Outside::Outside() {
    Company& all = company();
    const std::lock_guard lock(all.mutex);
    ++all.outside;
    state_ = PyEval_SaveThread();
}

Outside::~Outside() {
    Company& all = company();
    if (!may_come_back(all)) wait_for_the_end();
    PyEval_RestoreThread(state_);
    leave(all);
}

AtWork::AtWork(Worker& worker) : worker_(worker) {
    const std::lock_guard lock(company().mutex);
    company().working.insert(&worker);
}

AtWork::~AtWork() {
    const std::lock_guard lock(company().mutex);
    company().working.erase(&worker_);
    company().somebody_left.notify_all();
}

void send_everybody_home() {
    const pybind11::gil_scoped_release others_may_run;
    Company& all = company();
    std::unique_lock lock(all.mutex);
    all.is_closing = true;
    for (Worker* worker : all.working) worker->stop();
    all.somebody_left.wait_for(lock, LongestFarewell,
                               [&] { return all.working.empty() && all.outside == 0; });
}

}  // namespace outflank::python
