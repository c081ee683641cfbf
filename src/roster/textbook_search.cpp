#include "roster/textbook_search.h"

#include "core/isa.h"
#include "engine/textbook8.h"
#include "roster/evaluations.h"
#include "search/minimax.h"

namespace outflank::roster {

namespace {

template <Game G, class Watcher = NoWatcher>
Result<std::unique_ptr<GameSearch<G>>> generic_search(const G& game, const TextbookHabits& habits,
                                                      Watcher watcher = {}) {
    using Made = std::unique_ptr<GameSearch<G>>;
    return with_evaluation(
        game, habits.evaluation, [&]<class E>(const E& evaluator) -> Result<Made> {
            if (habits.kind == Textbook::Minimax)
                return Made(std::make_unique<Minimax<G, E, Watcher>>(game, evaluator, watcher));
            return Made(
                std::make_unique<AlphaBeta<G, E, Watcher>>(game, evaluator, habits.bias, watcher));
        });
}

}  // namespace

Result<std::unique_ptr<GameSearch<othello::Othello>>> textbook_search(
    const othello::Othello& game, const TextbookHabits& habits) {
    if (game != othello::Othello(8) || habits.evaluation != "discs")
        return generic_search(game, habits);
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    const engine::Textbook8& fast = engine::textbook8(*isa);
    auto* const search =
        habits.kind == Textbook::Minimax ? fast.minimax() : fast.alphabeta(habits.bias);
    return std::unique_ptr<GameSearch<othello::Othello>>(
        std::make_unique<engine::NarrowedSearch>(search));
}

Result<std::unique_ptr<GameSearch<tafl::Tafl>>> textbook_search(const tafl::Tafl& game,
                                                                const TextbookHabits& habits) {
    return generic_search(game, habits);
}

template <Game G>
Result<std::unique_ptr<GameSearch<G>>> watched_search(const G& game, const TextbookHabits& habits,
                                                      TreeRecorder<typename G::Move>& recorder) {
    return generic_search<G, TreeRecorder<typename G::Move>&>(game, habits, recorder);
}

template Result<std::unique_ptr<GameSearch<othello::Othello>>> watched_search(
    const othello::Othello&, const TextbookHabits&, TreeRecorder<othello::Move>&);
template Result<std::unique_ptr<GameSearch<tafl::Tafl>>> watched_search(const tafl::Tafl&,
                                                                        const TextbookHabits&,
                                                                        TreeRecorder<tafl::Move>&);

}  // namespace outflank::roster
