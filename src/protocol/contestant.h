/// Contestant: a client's side of a game at a server, as a state machine without I/O. It hears the
/// server's messages, keeps the record of the game, and says when a move is wanted.
///
/// The record follows the server alone: a move of ours counts when the server has told it back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/tafl/tafl.h"
#include "protocol/dialect.h"
#include "protocol/framing.h"

namespace outflank::protocol {

/// What follows from one message of the server.
struct Reaction {
    bool is_progress = false;  // the game has gone on; a server that only chatters does not
    bool wants_move = false;
    std::string note = {};  // for whoever watches, may be empty
    std::optional<std::string> ending = {};  // the game is over: how, as a sentence
};

class Contestant {
  public:
    virtual ~Contestant() = default;

    [[nodiscard]] virtual std::unique_ptr<Framing> framing() const = 0;
    /// The first message, from client to server.
    [[nodiscard]] virtual std::string greeting() const = 0;
    /// An error says that no game can be played with this server any more.
    virtual Result<Reaction> hear(std::string_view message) = 0;
    /// REQUIRES: a move is wanted.
    [[nodiscard]] virtual std::string format_move(tafl::Move move) const = 0;
    /// What it means that the server closed the connection now.
    [[nodiscard]] virtual std::string meaning_of_silence() const = 0;

    [[nodiscard]] const TaflRecord& record() const { return record_; }

  protected:
    explicit Contestant(const tafl::Tafl& game) : record_(game) {}

    Result<Done> play(tafl::Move move) { return record_.play(move); }
    /// Goes on from a position that no move leads to, without what came before.
    void begin_from(const tafl::Position& position) {
        record_ = TaflRecord(record_.game(), position);
    }

  private:
    TaflRecord record_;
};

}  // namespace outflank::protocol
