/// Signals: what the kernel tells the program, to be read where the program waits for keys.
#pragma once

#include <csignal>
#include <vector>

#include "app/terminal/self_pipe.h"

namespace outflank::app {

/// From its making to its end these signals do nothing but arrive here. One at a time.
class Signals {
  public:
    explicit Signals(const std::vector<int>& numbers);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    /// Those that came since the last time.
    [[nodiscard]] std::vector<int> collect() const;

    /// Lets this one have its usual effect on the program, and catches it again when the program
    /// goes on.
    void raise_unheard(int number);

  private:
    struct Caught {
        int number;
        struct sigaction before;
    };

    SelfPipe pipe_;
    std::vector<Caught> caught_;
};

}  // namespace outflank::app
