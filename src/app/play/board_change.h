/// BoardChange: discs that turn before one's eyes. It knows which board was shown last and how far
/// the way to the next one is; the time is told to it.
#pragma once

#include <chrono>
#include <optional>
#include <utility>

#include "app/play/board_view.h"
#include "search/limits.h"

namespace outflank::app {

class BoardChange {
  public:
    static constexpr std::chrono::milliseconds Frame{20};

    /// The board as it is at that time; a new one begins to change from what was shown before.
    void show(const BoardView& board, Clock::time_point now) {
        if (!settled_) settled_ = board;  // the first board is just there
        if (!target_ || !has_same_men(*target_, board)) {
            if (target_) settled_ = *target_;
            begin_ = now;
        }
        target_ = board;
        if (phase_at(now) == Change::Done) settled_ = board;
        shown_ = in_change(*settled_, board, phase_at(now));
    }

    [[nodiscard]] const BoardView& shown() const { return shown_; }
    [[nodiscard]] bool is_going_on() const {
        return settled_ && target_ && !has_same_men(*settled_, *target_);
    }

  private:
    static constexpr std::chrono::milliseconds TurnsAfter{120};
    static constexpr std::chrono::milliseconds IsDoneAfter{260};

    static bool has_same_men(const BoardView& one, const BoardView& other) {
        if (one.squares.size() != other.squares.size()) return false;
        for (std::size_t i = 0; i < one.squares.size(); ++i) {
            if (one.squares[i].man != other.squares[i].man) return false;
        }
        return true;
    }

    [[nodiscard]] Change phase_at(Clock::time_point now) const {
        if (has_same_men(*settled_, *target_) || now - begin_ >= IsDoneAfter) return Change::Done;
        return now - begin_ >= TurnsAfter ? Change::Turning : Change::Begun;
    }

    std::optional<BoardView> settled_;  // where the change began
    std::optional<BoardView> target_;
    Clock::time_point begin_;
    BoardView shown_;
};

}  // namespace outflank::app
