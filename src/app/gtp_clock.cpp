#include "app/gtp_clock.h"

#include <algorithm>

namespace outflank::app {

void GtpClock::set(const protocol::gtp::TimeSettings& settings) {
    settings_ = settings;
    left_.fill({settings.main, 0});
}

void GtpClock::set_left(Side side, Duration time, int stones) {
    left_[index(side)] = {time, stones};
}

GtpClock::Allowance GtpClock::allowance(Side side) const {
    if (!settings_) return {};
    const Left& left = left_[index(side)];
    if (left.stones > 0) return {left.time / left.stones, {}};
    if (settings_->stones > 0 && left.time <= Duration(0))
        return {settings_->byo_yomi / settings_->stones, {}};
    if (settings_->stones > 0) return {{}, GameClock{left.time, {}}};
    if (settings_->main == Duration(0)) return {};
    return {{}, GameClock{left.time, settings_->byo_yomi}};
}

void GtpClock::spend(Side side, Duration time) {
    if (!settings_) return;
    Left& left = left_[index(side)];
    left.time = std::max(left.time - time, Duration(0));
    if (left.stones > 0) --left.stones;
    const bool is_fischer = settings_->stones == 0 && settings_->main > Duration(0);
    if (is_fischer) left.time += settings_->byo_yomi;
}

}  // namespace outflank::app
