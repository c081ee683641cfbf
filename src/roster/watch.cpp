#include "roster/watch.h"

#include <string>
#include <utility>

#include "analysis/sampled_tree_telling.h"
#include "analysis/searched_tree_telling.h"
#include "analysis/tree_words.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/catalogue.h"
#include "roster/mcts_simulators.h"
#include "roster/textbook_search.h"
#include "search/mcts.h"

namespace outflank::roster {

namespace {

constexpr const char* Stopped = "the search was stopped, so there is no tree";

Error needs_an_end(const PlayerSpec& spec, std::string_view option) {
    return Error{"a tree expects a search that ends by " + std::string(option) +
                 "= and not by time=, so that it can be shown again"}
        .in("player " + text::shown(spec.name));
}

Error too_many(const PlayerSpec& spec, std::uint64_t most, std::string_view what,
               std::string_view advice) {
    return Error{text::shown(spec.format()) + " enters more than " + analysis::grouped(most) + " " +
                 std::string(what) + " here, and a tree to look at has fewer; " +
                 std::string(advice)};
}

/// What plain minimax would enter, as far as the patience goes.
template <Game G>
Result<Done> count_minimax(const GameRecord<G>& record, TextbookHabits habits,
                           const WatchLimits& limits, analysis::SearchedTree& tree) {
    habits.kind = Textbook::Minimax;
    auto search = textbook_search(record.game(), habits);
    if (!search) return search.error();
    Limits patience;
    patience.nodes = limits.minimax;
    patience.stop = limits.stop;
    Budget budget(patience);
    Iteration<typename G::Move> iteration(budget, tree.depth, {});
    (*search)->to_depth(record.position(), tree.depth, iteration);
    tree.minimax_entered = budget.nodes();
    tree.is_minimax_counted = !budget.is_spent();
    return Done{};
}

/// The search as the player has it, one depth after another if that is its habit. The last depth is
/// told.
template <Game G>
Result<analysis::SearchedTree> searched(const GameRecord<G>& record, const PlayerSpec& spec,
                                        const TextbookHabits& habits, const WatchLimits& limits) {
    using Move = typename G::Move;
    TreeRecorder<Move> recorder(limits.nodes);
    auto search = watched_search(record.game(), habits, recorder);
    if (!search) return search.error().in("player " + text::shown(spec.name));
    Limits end;
    end.depth = habits.depth.value_or(habits.usual_depth());
    end.nodes = limits.entered;
    end.stop = limits.stop;
    std::vector<analysis::SearchedDepth> depths;
    std::uint64_t told = 0;
    const OnReport<Move> tell = [&](const SearchReport<Move>& each) {
        depths.push_back({each.depth, each.nodes - std::exchange(told, each.nodes)});
    };
    const auto report = deepen(**search, record.position(), habits.deepening(end), end, tell);
    if (limits.stop.stop_requested()) return Error{Stopped};
    if (told != report.nodes)
        return too_many(spec, limits.entered, "positions", "a smaller depth= will do");
    auto tree = analysis::told(record.game(), record.position(), recorder.take());
    tree.depth = report.depth;
    depths.pop_back();
    tree.before = std::move(depths);
    for (const Move move : report.line) tree.line.push_back(record.game().format(move));
    analysis::mark_best_line(tree);
    return tree;
}

template <Game G>
Result<WatchedSearch> watch_textbook(const GameRecord<G>& record, const PlayerSpec& spec,
                                     const WatchLimits& limits) {
    const auto habits = TextbookHabits::parse(spec);
    if (!habits) return habits.error();
    if (habits->time) return needs_an_end(spec, "depth");
    auto tree = searched(record, spec, *habits, limits);
    if (!tree) return tree.error();
    tree->player = spec.format();
    tree->prunes = habits->kind != Textbook::Minimax;
    tree->minimax_entered = tree->entered;
    if (tree->prunes) {
        const auto counted = count_minimax(record, *habits, limits, *tree);
        if (!counted) return counted.error();
        if (limits.stop.stop_requested()) return Error{Stopped};
    }
    return WatchedSearch(*std::move(tree));
}

template <Game G>
Result<WatchedSearch> watch_mcts(const GameRecord<G>& record, const PlayerSpec& spec,
                                 std::uint64_t seed, const WatchLimits& limits) {
    const auto habits = MctsHabits::parse(spec);
    if (!habits) return habits.error();
    if (habits->time) return needs_an_end(spec, "iterations");
    const auto iterations = habits->iterations.value_or(MctsHabits::DefaultIterations);
    if (iterations > limits.simulations)
        return too_many(spec, limits.simulations, "simulations", "fewer iterations= will do");
    const std::string place = "player " + text::shown(spec.name);
    mcts::StepRecorder recorder(habits->exploration, limits.steps);
    auto simulator = make_simulator<mcts::StepRecorder&>(record.game(), *habits,
                                                         habits->seed.value_or(seed), recorder);
    if (!simulator) return simulator.error().in(place);
    auto search = Mcts<G>::make(record.game(), *std::move(simulator), habits->megabytes);
    if (!search) return search.error().in(place);
    Limits end;
    end.iterations = iterations;
    end.stop = limits.stop;
    const auto report = search->search(record.start(), record.moves(), end);
    if (limits.stop.stop_requested()) return Error{Stopped};
    analysis::SampledTelling<G> telling(record.game(), record.position(), search->tree(),
                                        habits->exploration);
    telling.tell_nodes(limits.nodes, report.line);
    telling.tell_steps(recorder.simulations());
    auto tree = telling.take();
    tree.player = spec.format();
    tree.positions = std::max<std::uint64_t>(report.nodes, 1);
    tree.leaf =
        habits->evaluates ? "the evaluation " + evaluation_for<G>(*habits) : "a random game";
    return WatchedSearch(std::move(tree));
}

}  // namespace

template <Game G>
Result<WatchedSearch> watch(const GameRecord<G>& record, const PlayerSpec& spec, std::uint64_t seed,
                            const WatchLimits& limits) {
    if (spec.name == "minimax" || spec.name == "alphabeta")
        return watch_textbook(record, spec, limits);
    if (spec.name == "mcts") return watch_mcts(record, spec, seed, limits);
    if (const Preset* preset = find_preset(spec.name)) {
        auto seen = watch(record, preset->applied_to(spec), seed, limits);
        if (!seen) return seen.error().in(spec.name);
        return seen;
    }
    for (const PlayerEntry& known : players()) {
        if (known.name == spec.name)
            return Error{
                "a tree expects minimax, alphabeta or mcts, or a preset of one of them, "
                "not " +
                text::shown(spec.name)};
    }
    return unknown_player(spec.name);
}

template Result<WatchedSearch> watch(const GameRecord<othello::Othello>&, const PlayerSpec&,
                                     std::uint64_t, const WatchLimits&);
template Result<WatchedSearch> watch(const GameRecord<tafl::Tafl>&, const PlayerSpec&,
                                     std::uint64_t, const WatchLimits&);

}  // namespace outflank::roster
