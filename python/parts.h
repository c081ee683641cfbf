/// The parts of the module, one a file; module.cpp puts them together.
#pragma once

#include <pybind11/pybind11.h>

namespace outflank::python {

void add_games(pybind11::module_& module);
void add_records(pybind11::module_& module);
void add_engine(pybind11::module_& module);
void add_players(pybind11::module_& module);
void add_files(pybind11::module_& module);

}  // namespace outflank::python
