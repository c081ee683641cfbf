/// Glance: positions at first sight, without any search.
#pragma once

#include <optional>
#include <utility>

#include "engine/generic_searcher.h"
#include "engine/ply_level.h"
#include "engine/shown_score.h"
#include "engine/static_score.h"
#include "python/any_record.h"

namespace outflank::python {

/// Unpacking what was learned takes a thousand times as long as using it, so what was unpacked last
/// is kept. One question at a time.
class Glance {
  public:
    /// For the side to move, as people read scores. A finished game is worth its result.
    template <Game G>
    double operator()(const GameRecord<G>& record) {
        const auto outcome = record.outcome();
        if (!outcome) return engine::shown_score<G>(score(record));
        return record.to_move() == Side::One ? outcome->score : -outcome->score;
    }

  private:
    using OthelloParts = engine::GenericParts<othello::Othello>;
    using TaflParts = engine::GenericParts<tafl::Tafl>;

    static Score score(const OthelloRecord& record) {
        const auto& game = record.game();
        if (engine::has_own_engine(game))
            return engine::static_score(engine::shipped_weights(), narrowed(record.position()));
        return OthelloParts::evaluator(game).evaluate(game, record.position());
    }
    Score score(const TaflRecord& record) {
        const auto& game = record.game();
        if (!tafl_ || tafl_->first != game) tafl_.emplace(game, TaflParts::evaluator(game));
        return tafl_->second.evaluate(game, record.position());
    }

    std::optional<std::pair<tafl::Tafl, eval::TaflEvaluation>> tafl_;
};

}  // namespace outflank::python
