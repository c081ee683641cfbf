#include "arena/opening_judge.h"

#include <cmath>
#include <limits>
#include <memory>

#include "core/isa.h"
#include "engine/engine.h"
#include "engine/generic_searcher.h"
#include "engine/level.h"
#include "games/othello/position8.h"

namespace outflank::arena {

namespace {

constexpr int EngineLevel = 8;
constexpr int GenericDepth = 4;
constexpr std::size_t Megabytes = 4;  // enough for so short a search, and quick to make

Result<OpeningJudge<othello::Othello>> make_engine_judge() {
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    engine::Options options;
    options.hash_megabytes = Megabytes;
    auto made = engine::Engine::make(*isa, options);
    if (!made) return made.error();
    const std::shared_ptr<engine::Engine> engine = *std::move(made);
    return OpeningJudge<othello::Othello>([engine](const othello::Position& position) {
        const othello::Position8 board = othello::narrowed(position);
        engine::Task task;
        task.goal = engine::goal_of_level(EngineLevel, kernels::count(board.empties()));
        const auto report = engine->search(board, task, {}, {});
        return std::abs(report.score / static_cast<double>(Disc));
    });
}

/// The score of a short search, for Side::One.
template <Game G>
auto short_search(const G& game) {
    const auto searcher =
        std::make_shared<engine::GenericSearcher<G>>(engine::generic_searcher(game, Megabytes));
    return [searcher, game](const typename G::Position& position) {
        Limits limits;
        limits.depth = GenericDepth;
        const Score score = searcher->search(position, limits).score;
        return game.to_move(position) == Side::One ? score : -score;
    };
}

}  // namespace

Result<OpeningJudge<othello::Othello>> make_opening_judge(const othello::Othello& game) {
    if (game.size() == 8) return make_engine_judge();
    return OpeningJudge<othello::Othello>(
        [search = short_search(game)](const othello::Position& position) {
            return std::abs(search(position) / engine::GenericParts<othello::Othello>::Unit);
        });
}

Result<OpeningJudge<tafl::Tafl>> make_opening_judge(const tafl::Tafl& game) {
    const auto search = short_search(game);
    const Score even = search(game.start());
    return OpeningJudge<tafl::Tafl>([search, even](const tafl::Position& position) {
        const Score score = search(position);
        if (is_decided(score)) return std::numeric_limits<double>::infinity();
        return std::abs(static_cast<double>(score - even));
    });
}

}  // namespace outflank::arena
