/// Backlog: what a client has been sent and has not taken yet. It decides what becomes of a message
/// when the client is slow, so that nobody's slowness is paid for with the memory of all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>

#include "app/web/client.h"

namespace outflank::app::web {

class Backlog {
  public:
    static constexpr std::size_t MostBytes = 1024 * 1024;

    enum class Verdict : std::uint8_t {
        Write,  // it is the only one: write front() now
        Wait,  // its turn comes after others
        LeaveOut,  // the client is slow, and the next one of its kind says it better
        GiveUp,  // nobody reads there
    };

    Verdict add(SharedText message, Weight weight) {
        const bool is_slow = !messages_.empty();
        if (is_slow && weight == Weight::Passing) return Verdict::LeaveOut;
        if (is_slow && bytes_ + message->size() > MostBytes) return Verdict::GiveUp;
        bytes_ += message->size();
        messages_.push_back(std::move(message));
        return is_slow ? Verdict::Wait : Verdict::Write;
    }

    /// The message that is being written. REQUIRES: there is one.
    [[nodiscard]] const std::string& front() const { return *messages_.front(); }

    /// It has been written. Whether there is another one to write. REQUIRES: there is a front.
    bool drop_front() {
        bytes_ -= messages_.front()->size();
        messages_.pop_front();
        return !messages_.empty();
    }

  private:
    std::deque<SharedText> messages_;
    std::size_t bytes_ = 0;
};

}  // namespace outflank::app::web
