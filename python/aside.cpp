#include "python/aside.h"

#include <chrono>
#include <exception>
#include <pybind11/pybind11.h>
#include <stdexcept>
#include <unistd.h>

#include "python/company.h"

namespace outflank::python {

namespace py = pybind11;

namespace {

/// So long does Ctrl-C wait at most.
constexpr std::chrono::milliseconds LongestWait{20};

void raise_signals() {
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

}  // namespace

/// One job as both threads see it.
class Aside::Errand {
  public:
    explicit Errand(const Job& job) : job_(job) {}

    /// On the worker's thread.
    void work(const std::stop_token& stop) {
        std::exception_ptr failure;
        try {
            job_(stop, [this](Message message) { post(std::move(message)); });
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(mutex_);
        failure_ = failure;
        is_done_ = true;
        news_.notify_all();
    }

    /// Whether the job is done. Waits for news, but not for long.
    bool is_done_soon() {
        std::unique_lock lock(mutex_);
        news_.wait_for(lock, LongestWait, [this] { return is_done_ || !messages_.empty(); });
        return is_done_;
    }

    void wait() {
        std::unique_lock lock(mutex_);
        news_.wait(lock, [this] { return is_done_; });
    }

    std::deque<Message> collect() {
        const std::lock_guard lock(mutex_);
        return std::exchange(messages_, {});
    }

    /// REQUIRES: it is done.
    void raise_failure() const {
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    void post(Message message) {
        const std::lock_guard lock(mutex_);
        messages_.push_back(std::move(message));
        news_.notify_all();
    }

    const Job& job_;
    std::mutex mutex_;
    std::condition_variable news_;
    std::deque<Message> messages_;
    std::exception_ptr failure_;
    bool is_done_ = false;
};

/// While one lives, nobody else has the worker.
class Aside::Turn {
  public:
    explicit Turn(Aside& aside) : aside_(aside) {
        if (aside.whose_turn_ == std::this_thread::get_id())
            throw std::runtime_error(
                "this one is thinking already; inside of a callback, ask another one");
        while (!try_to_begin()) raise_signals();
        aside.whose_turn_ = std::this_thread::get_id();
    }
    ~Turn() {
        aside_.whose_turn_ = std::thread::id();
        aside_.turn_.unlock();
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

  private:
    bool try_to_begin() {
        const Outside others_may_run;
        return aside_.turn_.try_lock_for(LongestWait);
    }

    Aside& aside_;
};

Aside::Aside() = default;

Aside::~Aside() {
    if (worker_ && process_ != getpid()) (void)worker_.release();  // its thread is not here
}

Worker& Aside::worker() {
    if (worker_ && process_ != getpid()) (void)worker_.release();
    if (!worker_) worker_ = std::make_unique<Worker>();
    process_ = getpid();
    return *worker_;
}

void Aside::run(const Job& job) {
    const Turn turn(*this);
    Errand errand(job);
    Worker& hand = worker();
    hand.start([&](const std::stop_token& stop) {
        const AtWork member(hand);
        errand.work(stop);
    });
    try {
        wait_for(errand);
    } catch (...) {
        hand.stop();
        const Outside others_may_run;
        errand.wait();
        throw;
    }
    errand.raise_failure();
}

void Aside::wait_for(Errand& errand) {
    for (bool is_done = false; !is_done;) {
        {
            const Outside others_may_run;
            is_done = errand.is_done_soon();
        }
        raise_signals();
        for (const Message& message : errand.collect()) {
            if (!message()) worker_->stop();
        }
    }
}

}  // namespace outflank::python
