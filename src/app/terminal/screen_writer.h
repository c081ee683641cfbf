/// ScreenWriter: the escape codes that turn the picture a terminal shows into the next one. Only
/// what differs is sent, so that a clock that ticks does not make the board flicker.
#pragma once

#include <optional>
#include <string>

#include "app/terminal/screen.h"

namespace outflank::app {

class ScreenWriter {
  public:
    /// The bytes to send. Everything where the size has changed or nothing is known of what the
    /// terminal shows.
    [[nodiscard]] std::string bring(const Screen& next);

    /// The terminal may show anything now.
    void forget() { shown_.reset(); }

  private:
    std::optional<Screen> shown_;
};

}  // namespace outflank::app
