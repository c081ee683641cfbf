/// ExecPlayer: an external engine as a player, `exec:protocol=nboard,cmd="ntest x"`.
///
/// The engine is started with the player, greeted when it is first needed, and serves all its
/// games. It may fail in every way a program can; whatever it does, the player gives a move that
/// can be read, or a sentence, and soon after the time that the law allows. An engine that has
/// failed is ended and not started again.
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <string>

#include "core/process.h"
#include "games/othello/othello.h"
#include "play/player.h"
#include "roster/external_engine.h"
#include "roster/player_spec.h"

namespace outflank::roster {

class ExecPlayer final : public Player<othello::Othello> {
  public:
    using Player<othello::Othello>::choose;

    /// Starts the engine and does not wait for it. Refuses wrong options and a command that cannot
    /// be started.
    static Result<std::unique_ptr<ExecPlayer>> start(const othello::Othello& game,
                                                     const PlayerSpec& spec);
    ~ExecPlayer() override;
    ExecPlayer(const ExecPlayer&) = delete;
    ExecPlayer& operator=(const ExecPlayer&) = delete;

    [[nodiscard]] std::string name() const override { return name_; }

    /// Waits until the engine is ready. Refuses one that does not speak the protocol.
    Result<Done> prepare(const std::stop_token& stop) override;

    /// Does not ask whether the move is legal: that is the referee's business. A wish to stop gives
    /// an error, since neither protocol has a word for "your move, now", and leaves the engine
    /// alive.
    Result<Choice<Move>> choose(const GameRecord<othello::Othello>& record,
                                const Conditions<Move>& conditions) override;

  private:
    ExecPlayer(std::string name, std::unique_ptr<Process> process,
               std::unique_ptr<ExternalEngine> engine)
        : name_(std::move(name)), process_(std::move(process)), engine_(std::move(engine)) {}

    /// What came instead of an answer. Unless somebody was called away, it ends the engine.
    Error failed(const Error& reason, const std::stop_token& stop);

    std::string name_;
    std::unique_ptr<Process> process_;
    std::unique_ptr<ExternalEngine> engine_;  // speaks through the process
    bool is_ready_ = false;
    std::optional<Error> fate_;  // what ended the engine
};

/// An external engine for that game; there are protocols for Othello only.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_exec_player(const G& game, const PlayerSpec& spec) {
    if constexpr (std::same_as<G, othello::Othello>) {
        auto player = ExecPlayer::start(game, spec);
        if (!player) return player.error();
        return std::unique_ptr<Player<G>>(*std::move(player));
    } else {
        return Error{"player 'exec' plays othello, because NBoard and GTP have no words for " +
                     game.name()};
    }
}

}  // namespace outflank::roster
