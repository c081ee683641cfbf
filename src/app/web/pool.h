/// Pool: what is costly to make and waits to be used again: players, and the judges of studies.
///
/// A player may cost tens of megabytes, and a thousand games may have one each. So they belong to
/// nobody: whoever needs one takes one of that name, or has one made, and brings it back. What it
/// remembers of other people's positions is true of those positions; judges forget it nevertheless,
/// so that the same question has the same answer.
#pragma once

#include <cstddef>
#include <deque>
#include <iterator>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "core/result.h"

namespace outflank::app::web {

template <class Thing>
class Pool {
  public:
    using Borrowed = std::unique_ptr<Thing>;

    /// At most `capacity` of them wait; the one that waited longest is let go.
    explicit Pool(std::size_t capacity) : capacity_(capacity) {}

    /// `make()` gives a Result<Borrowed>. Any thread.
    template <class Make>
    Result<Borrowed> borrow(const std::string& name, const Make& make) {
        if (auto found = take(name)) return found;
        return make();
    }

    /// Any thread.
    void give_back(std::string name, Borrowed thing) {
        Borrowed let_go;  // destroyed without the lock
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(name), std::move(thing)});
        if (waiting_.size() <= capacity_) return;
        let_go = std::move(waiting_.front().thing);
        waiting_.pop_front();
    }

  private:
    struct Waiting {
        std::string name;
        Borrowed thing;
    };

    /// The one that was used last: its memory is the warmest.
    Borrowed take(const std::string& name) {
        const std::lock_guard lock(mutex_);
        for (auto each = waiting_.rbegin(); each != waiting_.rend(); ++each) {
            if (each->name != name) continue;
            Borrowed thing = std::move(each->thing);
            waiting_.erase(std::next(each).base());
            return thing;
        }
        return nullptr;
    }

    std::size_t capacity_;
    std::mutex mutex_;
    std::deque<Waiting> waiting_;  // who waited longest first
};

}  // namespace outflank::app::web
