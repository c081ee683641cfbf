/// What Python hands over, checked: bad arguments are a ValueError with the program's own sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <pybind11/pybind11.h>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "search/limits.h"

namespace outflank::python {

namespace py = pybind11;

/// The value, or a ValueError.
template <class T>
T value_of(Result<T> result) {
    if (!result) throw py::value_error(result.error().sentence);
    return *std::move(result);
}

/// A number within its bounds; the error names it.
std::int64_t whole_number(std::string_view what, std::int64_t number, std::int64_t low,
                          std::int64_t high);

/// Seconds, at most a day; the error names it.
Duration seconds(std::string_view what, double number);

/// The same for what may be left out.
std::optional<int> optional_number(std::string_view what, std::optional<std::int64_t> number,
                                   int low, int high);
std::optional<Duration> optional_seconds(std::string_view what, std::optional<double> number);

}  // namespace outflank::python
