/// OthelloPolicy: the order of moves in Othello, at every size.
///
/// The best guess is the move that leaves the opponent the fewest replies, and a corner can never
/// be taken back. Counting replies means making the move, which pays only where a whole tree hangs
/// below it.
#pragma once

#include "games/othello/othello.h"
#include "search/policy.h"

namespace outflank {

class OthelloHints : public PlainPolicy::NoHints {
  public:
    OthelloHints(const othello::Othello& game, const othello::Position& position, int depth)
        : game_(game), position_(position), counts_replies_(depth > 2) {}

    [[nodiscard]] int promise(othello::Move move) const {
        if (move.is_pass()) return 0;
        const int rank = is_corner(move.square()) ? CornerRank : 0;
        if (!counts_replies_) return rank;
        const auto replies = game_.count_moves(game_.after(position_, move));
        return rank - ReplyRank * static_cast<int>(replies);
    }

  private:
    static constexpr int ReplyRank = HistoryLimit / 2;
    static constexpr int CornerRank = 4 * ReplyRank;

    [[nodiscard]] bool is_corner(othello::Square square) const {
        const auto is_outer = [this](int line) { return line == 0 || line == game_.size() - 1; };
        return is_outer(square.file()) && is_outer(square.rank());
    }

    const othello::Othello& game_;
    const othello::Position& position_;
    bool counts_replies_;
};

struct OthelloPolicy : PlainPolicy {
    [[nodiscard]] OthelloHints hints(const othello::Othello& game,
                                     const othello::Position& position, int depth) const {
        return {game, position, depth};
    }
};

static_assert(Policy<OthelloPolicy, othello::Othello>);

}  // namespace outflank
