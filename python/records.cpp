/// `Record`: a game that is played, taken back, written down, and looked at as numbers.
#include <optional>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <string>
#include <vector>

#include "formats/typed_game.h"
#include "python/any_record.h"
#include "python/arguments.h"
#include "python/aside.h"
#include "python/parts.h"
#include "python/patient_perft.h"
#include "python/record_looks.h"

namespace outflank::python {

namespace {

AnyGame game_or_usual(const HeldGame* game) {
    return game == nullptr ? AnyGame(othello::Othello(8)) : game->game;
}

HeldRecord make_record(const HeldGame* game) {
    return HeldRecord(begin_record(game_or_usual(game)));
}

HeldRecord parse_record(const std::string& text, const HeldGame* held) {
    return std::visit(
        [&](const auto& game) {
            return HeldRecord(value_of(formats::read_typed_game(game, text)));
        },
        game_or_usual(held));
}

py::object game_object(const HeldRecord& held) {
    AnyGame game = game_of(held.record);
    if (std::holds_alternative<othello::Othello>(game)) return py::cast(HeldOthello(game));
    return py::cast(HeldTablut(game));
}

template <class Record>
void play_text(Record& record, const std::string& text) {
    (void)value_of(record.play(value_of(record.game().parse_move(text))));
}

void play(HeldRecord& held, const std::string& move) {
    std::visit([&](auto& record) { play_text(record, move); }, held.record);
}

HeldRecord after(const HeldRecord& held, const std::string& move) {
    HeldRecord next = held;
    play(next, move);
    return next;
}

std::string undo(HeldRecord& held) {
    return std::visit(
        [](auto& record) {
            if (record.moves().empty()) throw py::value_error("there is no move to take back");
            const auto last = record.moves().back();
            record.undo();
            return record.game().format(last);
        },
        held.record);
}

HeldRecord at(const HeldRecord& held, std::int64_t moves) {
    return std::visit(
        [&](auto record) {
            const auto length = static_cast<std::int64_t>(record.moves().size());
            const auto wanted = whole_number("moves", moves, 0, length);
            for (auto i = wanted; i < length; ++i) record.undo();
            return HeldRecord(std::move(record));
        },
        held.record);
}

HeldRecord transformed(const HeldRecord& held, std::int64_t number) {
    const Symmetry symmetry{
        static_cast<std::uint8_t>(whole_number("symmetry", number, 0, SymmetryCount - 1))};
    return std::visit(
        [&](const auto& record) {
            const auto& game = record.game();
            GameRecord image(game, game.transformed(record.start(), symmetry));
            for (const auto move : record.moves())
                (void)value_of(image.play(game.transformed(move, symmetry)));
            return HeldRecord(std::move(image));
        },
        held.record);
}

std::uint64_t perft_of(const HeldRecord& held, std::int64_t depth) {
    const int plies = static_cast<int>(whole_number("depth", depth, 0, 60));
    Aside aside;
    return std::visit(
        [&](const auto& record) {
            return aside.ask([&](const std::stop_token& stop, const Aside::Post&) {
                return patient_perft(record.game(), record.position(), plies, stop);
            });
        },
        AnyRecord(held.record));  // a copy: other threads may play on meanwhile
}

/// For pickles, as in games.cpp.
py::tuple recipe_of(const HeldRecord& held) {
    return py::make_tuple(py::module_::import("outflank.recipes").attr("record"),
                          py::make_tuple(text_of(held), game_object(held)));
}

std::string shown(const HeldRecord& held) {
    const std::string words = py::repr(py::str(text_of(held)));
    return "Record.parse(" + words + ", " + std::string(py::repr(game_object(held))) + ")";
}

void add_looks(py::class_<HeldRecord>& record) {
    record.def_property_readonly("game", &game_object)
        .def_property_readonly("moves", &moves_of, "The moves that were made, passes too.")
        .def_property_readonly(
            "legal_moves", &legal_moves_of,
            "What may be played; [\"pass\"] where a pass is forced, [] where the "
            "game is over.")
        .def_property_readonly("to_move", &to_move, "The side to move: \"Black\", \"Attackers\".")
        .def_property_readonly("turn", &turn_of,
                               "The side to move as a number: 1 is Black or the attackers, 2 White "
                               "or the defenders.")
        .def_property_readonly("is_over", &is_over)
        .def_property_readonly("outcome", &outcome_of, "None while the game goes on.")
        .def_property_readonly("board", &board_of,
                               "The position as text, which `parse` reads: cells from a1, and who "
                               "is to move.")
        .def_property_readonly("diagram", &diagram_of, "The position for people; `print(record)`.")
        .def_property_readonly("text", &text_of, "The whole game as text, which `parse` reads.")
        .def_property_readonly(
            "grid", &grid_of,
            "The position as rows of numbers: 0 empty, 1 Black or an attacker, 2 White or a "
            "defender, 3 the king. `numpy.array(record.grid)` works.")
        .def_property_readonly(
            "cells", [](const HeldRecord& held) { return py::bytes(cells_of(held)); },
            "The same numbers in one row of bytes: `numpy.frombuffer(record.cells, "
            "numpy.uint8)`.")
        .def_property_readonly("opening", &opening_of,
                               "What the opening is called on 8x8; None where it has no name.");
}

}  // namespace

void add_records(py::module_& module) {
    py::class_<HeldRecord> record(module, "Record",
                                  "A game: where it began and every move.\n\n"
                                  ">>> record = Record()\n"
                                  ">>> record.play(\"f5\")\n"
                                  ">>> record.legal_moves\n"
                                  "['f4', 'd6', 'f6']\n");
    record
        .def(py::init(&make_record), py::arg("game") = py::none(),
             "A new game; of Othello on 8x8 where none is named.")
        .def_static("parse", &parse_record, py::arg("text"), py::arg("game") = py::none(),
                    "A position, a transcript in any spelling, or both: \"f5d6c3\", \"1. F5 d6\", "
                    "the board of another record. Forced passes may be left out.")
        .def("play", &play, py::arg("move"), "Makes a move. An illegal one is a ValueError.")
        .def("after", &after, py::arg("move"), "A copy in which that move is made.")
        .def("undo", &undo, "Takes the last move back and gives it.")
        .def("at", &at, py::arg("moves"), "A copy as it stood after so many moves.")
        .def("copy", [](const HeldRecord& held) { return held; })
        .def(
            "transformed", &transformed, py::arg("symmetry"),
            "A copy seen in a mirror. The symmetries are 0 to 7: 1 mirrors left to right, 2 top to "
            "bottom, 4 transposes afterwards; 0 is the record itself.")
        .def("perft", &perft_of, py::arg("depth"),
             "How many sequences of so many moves there are from here.")
        .def("__len__", &length_of)
        .def("__bool__", [](const HeldRecord&) { return true; })  // even without a move
        .def("__eq__",
             [](const HeldRecord& a, const HeldRecord& b) {
                 return game_of(a.record) == game_of(b.record) && a.record == b.record;
             })
        .def("__eq__", [](const HeldRecord&, const py::object&) { return false; })
        .def("__str__", &diagram_of)
        .def("__repr__", &shown)
        .def("__copy__", [](const HeldRecord& held) { return held; })
        .def("__deepcopy__", [](const HeldRecord& held, const py::dict&) { return held; })
        .def("__reduce__", &recipe_of);
    record.attr("__hash__") = py::none();
    add_looks(record);
}

}  // namespace outflank::python
