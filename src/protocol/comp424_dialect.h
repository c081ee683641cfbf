/// The COMP 424 server's side of the conversation.
#pragma once

#include "protocol/dialect.h"

namespace outflank::protocol::comp424 {

class ServerDialect final : public Dialect {
  public:
    [[nodiscard]] std::unique_ptr<Framing> framing() const override;
    [[nodiscard]] Result<std::string> read_name(std::string_view message) const override;
    /// A line that cannot be read is noise; a wrong id or a square off the board is never legal.
    [[nodiscard]] Said read_move(std::string_view message, Side from) const override;
    [[nodiscard]] std::optional<std::string> welcome(Side to,
                                                     const std::string& name) const override;
    /// The last move, told to both, whoever made it.
    [[nodiscard]] std::optional<std::string> news(const TaflRecord& record) const override;
    [[nodiscard]] std::optional<std::string> your_turn(Side to) const override;
    [[nodiscard]] std::optional<std::string> farewell(const TaflRecord& record,
                                                      const Verdict& verdict) const override;
};

}  // namespace outflank::protocol::comp424
