/// GtpClient: an engine that speaks GTP, from the referee's side.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/gtp.h"
#include "roster/external_engine.h"

namespace outflank::roster {

class GtpClient final : public ExternalEngine {
  public:
    /// The channel must outlive the client.
    explicit GtpClient(LineChannel& channel) : channel_(channel) {}

    Result<Done> greet(const Patience& patience) override;
    /// Time is told as the law of the game has it; an engine that knows no time is left to the
    /// referee. Refuses a game that does not begin from the usual start, for which GTP has no
    /// words.
    Result<Choice<Move>> choose(const Record& record, const Conditions<Move>& conditions,
                                const Patience& patience) override;
    void dismiss() override;

  private:
    using Arguments = std::vector<std::string>;

    /// The answer to a request. Answers to older requests are skipped.
    Result<protocol::gtp::Response> ask(const std::string& name, const Arguments& arguments,
                                        const Patience& patience);
    /// The text of an answer that must be a success.
    Result<std::string> demand(const std::string& name, const Arguments& arguments,
                               const Patience& patience);
    /// The lines of the next answer.
    Result<std::string> receive_answer(const Patience& patience);
    Result<Done> bring_up_to_date(const Record& record, const Patience& patience);
    Result<Done> tell_move(Side side, Move move, const Patience& patience);
    Result<Done> begin_game(const Record& record, const Patience& patience);
    Result<Done> tell_time(const Conditions<Move>& conditions, Side side, const Patience& patience);

    LineChannel& channel_;
    int last_id_ = 0;
    std::optional<Record> known_;
    std::optional<protocol::gtp::TimeSettings> told_time_;  // in this game
};

}  // namespace outflank::roster
