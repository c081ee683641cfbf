/// TextbookPlayer: minimax or alpha-beta as a player.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "play/player.h"
#include "roster/pace.h"
#include "roster/textbook_habits.h"
#include "roster/textbook_search.h"
#include "search/deepening.h"

namespace outflank::roster {

template <Game G>
class TextbookPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    TextbookPlayer(std::string name, TextbookHabits habits, std::unique_ptr<GameSearch<G>> search)
        : name_(std::move(name)), habits_(std::move(habits)), search_(std::move(search)) {}

    [[nodiscard]] std::string name() const override { return name_; }

    /// A forced move is made without thinking.
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        const auto moves = record.game().moves(record.position());
        if (moves.size() == 1) return Choice<Move>{moves[0], 1};
        Pace<Move> pace(habits_.time, conditions, plies_to_come(record));
        Limits limits = pace.limits();
        limits.depth = habits_.depth;
        if (!limits.depth && !limits.deadline) limits.depth = habits_.usual_depth();
        const auto report = deepen(*search_, record.position(), habits_.deepening(limits), limits,
                                   pace.on_report());
        return Choice<Move>{report.best(), report.nodes};
    }

  private:
    std::string name_;
    TextbookHabits habits_;
    std::unique_ptr<GameSearch<G>> search_;
};

}  // namespace outflank::roster
