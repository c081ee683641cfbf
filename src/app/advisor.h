/// Advisor: what an engine protocol asks for: a move within the law of the game, hints that get
/// better, and the game gone through. A player chooses the moves, a judge does the rest; on 8x8
/// both have the same engine.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/analyze.h"
#include "app/engine_choice.h"
#include "app/opening_knowledge.h"
#include "core/result.h"
#include "engine/engine.h"
#include "games/othello/othello.h"
#include "play/player.h"

namespace outflank::app {

class Advisor {
  public:
    using Move = othello::Move;
    using Record = GameRecord<othello::Othello>;
    using OnHints = std::function<void(const std::vector<engine::Report>&)>;

    static Result<Advisor> make(const EngineOptions& typed, const OpeningOptions& openings);

    /// The move it would make, first in the report's line, and what it found. Without a level it
    /// uses the time that the law allows. REQUIRES: the game is not over.
    engine::Report choose(const Record& record, std::optional<int> level,
                          Conditions<Move> conditions);

    /// The best `count` moves, round by round deeper up to the level; a round that was broken off
    /// is not told. REQUIRES: the game is not over.
    void hint(const Record& record, int level, std::size_t count, const std::stop_token& stop,
              const OnHints& on_hints);

    /// The best `count` moves that its book knows; none on other boards than 8x8.
    [[nodiscard]] std::vector<engine::Report> book_hints(const Record& record,
                                                         std::size_t count) const;

    /// Every position of the game, from the last to the first.
    void analyze(const Record& record, int level, const std::stop_token& stop,
                 const analysis::OnProgress& on_progress);

  private:
    using Judge = analysis::Judge<othello::Othello>;

    Advisor(std::shared_ptr<engine::Engine> engine, unsigned threads, OpeningKnowledge openings)
        : engine_(std::move(engine)), threads_(threads), openings_(std::move(openings)) {}

    std::unique_ptr<Player<othello::Othello>> player8(std::optional<int> level) const;

    Player<othello::Othello>& player_for(const othello::Othello& game, std::optional<int> level);
    Judge& judge_for(const othello::Othello& game);

    std::shared_ptr<engine::Engine> engine_;
    unsigned threads_;  // where the engine does not play; it has its own
    OpeningKnowledge openings_;
    std::unique_ptr<Player<othello::Othello>> player_;  // for the board and level asked last
    int size_ = 0;
    std::optional<int> level_;
    std::optional<Judge> judge_;  // for the board asked last
    int judged_size_ = 0;
};

}  // namespace outflank::app
