/// Inbox: messages from any thread for the one thread that owns it, in the order they came.
#pragma once

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace outflank {

template <class Message>
class Inbox {
  public:
    /// `wake` is called by the sender, after each message, to tell an owner that sleeps elsewhere
    /// (in poll, in an event loop); it may be empty.
    explicit Inbox(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

    void send(Message message) {
        {
            const std::lock_guard lock(mutex_);
            messages_.push_back(std::move(message));
        }
        if (wake_) wake_();
    }

    /// Everything that has come since the last time. Never waits for more.
    [[nodiscard]] std::vector<Message> collect() {
        const std::lock_guard lock(mutex_);
        return std::exchange(messages_, {});
    }

  private:
    std::function<void()> wake_;
    std::mutex mutex_;
    std::vector<Message> messages_;
};

}  // namespace outflank
