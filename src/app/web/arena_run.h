/// ArenaRun: a match on the server's workers, a game a turn.
///
/// A match may last for minutes. So it is no job but a row of them: each plays one game and asks
/// for the next, behind everybody who has asked meanwhile. It ends when all is played, or at once
/// when somebody says so, wherever it is in that queue; what was finished counts.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string_view>

#include "app/web/arena_match.h"
#include "app/web/client.h"
#include "app/web/scheduler.h"

namespace outflank::app::web {

class ArenaRun : public std::enable_shared_from_this<ArenaRun> {
  public:
    /// Is told every message, by its type and members; any thread.
    using Say = std::function<void(std::string_view type, const Json& members, Weight weight)>;

    /// The scheduler outlives it.
    ArenaRun(Scheduler& scheduler, Scheduler::Owner owner, std::shared_ptr<ArenaMatch> match,
             Say say);

    /// Says `arena` and asks for the first game. False when too many wait already.
    bool start();
    /// Says `arena_end`, unless that was said. The game that is played is abandoned. Any thread.
    void stop();

    [[nodiscard]] const ArenaMatch& match() const { return *match_; }

  private:
    bool ask_for_a_game();
    void play_a_game(const std::stop_token& stop);
    void tell(std::string_view type, const Json& members, Weight weight = Weight::Needed);
    void fail(std::string_view code, const std::string& sentence);

    Scheduler& scheduler_;
    Scheduler::Owner owner_;
    std::shared_ptr<ArenaMatch> match_;
    Say say_;
    std::stop_source stop_;
    std::mutex mutex_;  // guards is_over_, and that nothing is said before `arena` or after the end
    bool is_over_ = false;
};

}  // namespace outflank::app::web
