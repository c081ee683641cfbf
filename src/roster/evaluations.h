/// Evaluations by name: what `eval=` of a player means in each game.
#pragma once

#include <array>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "eval/bonuses.h"
#include "eval/discs.h"
#include "eval/features.h"
#include "eval/king_distance.h"
#include "eval/squares.h"
#include "games/game.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::roster {

/// An evaluation as people meet it.
struct EvaluationEntry {
    std::string_view name;
    bool in_othello = false;
    bool in_tafl = false;
    std::string_view purpose;
};

inline constexpr std::array<EvaluationEntry, 5> Evaluations = {{
    {"discs", true, true, "who has more on the board"},
    {"squares", true, false, "a weight for each square, mobility, and edge discs nothing can turn"},
    {"features", true, false,
     "mobility, frontier, C and X squares, corners, stable discs and parity, weighed by hand"},
    {"bonuses", true, false,
     "discs, and five points for corners, their neighbours, the frontier and edges"},
    {"king-distance", false, true, "who is left, and how near the king is to an escape"},
}};

template <Game G>
constexpr bool fits(const EvaluationEntry& evaluation) {
    return std::same_as<typename G::Move, othello::Move> ? evaluation.in_othello
                                                         : evaluation.in_tafl;
}

/// The names of the evaluations that fit a game.
template <Game G>
std::vector<std::string> evaluations_of() {
    std::vector<std::string> names;
    for (const EvaluationEntry& evaluation : Evaluations) {
        if (fits<G>(evaluation)) names.emplace_back(evaluation.name);
    }
    return names;
}

template <Game G>
Error unknown_evaluation(const G& game, std::string_view name) {
    return Error{"eval in " + game.name() + " expects one of " + text::list(evaluations_of<G>()) +
                 ", not " + text::shown(name)};
}

/// Calls use(evaluator) with the evaluation of that name for the game, and gives what it gives, a
/// Result; or the Error that names the evaluations that fit.
template <class Use>
auto with_evaluation(const othello::Othello& game, std::string_view name, Use use)
    -> decltype(use(eval::Discs{})) {
    if (name == "discs") return use(eval::Discs{});
    if (name == "squares") return use(eval::Squares(game.size()));
    if (name == "features") return use(eval::Features(game.size()));
    if (name == "bonuses") return use(eval::Bonuses(game.size()));
    return unknown_evaluation(game, name);
}

template <class Use>
auto with_evaluation(const tafl::Tafl& game, std::string_view name, Use use)
    -> decltype(use(eval::Discs{})) {
    if (name == "discs") return use(eval::Discs{});
    if (name == "king-distance") return use(eval::KingDistance(game.rules()));
    return unknown_evaluation(game, name);
}

}  // namespace outflank::roster
