/// InterruptStop: Ctrl-C as a stop token, for searches. A signal handler may not touch a token
/// itself, so a thread looks now and then.
#pragma once

#include <stop_token>
#include <thread>

namespace outflank::app {

/// From its making on the first Ctrl-C only asks the token's holders to stop.
class InterruptStop {
  public:
    InterruptStop();

    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

  private:
    std::stop_source source_;
    std::jthread watcher_;
};

}  // namespace outflank::app
