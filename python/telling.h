/// Reports of a search on their way to a Python callback.
#pragma once

#include <optional>
#include <pybind11/pybind11.h>

#include "python/aside.h"
#include "python/values.h"

namespace outflank::python {

/// A function of Python's, or None.
using Callback = std::optional<py::function>;

/// Called on the thread that searches; the callback is called on the one that asked. The answer
/// False means enough, everything else (None, usually) go on. REQUIRES: all three outlive it.
template <Game G>
OnReport<typename G::Move> telling(const G& game, const Callback& callback,
                                   const Aside::Post& post) {
    if (!callback) return {};
    return [&](const SearchReport<typename G::Move>& report) {
        post([&game, &callback, report] {
            return !(*callback)(told(game, report)).is(py::bool_(false));
        });
    };
}

}  // namespace outflank::python
