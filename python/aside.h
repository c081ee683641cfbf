/// Aside: work that is done on a thread of its own while Python's waits for it, without the GIL.
///
/// Only the thread that Python runs on may look for Ctrl-C and call Python functions, and a search
/// would do neither. So the search goes aside, and whoever asked for it waits: looks for signals,
/// and hands on what the search reports. A signal or an error of a callback ends the work first,
/// and is raised when it has ended.
///
/// The thread lives as long as the object, since an external engine dies with the thread that
/// started it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <sys/types.h>
#include <thread>
#include <utility>

#include "core/worker.h"

namespace outflank::python {

class Aside {
  public:
    using Message = std::function<bool()>;  // calls Python; false: enough, end the work
    using Post = std::function<void(Message)>;  // any thread
    /// Ends early when the token says so.
    using Job = std::function<void(const std::stop_token&, const Post&)>;

    Aside();
    ~Aside();
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    /// Blocks until the job is done; raises what it threw. REQUIRES: the GIL is held; it is let go
    /// while this waits, and while other threads have their turn. A callback that asks for its own
    /// turn inside of it gets a RuntimeError.
    void run(const Job& job);

    /// The same for a job that gives something back.
    template <class Work>
    auto ask(const Work& work) {
        std::optional<decltype(work(std::stop_token(), Post()))> answer;
        run([&](const std::stop_token& stop, const Post& post) { answer = work(stop, post); });
        return *std::move(answer);
    }

  private:
    class Turn;
    class Errand;

    void wait_for(Errand& errand);
    Worker& worker();

    std::timed_mutex turn_;
    std::atomic<std::thread::id> whose_turn_{};
    std::unique_ptr<Worker> worker_;  // made when it is first needed
    pid_t process_ = 0;  // where it was made: a fork takes no threads along
};

}  // namespace outflank::python
