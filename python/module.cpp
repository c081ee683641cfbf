/// The compiled half of the package `outflank`; outflank/__init__.py is its door.
#include <pybind11/pybind11.h>

#include "core/isa.h"
#include "python/arguments.h"
#include "python/company.h"
#include "python/parts.h"

namespace {

namespace py = pybind11;
using namespace outflank;

/// As the program says with a bad OUTFLANK_ISA, once, instead of at the first search.
void check_instruction_set() {
    if (const auto& isa = chosen_isa(); !isa)
        throw py::import_error("outflank: " + isa.error().sentence);
}

void end_searches_with_python() {
    py::module_::import("atexit").attr("register")(py::cpp_function(&python::send_everybody_home));
}

}  // namespace

PYBIND11_MODULE(_outflank, module) {
    module.doc() = "The compiled half of outflank.";
    module.attr("__version__") = OUTFLANK_VERSION;
    check_instruction_set();
    end_searches_with_python();
    python::add_games(module);
    python::add_records(module);
    python::add_engine(module);
    python::add_players(module);
    python::add_files(module);
}
