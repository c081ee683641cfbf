/// `Engine`: searches, hints, solutions, analyses and evaluations, of every game.
#include <memory>
#include <optional>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <utility>
#include <vector>

#include "analysis/analyze.h"
#include "analysis/judges.h"
#include "python/any_record.h"
#include "python/arguments.h"
#include "python/aside.h"
#include "python/effort.h"
#include "python/glance.h"
#include "python/parts.h"
#include "python/telling.h"
#include "python/values.h"

namespace outflank::python {

namespace {

constexpr std::int64_t MostThreads = 1024;
constexpr std::int64_t MostMegabytes = 1 << 24;

/// `outflank.Engine`: the judges of the games it is asked about, and a thread for them to think on.
class HeldEngine : public Born {
  public:
    HeldEngine(std::int64_t hash_megabytes, std::int64_t threads)
        : judges_(options_of(hash_megabytes, threads)) {}

    py::object search(const HeldRecord& held, const Wish& wish, const Callback& on_report) {
        return with_judge(held,
                          [&](auto& judge, const auto& record, const auto& stop, const auto& post) {
                              const auto tell = telling(record.game(), on_report, post);
                              return judge.best(record, effort_of(record.game(), wish), stop, tell);
                          });
    }

    py::list hints(const HeldRecord& held, std::int64_t n, const Wish& wish) {
        const auto count = static_cast<std::size_t>(whole_number("n", n, 1, 1000));
        refuse_finished(held);
        return with_judge(
            held, [&](auto& judge, const auto& record, const auto& stop, const auto&) {
                return judge.hints(record, count, effort_of(record.game(), wish), stop);
            });
    }

    py::object analyze(const HeldRecord& held, std::int64_t level) {
        const Wish wish{.level = level};
        return with_judge(
            held, [&](auto& judge, const auto& record, const auto& stop, const auto&) {
                return analysis::analyze(judge, record, effort_of(record.game(), wish), stop, {});
            });
    }

    double evaluate(const HeldRecord& held) {
        return std::visit([&](const auto& record) { return glance_(record); }, held.record);
    }

    void forget() {
        aside_.run([&](const std::stop_token&, const Aside::Post&) { judges_.forget(); });
    }

  private:
    static engine::Options options_of(std::int64_t hash_megabytes, std::int64_t threads) {
        engine::Options options;
        options.hash_megabytes =
            static_cast<std::size_t>(whole_number("hash_mb", hash_megabytes, 1, MostMegabytes));
        options.threads = static_cast<unsigned>(whole_number("threads", threads, 1, MostThreads));
        return options;
    }

    static void refuse_finished(const HeldRecord& held) {
        std::visit(
            [](const auto& record) {
                if (const auto end = record.outcome())
                    throw py::value_error("the game is over (" + std::string(name(end->reason)) +
                                          "), so there is no move to hint at");
            },
            held.record);
    }

    /// Asks the judge of that game aside, and tells the answer. The record is a copy: other threads
    /// may play on meanwhile.
    template <class Question>
    py::object with_judge(const HeldRecord& held, const Question& question) {
        return std::visit(
            [&](const auto& record) -> py::object {
                const auto answer =
                    aside_.ask([&](const std::stop_token& stop, const Aside::Post& post) {
                        auto* judge = value_of(judges_.judge_of(record.game()));
                        return question(*judge, record, stop, post);
                    });
                return told_answer(record.game(), answer);
            },
            AnyRecord(held.record));
    }

    template <Game G>
    static py::object told_answer(const G& game, const SearchReport<typename G::Move>& report) {
        return told(game, report);
    }
    template <Game G>
    static py::object told_answer(const G& game,
                                  const std::vector<SearchReport<typename G::Move>>& reports) {
        py::list all;
        for (const auto& report : reports) all.append(told(game, report));
        return all;
    }
    template <Game G>
    static py::object told_answer(const G& /*game*/, const analysis::GameAnalysis& game) {
        return told(game);
    }

    analysis::Judges judges_;
    Aside aside_;
    Glance glance_;  // the GIL guards it
};

}  // namespace

void add_engine(py::module_& module) {
    using Whole = std::optional<std::int64_t>;
    using Seconds = std::optional<double>;
    py::class_<HeldEngine>(module, "Engine",
                           "The engine of every game, with what it remembers between questions.\n\n"
                           "It answers one question at a time; other threads wait for their turn, "
                           "or have an engine of their own.")
        .def(py::init<std::int64_t, std::int64_t>(), py::kw_only(), py::arg("hash_mb") = 64,
             py::arg("threads") = 1)
        .def(
            "search",
            [](HeldEngine& engine, const HeldRecord& record, Whole depth, Seconds time, Whole nodes,
               Whole level, bool exact, const Callback& on_report) {
                return engine.search(record, {level, depth, nodes, time, exact}, on_report);
            },
            py::arg("record"), py::kw_only(), py::arg("depth") = py::none(),
            py::arg("time") = py::none(), py::arg("nodes") = py::none(),
            py::arg("level") = py::none(), py::arg("exact") = false,
            py::arg("on_report") = py::none(),
            "Best play: to a depth, at a level or to the very end, but no longer than time (in "
            "seconds) and nodes allow. Of nothing at all: level 21 on 8x8, two seconds "
            "elsewhere.\n\n"
            "on_report is called with a Report now and then; if it returns False the search ends.")
        .def(
            "solve",
            [](HeldEngine& engine, const HeldRecord& record, Seconds time,
               const Callback& on_report) {
                return engine.search(record, {.time = time, .exact = true}, on_report);
            },
            py::arg("record"), py::kw_only(), py::arg("time") = py::none(),
            py::arg("on_report") = py::none(),
            "The true value: a search to the end of the game. Where time ends it before, the "
            "report is not exact.")
        .def(
            "hints",
            [](HeldEngine& engine, const HeldRecord& record, std::int64_t n, Whole depth,
               Seconds time, Whole level, bool exact) {
                return engine.hints(record, n, {level, depth, std::nullopt, time, exact});
            },
            py::arg("record"), py::arg("n") = 5, py::kw_only(), py::arg("depth") = py::none(),
            py::arg("time") = py::none(), py::arg("level") = py::none(), py::arg("exact") = false,
            "The best few moves, best first, each as a Report. A time is for all of them.")
        .def("analyze", &HeldEngine::analyze, py::arg("record"), py::kw_only(),
             py::arg("level") = analysis::UsualLevel,
             "The whole game: what every move lost, and why.")
        .def("evaluate", &HeldEngine::evaluate, py::arg("record"),
             "The position at first sight, without any search, for the side to move. A finished "
             "game is worth its result.")
        .def("forget", &HeldEngine::forget, "Forgets what earlier questions found.")
        .def("__reduce__", [](const HeldEngine&) -> py::tuple {
            throw py::type_error("an Engine cannot be pickled or copied; make one where it thinks");
        });
}

}  // namespace outflank::python
