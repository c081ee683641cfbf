/// TablutClient: plays one game at a server. The contestant knows the protocol, the player chooses
/// the moves, and here is the watch.
///
/// One thread does everything in turn, so there is no thinking while the opponent thinks, as both
/// competitions demand.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "app/channel.h"
#include "app/tell.h"
#include "core/result.h"
#include "games/tafl/tafl.h"
#include "play/player.h"
#include "protocol/contestant.h"

namespace outflank::app {

struct ClientTerms {
    std::string host;
    std::uint16_t port = 0;
    Duration first{};  // for the first move
    Duration others{};
    Duration silence{};  // how long the server may say nothing new
};

/// What of the server's limit is left to think, when the way there and back and a busy machine have
/// had their part: a twentieth, but between 10 ms and a second.
Duration time_to_think(Duration limit);

class TablutClient {
  public:
    /// All references must outlive it; `tell` is told how the game goes.
    TablutClient(protocol::Contestant& contestant, Player<tafl::Tafl>& player, ClientTerms terms,
                 std::stop_token stop, const Tell& tell);

    /// Plays the game and tells how it ended; an error says why it could not be played to its end.
    /// Returns early, with an error, when stopped.
    Result<std::string> run();

  private:
    Result<std::string> converse(Channel& channel);
    Result<Done> move(Channel& channel);

    protocol::Contestant& contestant_;
    Player<tafl::Tafl>& player_;
    ClientTerms terms_;
    std::stop_token stop_;
    const Tell& tell_;
};

}  // namespace outflank::app
