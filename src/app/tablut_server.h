/// TablutServer: games between clients that come over the network, one after the other, refereed,
/// timed and logged. What is said on the wire is the dialect's, what it means the referee's.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "app/game_log.h"
#include "app/tablut_lobby.h"
#include "app/tell.h"
#include "core/result.h"
#include "games/tafl/tafl.h"
#include "protocol/dialect.h"
#include "protocol/referee.h"

namespace outflank::app {

struct ServerTerms {
    protocol::TimeLaw law;
    std::optional<Duration> wait;  // for the players of a game; nothing: as long as it takes
    int games = 1;  // 0: until interrupted
    std::string logs;  // a folder
    std::uint64_t seed = 0;  // of the moves that are played for those who are late
};

class TablutServer {
  public:
    /// All references must outlive it.
    TablutServer(const protocol::Dialect& dialect, const tafl::Tafl& game, const Doors& doors,
                 ServerTerms terms, std::stop_token stop, const Tell& tell);

    /// Serves the games. An error says why no further one can be played: nobody came, or nothing
    /// can be saved. Returns early when stopped, after closing the game at hand.
    Result<Done> run();

  private:
    Result<Done> serve_one_game();
    void play(protocol::Referee& referee, Guests& guests, GameLog& log);
    /// One message of each, so that nobody can drown the other's move in chatter; whether there was
    /// any.
    bool hear_each(protocol::Referee& referee, Guests& guests, GameLog& log);
    void deliver(const protocol::Referee& referee, const protocol::Ruling& ruling, Guests& guests,
                 GameLog& log);
    Result<Done> save(const protocol::Referee& referee, GameLog& log);

    const protocol::Dialect& dialect_;
    const tafl::Tafl& game_;
    const Doors& doors_;
    ServerTerms terms_;
    std::stop_token stop_;
    const Tell& tell_;
};

}  // namespace outflank::app
