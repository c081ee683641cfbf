/// A client of the COMP 424 server.
#pragma once

#include "protocol/comp424.h"
#include "protocol/contestant.h"

namespace outflank::protocol::comp424 {

class Client final : public Contestant {
  public:
    /// REQUIRES: the name is one that parse_name allows.
    explicit Client(std::string name);

    [[nodiscard]] std::unique_ptr<Framing> framing() const override;
    [[nodiscard]] std::string greeting() const override;
    /// A line that cannot be read is an error only before the game: whoever speaks another language
    /// there is another kind of server.
    Result<Reaction> hear(std::string_view line) override;
    [[nodiscard]] std::string format_move(tafl::Move move) const override;
    [[nodiscard]] std::string meaning_of_silence() const override;

    /// Known once the server has told.
    [[nodiscard]] std::optional<Side> side() const { return side_; }

  private:
    Result<Reaction> take(const Welcome& welcome);
    Result<Reaction> take(YourTurn turn);
    Result<Reaction> take(Played played);
    Result<Reaction> take(const GameOver& over);

    std::string name_;
    std::optional<Side> side_;
};

}  // namespace outflank::protocol::comp424
