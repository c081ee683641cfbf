/// SelfPipe: bytes to oneself, to be woken out of poll() by another thread or by a signal handler.
#pragma once

#include <string>

#include "core/descriptor.h"

namespace outflank::app {

class SelfPipe {
  public:
    SelfPipe();

    /// Never waits: where the pipe is full, there is enough to wake up for. Any thread, and signal
    /// handlers.
    void send(char byte) const;
    /// Everything that was sent since the last time.
    [[nodiscard]] std::string collect() const;

    /// Readable while there is something to collect.
    [[nodiscard]] int descriptor() const { return out_.number(); }

  private:
    Descriptor in_;
    Descriptor out_;
};

}  // namespace outflank::app
