/// Company: everybody who has something to do with Python while Python does something else, so that
/// a Python that ends can wait for them: threads of Python's that let the GIL go, and workers.
///
/// Python 3.11 kills a thread that asks for the GIL after the end, in the middle of whatever it
/// does, and a search must not outlive the weights it reads. So when the end is near workers are
/// told to stop, and a thread without the GIL never comes back for it: it waits for the end of the
/// process. The end waits until everybody has got the news.
#pragma once

#include <pybind11/pybind11.h>

#include "core/worker.h"

namespace outflank::python {

/// While one lives, this thread is without the GIL and others may run. REQUIRES: made and ended
/// where the GIL is, and would be, held.
class Outside {
  public:
    Outside();
    ~Outside();  // waits for ever when Python is ending
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

  private:
    PyThreadState* state_;
};

/// While one lives, the worker has something to do.
class AtWork {
  public:
    explicit AtWork(Worker& worker);
    ~AtWork();
    AtWork(const AtWork&) = delete;
    AtWork& operator=(const AtWork&) = delete;

  private:
    Worker& worker_;
};

/// Python ends. Returns when nobody works or waits for the GIL any more. REQUIRES: the GIL is held;
/// it is let go meanwhile.
void send_everybody_home();

}  // namespace outflank::python
