/// Crew: helper threads that join the caller in a piece of work and wait between pieces.
///
/// A helper that the system has not woken in time is not waited for: it finds the work done and
/// goes back to sleep. So a short piece of work never takes longer for having helpers.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace outflank::engine {

class Crew {
  public:
    /// The caller of do_together is one of the crew, so there are size - 1 helpers. REQUIRES: size
    /// > 0.
    explicit Crew(unsigned size) {
        for (unsigned i = 1; i < size; ++i) {
            helpers_.emplace_back([this, i](const std::stop_token& stop) { help(i, stop); });
        }
    }

    /// Calls work(0) on this thread and work(1), work(2)... on those helpers that come in time;
    /// returns when all that began have ended. The work itself makes the others end once one of
    /// them has.
    void do_together(const std::function<void(unsigned)>& work) {
        {
            const std::scoped_lock lock(mutex_);
            work_ = &work;
            ++piece_;
        }
        wake_.notify_all();
        work(0);
        std::unique_lock lock(mutex_);
        work_ = nullptr;
        all_ended_.wait(lock, [this] { return at_work_ == 0; });
    }

  private:
    void help(unsigned number, const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        for (std::uint64_t done = 0;;) {
            const bool is_new =
                wake_.wait(lock, stop, [&] { return work_ != nullptr && piece_ != done; });
            if (!is_new) return;
            done = piece_;
            const auto& work = *work_;
            ++at_work_;
            lock.unlock();
            work(number);
            lock.lock();
            if (--at_work_ == 0) all_ended_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable all_ended_;
    const std::function<void(unsigned)>* work_ = nullptr;
    std::uint64_t piece_ = 0;
    unsigned at_work_ = 0;
    std::vector<std::jthread> helpers_;  // last, so that they end before what they use
};

}  // namespace outflank::engine
