/// `Game`, `Othello`, `Tablut`: which board and which rules.
#include <optional>
#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <string>
#include <tuple>

#include "python/any_record.h"
#include "python/arguments.h"
#include "python/parts.h"

namespace outflank::python {

namespace {

using othello::Othello;
using tafl::Tafl;

HeldOthello make_othello(std::int64_t size) {
    const auto checked = whole_number("size", size, othello::SmallestSize, othello::LargestSize);
    return HeldOthello(value_of(Othello::of_size(static_cast<int>(checked))));
}

HeldTablut make_tablut(const std::string& rules) {
    return HeldTablut(Tafl(*value_of(tafl::find_rules(rules))));
}

std::string name_of(const HeldGame& held) {
    return std::visit([](const auto& game) { return game.name(); }, held.game);
}

int size_of(const Othello& game) { return game.size(); }
int size_of(const Tafl& game) { return game.rules().size; }

int size_of_held(const HeldGame& held) {
    return std::visit([](const auto& game) { return size_of(game); }, held.game);
}

std::tuple<std::string, std::string> sides_of(const HeldGame& held) {
    return std::visit(
        [](const auto& game) {
            return std::tuple(std::string(game.side_name(Side::One)),
                              std::string(game.side_name(Side::Two)));
        },
        held.game);
}

std::string rules_of(const HeldGame& held) {
    return std::string(std::get<Tafl>(held.game).rules().name);
}

/// For pickles: what to call with what. pybind11's own way of pickling ends the interpreter in the
/// oldest protocols, by a call of its nameless base class.
py::tuple recipe(const HeldGame& held) {
    if (std::holds_alternative<Othello>(held.game))
        return py::make_tuple(py::type::of<HeldOthello>(), py::make_tuple(size_of_held(held)));
    return py::make_tuple(py::type::of<HeldTablut>(), py::make_tuple(rules_of(held)));
}

py::tuple all_rules() {
    py::list names;
    for (const tafl::Rules* rules : tafl::AllRules) names.append(std::string(rules->name));
    return py::tuple(names);
}

}  // namespace

void add_games(py::module_& module) {
    py::class_<HeldGame>(module, "Game", "Othello or Tablut: a board and its rules. A value.")
        .def_property_readonly("name", &name_of, "As the program names it: \"othello 6x6\".")
        .def_property_readonly("size", &size_of_held, "Squares along an edge.")
        .def_property_readonly("sides", &sides_of,
                               "The names of the two sides: Black and White, or Attackers and "
                               "Defenders.")
        .def("__eq__", [](const HeldGame& a, const HeldGame& b) { return a.game == b.game; })
        .def("__eq__", [](const HeldGame&, const py::object&) { return false; })
        .def("__reduce__", &recipe)
        .def("__hash__", [](const HeldGame& held) { return py::hash(py::str(name_of(held))); });

    py::class_<HeldOthello, HeldGame>(
        module, "Othello", "Othello on an even board from 4x4 to 16x16: `outflank.Othello(6)`.")
        .def(py::init(&make_othello), py::arg("size") = 8)
        .def("__repr__", [](const HeldOthello& held) {
            return "Othello(" + std::to_string(size_of_held(held)) + ")";
        });

    py::class_<HeldTablut, HeldGame> tablut(
        module, "Tablut",
        "Tablut and its kin, by the name of their rules (`Tablut.RULES` has all): "
        "`outflank.Tablut(\"ashton\")`.");
    tablut.def(py::init(&make_tablut), py::arg("rules") = "comp424")
        .def_property_readonly("rules", &rules_of, "The name of the rules.")
        .def("__repr__", [](const HeldTablut& held) { return "Tablut('" + rules_of(held) + "')"; });
    tablut.attr("RULES") = all_rules();
}

}  // namespace outflank::python
