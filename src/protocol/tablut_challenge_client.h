/// A client of the Tablut Challenge server.
///
/// The server never tells moves, only the board after each. So every board is compared with what
/// the legal moves of the last position lead to, and a board that none leads to begins a new
/// record: the game goes on, without its history.
#pragma once

#include "protocol/contestant.h"
#include "protocol/tablut_challenge.h"

namespace outflank::protocol::challenge {

class Client final : public Contestant {
  public:
    Client(Side side, std::string name);

    [[nodiscard]] std::unique_ptr<Framing> framing() const override;
    [[nodiscard]] std::string greeting() const override;
    Result<Reaction> hear(std::string_view message) override;
    [[nodiscard]] std::string format_move(tafl::Move move) const override;
    [[nodiscard]] std::string meaning_of_silence() const override;

  private:
    Result<Reaction> take_position(const tafl::Position& position);
    [[nodiscard]] std::optional<tafl::Move> move_to(const tafl::Position& position) const;

    Side side_;
    std::string name_;
    bool has_begun_ = false;
};

}  // namespace outflank::protocol::challenge
