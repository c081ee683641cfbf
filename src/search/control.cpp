#include "search/control.h"

#include <utility>

namespace outflank {

void Control::begin(const Limits& limits, std::function<void()> heartbeat) {
    limits_ = limits;
    heartbeat_ = std::move(heartbeat);
    caller_ = std::this_thread::get_id();
    begun_ = last_beat_ = Clock::now();
    is_over_ = false;
    stop_ = false;
}

bool Control::has_time_to_spare() const {
    if (!limits_.deadline) return true;
    const auto now = Clock::now();
    return *limits_.deadline - now >= (now - begun_) / 2;
}

void Control::poll(std::uint64_t nodes) {
    constexpr auto between_beats = std::chrono::milliseconds(250);
    if (limits_.is_out_of_time() || (limits_.nodes && nodes >= *limits_.nodes)) {
        is_over_ = true;
        stop_ = true;
    }
    if (!heartbeat_ || std::this_thread::get_id() != caller_) return;
    const auto now = Clock::now();
    if (now - last_beat_ < between_beats) return;
    last_beat_ = now;
    heartbeat_();
}

}  // namespace outflank
