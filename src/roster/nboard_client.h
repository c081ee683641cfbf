/// NboardClient: an engine that speaks the NBoard protocol, from the board's side.
#pragma once

#include <optional>

#include "protocol/nboard.h"
#include "roster/external_engine.h"

namespace outflank::roster {

class NboardClient final : public ExternalEngine {
  public:
    /// The depth is all the protocol has to say about strength; the clock of the game is told with
    /// it. The channel must outlive the client.
    NboardClient(LineChannel& channel, int depth) : channel_(channel), depth_(depth) {}

    Result<Done> greet(const Patience& patience) override;
    /// REQUIRES: the game is played on 8x8.
    Result<Choice<Move>> choose(const Record& record, const Conditions<Move>& conditions,
                                const Patience& patience) override;
    void dismiss() override;

  private:
    Result<Done> tell(const protocol::nboard::Command& command, const Patience& patience);
    /// Makes the record the engine's game.
    Result<Done> bring_up_to_date(const Record& record, const std::optional<GameClock>& clock,
                                  const Patience& patience);
    /// Ends whatever it is thinking about, and everything it said before is old.
    Result<Done> synchronise(const Patience& patience);
    Result<Choice<Move>> await_choice(const Patience& patience);

    LineChannel& channel_;
    int depth_;
    int pings_ = 0;
    std::optional<Record> known_;
    NotedMove last_choice_{Move::pass(), {}};  // told back with the time it took
};

}  // namespace outflank::roster
