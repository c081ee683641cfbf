/// `Player`, the names of all players, and a game between two of them.
#include <array>
#include <optional>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <string>

#include "arena/referee.h"
#include "python/any_record.h"
#include "python/arguments.h"
#include "python/parts.h"
#include "python/player.h"
#include "python/seat.h"
#include "python/telling.h"
#include "python/values.h"
#include "roster/catalogue.h"

namespace outflank::python {

namespace {

bool is_player(std::string_view name) {
    for (const auto& each : roster::players()) {
        if (each.name == name) return true;
    }
    return false;
}

/// What can be said about a name before the game is known.
Result<roster::PlayerSpec> checked_spec(const std::string& text) {
    auto spec = roster::PlayerSpec::parse(text);
    if (!spec) return spec;
    const auto* preset = roster::find_preset(spec->name);
    const auto meant = preset == nullptr ? *spec : preset->applied_to(*spec);
    if (meant.name == "human") return Error{"a human cannot be asked from Python"};
    if (!is_player(meant.name)) return roster::unknown_player(meant.name);
    const auto allowed = meant.allow_only(roster::player_entry(meant.name).option_names());
    if (!allowed) return allowed.error();
    return spec;
}

std::optional<std::string> choose(HeldPlayer& player, const HeldRecord& held,
                                  std::optional<double> time, const Callback& on_report) {
    return std::visit(
        [&](const auto& record) -> std::optional<std::string> {
            using G = std::decay_t<decltype(record.game())>;
            const G& game = record.game();
            if (const auto end = record.outcome())
                throw py::value_error("the game is over (" + std::string(name(end->reason)) + ")");
            Conditions<typename G::Move> conditions;
            conditions.move_time = optional_seconds("time", time);
            const auto choice = player.choose(record, conditions, [&](const Aside::Post& post) {
                return telling(game, on_report, post);
            });
            if (!choice) throw std::runtime_error(choice.error().sentence);
            if (!choice->move) return std::nullopt;
            return game.format(*choice->move);
        },
        AnyRecord(held.record));  // a copy: other threads may play on meanwhile
}

py::object referee_game(const HeldRecord& opening, const py::object& one, const py::object& two,
                        std::optional<double> move_time) {
    arena::Law law;
    law.move_time = optional_seconds("move_time", move_time);
    return std::visit(
        [&](const auto& record) {
            using G = std::decay_t<decltype(record.game())>;
            const std::array seats = {seat_of<G>(one), seat_of<G>(two)};
            arena::Referee<G> referee(record, {seats[0].get(), seats[1].get()}, law);
            return told(*referee.play());  // no token, so it comes to its end
        },
        AnyRecord(opening.record));
}

py::dict purposes() {
    py::dict all;
    for (const auto& each : roster::players()) {
        if (each.name != "human") all[py::str(std::string(each.name))] = std::string(each.purpose);
    }
    for (const auto& each : roster::presets())
        all[py::str(std::string(each.name))] = std::string(each.purpose);
    return all;
}

}  // namespace

HeldPlayer::HeldPlayer(const std::string& spec, std::int64_t seed)
    : spec_(value_of(checked_spec(spec))),
      seed_(static_cast<std::uint64_t>(whole_number("seed", seed, 0, INT64_MAX))) {}

void add_players(py::module_& module) {
    py::class_<HeldPlayer>(module, "Player",
                           "A player by its name, as `outflank players` lists them: "
                           "`Player(\"mcts:iterations=1000\")`. It plays every game that it can.")
        .def(py::init<const std::string&, std::int64_t>(), py::arg("spec"), py::kw_only(),
             py::arg("seed") = 1)
        .def_property_readonly("spec", &HeldPlayer::spec)
        .def("choose", &choose, py::arg("record"), py::kw_only(), py::arg("time") = py::none(),
             py::arg("on_report") = py::none(),
             "A move for the side to move, None to resign. A time (in seconds) is the law of the "
             "game, for players that have no pace of their own.\n\n"
             "on_report is called with a Report now and then by players that search; if it returns "
             "False the player moves at once.")
        .def("__reduce__",
             [](const HeldPlayer& player) {
                 return py::make_tuple(py::module_::import("outflank.recipes").attr("player"),
                                       py::make_tuple(player.spec(), player.seed()));
             })
        .def("__repr__", [](const HeldPlayer& player) {
            return "Player(" + std::string(py::repr(py::str(player.spec()))) + ")";
        });
    module.def("play_from", &referee_game, py::arg("opening"), py::arg("first"), py::arg("second"),
               py::arg("move_time") = py::none(),
               "A game from that record on; `outflank.play` is the door.");
    module.def("players", &purposes, "Every player and preset by name, and what it is for.");
}

}  // namespace outflank::python
