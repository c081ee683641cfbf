#include "roster/roster.h"

#include <concepts>
#include <utility>

#include "core/text.h"
#include "engine/ply_level.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/book_player.h"
#include "roster/catalogue.h"
#include "roster/clocked_player.h"
#include "roster/engine_player.h"
#include "roster/erring_player.h"
#include "roster/exec_player.h"
#include "roster/greedy_player.h"
#include "roster/mcts_player.h"
#include "roster/named_player.h"
#include "roster/opening_player.h"
#include "roster/random_player.h"
#include "roster/search_player.h"
#include "roster/textbook_maker.h"

namespace outflank::roster {

namespace {

/// The engine on 8x8, the generic search elsewhere.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_careful_outflank(const G& game, const PlayerSpec& spec,
                                                         const EngineHabits& habits) {
    if constexpr (std::same_as<G, othello::Othello>) {
        if (engine::has_own_engine(game)) return make_engine_player(spec, habits);
    }
    return make_search_player(game, spec, habits);
}

/// The player with its list of openings and its book, where it has them.
template <Game G>
Result<std::unique_ptr<Player<G>>> with_book(const G& game, const EngineHabits& habits,
                                             std::unique_ptr<Player<G>> player,
                                             std::uint64_t seed) {
    if constexpr (std::same_as<G, othello::Othello>) {
        if (engine::has_own_engine(game) && habits.book.size() > 0) {
            const Score tolerance =
                habits.book_tolerance.value_or(book_tolerance_of_level(habits.level));
            player = std::make_unique<BookPlayer>(std::move(player), habits.book, tolerance, seed);
        }
    }
    return with_openings(game, habits.openings, std::move(player));
}

/// The options without those that choose an evaluation, where that is not one of the 8x8 engine.
template <Game G>
PlayerSpec strength_of(const G& /*game*/, PlayerSpec spec) {
    if constexpr (std::same_as<G, tafl::Tafl>) {
        spec.options.erase("eval");
        spec.options.erase("weights");
    }
    return spec;
}

/// `outflank`. At the lowest levels it errs.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_outflank(const G& game, const PlayerSpec& spec,
                                                 std::uint64_t seed) {
    const auto habits = EngineHabits::parse(strength_of(game, spec));
    if (!habits) return habits.error();
    auto player = make_careful_outflank(game, spec, *habits);
    if (!player) return player;
    player = with_book(game, *habits, *std::move(player), seed);
    if (!player) return player.error().in("player " + text::shown(spec.name));
    if (habits->clock)
        return std::unique_ptr<Player<G>>(
            std::make_unique<ClockedPlayer<G>>(*std::move(player), *habits->clock));
    return erring_at_level(*std::move(player), game, habits->level, seed);
}

/// A player whose only option is the seed of its lots.
template <template <Game> class Kind, Game G>
Result<std::unique_ptr<Player<G>>> make_by_lot(const PlayerSpec& spec, std::uint64_t seed) {
    const auto allowed = spec.allow_only({"seed"});
    if (!allowed) return allowed.error();
    if (const auto option = spec.options.find("seed"); option != spec.options.end()) {
        const auto given = text::parse_int("seed", option->second, 0, INT64_MAX);
        if (!given) return given.error().in("player " + text::shown(spec.name));
        seed = static_cast<std::uint64_t>(*given);
    }
    return std::unique_ptr<Player<G>>(std::make_unique<Kind<G>>(seed));
}

}  // namespace

template <Game G>
Result<std::unique_ptr<Player<G>>> make_player(const G& game, const PlayerSpec& spec,
                                               std::uint64_t seed) {
    if (spec.name == "outflank") return make_outflank(game, spec, seed);
    if (spec.name == "minimax" || spec.name == "alphabeta") return make_textbook(game, spec);
    if (spec.name == "mcts") return make_mcts(game, spec, seed);
    if (spec.name == "random") return make_by_lot<RandomPlayer, G>(spec, seed);
    if (spec.name == "greedy") return make_by_lot<GreedyPlayer, G>(spec, seed);
    if (spec.name == "exec") return make_exec_player(game, spec);
    if (const Preset* preset = find_preset(spec.name)) {
        auto player = make_player(game, preset->applied_to(spec), seed);
        if (!player) return player.error().in(spec.name);
        return std::unique_ptr<Player<G>>(
            std::make_unique<NamedPlayer<G>>(spec.format(), *std::move(player)));
    }
    return unknown_player(spec.name);
}

template Result<std::unique_ptr<Player<othello::Othello>>> make_player(const othello::Othello&,
                                                                       const PlayerSpec&,
                                                                       std::uint64_t);
template Result<std::unique_ptr<Player<tafl::Tafl>>> make_player(const tafl::Tafl&,
                                                                 const PlayerSpec&, std::uint64_t);

}  // namespace outflank::roster
