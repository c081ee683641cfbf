/// The Tablut Challenge server's side of the conversation.
#pragma once

#include "protocol/dialect.h"

namespace outflank::protocol::challenge {

class ServerDialect final : public Dialect {
  public:
    [[nodiscard]] std::unique_ptr<Framing> framing() const override;
    [[nodiscard]] Result<std::string> read_name(std::string_view message) const override;
    /// Whatever is no action of the sender's own side is never legal: there is no second try.
    [[nodiscard]] Said read_move(std::string_view message, Side from) const override;
    [[nodiscard]] std::optional<std::string> welcome(Side to,
                                                     const std::string& name) const override;
    /// The state of the game, at its start and after every move; the last one is the farewell's.
    [[nodiscard]] std::optional<std::string> news(const TaflRecord& record) const override;
    [[nodiscard]] std::optional<std::string> your_turn(Side to) const override;
    /// Nothing after a timeout, a disconnection or an interruption: the original just closes.
    [[nodiscard]] std::optional<std::string> farewell(const TaflRecord& record,
                                                      const Verdict& verdict) const override;
};

}  // namespace outflank::protocol::challenge
