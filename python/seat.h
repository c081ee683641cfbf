/// Seats: whoever plays in `outflank.play`, as the referee knows players.
///
/// A seat is a player of the roster, or any function of Python's that takes a record and gives a
/// move. The function is called where the referee stands, on Python's own thread, so what it raises
/// ends the game and is raised again.
#pragma once

#include <memory>
#include <pybind11/pybind11.h>
#include <string>
#include <utility>

#include "play/player.h"
#include "python/player.h"

namespace outflank::python {

template <Game G>
class RosterSeat final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    explicit RosterSeat(HeldPlayer& player) : player_(player) {}

    [[nodiscard]] std::string name() const override { return player_.spec(); }
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        return player_.choose(record, conditions,
                              [](const Aside::Post&) { return OnReport<Move>(); });
    }

  private:
    HeldPlayer& player_;
};

template <Game G>
class FunctionSeat final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    explicit FunctionSeat(py::function function) : function_(std::move(function)) {}

    [[nodiscard]] std::string name() const override { return py::repr(function_); }

    /// None resigns. Whether the move is legal is the referee's question; what is no move at all is
    /// a mistake in the function.
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& /*conditions*/) override {
        const py::object answer = function_(HeldRecord(record));
        if (answer.is_none()) return Choice<Move>{};
        if (!py::isinstance<py::str>(answer))
            throw py::type_error(
                "a player is a function that gives a move as str, or None to "
                "resign, not " +
                std::string(py::repr(answer)));
        return Choice<Move>{value_of(record.game().parse_move(answer.cast<std::string>())), 0};
    }

  private:
    py::function function_;
};

/// REQUIRES: the object outlives the seat.
template <Game G>
std::unique_ptr<Player<G>> seat_of(const py::object& who) {
    if (py::isinstance<HeldPlayer>(who))
        return std::make_unique<RosterSeat<G>>(who.cast<HeldPlayer&>());
    if (!PyCallable_Check(who.ptr()))
        throw py::type_error(
            "a player is a name like 'mcts:iterations=500', a Player, or a "
            "function of a record, not " +
            std::string(py::repr(who)));
    return std::make_unique<FunctionSeat<G>>(py::reinterpret_borrow<py::function>(who));
}

}  // namespace outflank::python
