/// EnginePlayer: the 8x8 engine as a player.
#pragma once

#include <memory>
#include <string>

#include "engine/engine.h"
#include "games/othello/othello.h"
#include "play/player.h"
#include "roster/engine_habits.h"

namespace outflank::roster {

class EnginePlayer final : public Player<othello::Othello> {
  public:
    using Player<othello::Othello>::choose;

    /// Whoever shares the engine shares its memory; one of them may think at a time.
    EnginePlayer(std::string name, const EngineHabits& habits,
                 std::shared_ptr<engine::Engine> engine)
        : name_(std::move(name)), habits_(habits), engine_(std::move(engine)) {}

    [[nodiscard]] std::string name() const override { return name_; }

    /// REQUIRES: the game is played on 8x8.
    Result<Choice<Move>> choose(const GameRecord<othello::Othello>& record,
                                const Conditions<Move>& conditions) override;

  private:
    std::string name_;
    EngineHabits habits_;
    std::shared_ptr<engine::Engine> engine_;
};

/// With an engine of its own, for the instruction set of this machine.
Result<std::unique_ptr<Player<othello::Othello>>> make_engine_player(const PlayerSpec& spec,
                                                                     const EngineHabits& habits);

}  // namespace outflank::roster
