/// Worker: one thread that does jobs one after the other, so that its owner never waits and never
/// shares what the jobs use.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace outflank {

class Worker {
  public:
    /// Told to end early by the token, after which it should return as soon as it can.
    using Job = std::function<void(const std::stop_token&)>;

    Worker() : thread_([this](const std::stop_token& end) { serve(end); }) {}
    /// Stops the job at hand, forgets the others, and waits for the thread.
    ~Worker() {
        thread_.request_stop();
        stop();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Does the job when those before it are done.
    void start(Job job) {
        {
            const std::lock_guard lock(mutex_);
            jobs_.push_back({std::move(job), {}});
        }
        has_work_.notify_one();
    }

    /// Asks the job at hand, and all that wait, to end early. They are still begun, so that each
    /// can say that it has ended.
    void stop() {
        const std::lock_guard lock(mutex_);
        at_hand_.request_stop();
        for (Waiting& waiting : jobs_) waiting.stop.request_stop();
    }

  private:
    struct Waiting {
        Job job;
        std::stop_source stop;
    };

    void serve(const std::stop_token& end) {
        for (std::unique_lock lock(mutex_);;) {
            has_work_.wait(lock, end, [this] { return !jobs_.empty(); });
            if (end.stop_requested()) return;
            const Waiting next = std::move(jobs_.front());
            jobs_.pop_front();
            at_hand_ = next.stop;
            lock.unlock();
            next.job(next.stop.get_token());
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable_any has_work_;
    std::deque<Waiting> jobs_;
    std::stop_source at_hand_;
    std::jthread thread_;  // last, so that it ends before what it uses
};

}  // namespace outflank
