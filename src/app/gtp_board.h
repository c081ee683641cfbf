/// GtpBoard: the game as GTP plays it. Controllers name the colour of every move, leave forced
/// passes out or send more of them than there are, and take back one command at a time.
#pragma once

#include <cstddef>
#include <vector>

#include "core/result.h"
#include "games/othello/othello.h"
#include "play/record.h"

namespace outflank::app {

class GtpBoard {
  public:
    using Record = GameRecord<othello::Othello>;

    explicit GtpBoard(int size) : record_(othello::Othello(size)) {}

    [[nodiscard]] const Record& record() const { return record_; }

    /// Makes that side the one to move, by a pass if the other one has to pass. Refuses where it
    /// has not.
    Result<Done> give_turn_to(Side side);

    /// A move of that side. A pass after the end of the game is nothing, but can be taken back.
    Result<Done> play(Side side, othello::Move move);

    /// Takes back the last move, and the pass that was made for it.
    Result<Done> undo();

  private:
    Record record_;
    std::vector<std::size_t> before_;  // how long the record was before each play
};

}  // namespace outflank::app
