/// HostedGame: one game of the web, of whatever kind. A Session with the clocks beside it, and
/// players who think when the scheduler lets them.
///
/// Everything here happens on one thread, the house's; players answer on it, too. A player is asked
/// only while somebody is attached: what nobody watches takes nothing from those who play.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/play/game_plan.h"
#include "app/web/allowance.h"
#include "app/web/player_pool.h"
#include "app/web/scheduler.h"
#include "app/web/stored_game.h"
#include "core/result.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

class HostedGame;

/// What a game needs of the house it is in, and what it tells the house. Outlives the game.
class House {
  public:
    virtual ~House() = default;

    /// Does something on the house's thread, soon. Any thread.
    virtual void post(std::function<void()> work) = 0;
    virtual Scheduler& scheduler() = 0;
    virtual PlayerPool<othello::Othello>& pool(const othello::Othello& game) = 0;
    virtual PlayerPool<tafl::Tafl>& pool(const tafl::Tafl& game) = 0;
    [[nodiscard]] virtual const Allowance& allowance() const = 0;

    /// The game is to be kept and shown again.
    virtual void changed(HostedGame& game) = 0;
    /// The game is to be shown again; there is nothing new to keep.
    virtual void show(HostedGame& game) = 0;
    /// A player's thoughts, as a message.
    virtual void thought(HostedGame& game, const std::string& message) = 0;
};

class HostedGame {
  public:
    /// Refuses a record that does not parse, and in a new game players that may not sit down; in
    /// one that was kept, a person takes their seat.
    static Result<std::shared_ptr<HostedGame>> make(const std::string& id, const StoredGame& game,
                                                    House& house);
    virtual ~HostedGame() = default;

    [[nodiscard]] const std::string& id() const { return id_; }
    /// For the scheduler; no other game has it.
    [[nodiscard]] Scheduler::Owner number() const { return number_; }

    /// A sentence says why not; then nothing has changed.
    virtual Result<Done> obey(const protocol::web::GameMessage& message) = 0;
    /// Whether somebody is attached.
    virtual void set_watched(bool is_watched) = 0;
    /// Looks at the clocks.
    virtual void look_at_clocks(Clock::time_point now) = 0;

    /// The message `state`, with the number of the request that it answers.
    [[nodiscard]] virtual std::string state(std::optional<std::int64_t> request) const = 0;
    [[nodiscard]] virtual StoredGame stored() const = 0;
    [[nodiscard]] virtual AnyRecord record() const = 0;
    /// Whether a player is at work.
    [[nodiscard]] virtual bool is_thinking() const = 0;

  protected:
    explicit HostedGame(std::string id);

  private:
    std::string id_;
    Scheduler::Owner number_;
};

/// A number for a scheduler's Owner that nobody else has.
Scheduler::Owner fresh_owner();

}  // namespace outflank::app::web
