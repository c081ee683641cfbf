/// PutOff: the moves of one node that other workers are busy with, kept for the end of the node.
#pragma once

#include <array>
#include <cstdint>

#include "engine/busy_moves.h"
#include "engine/node.h"
#include "search/table.h"

namespace outflank::engine {

class PutOff {
  public:
    [[gnu::always_inline]] PutOff(BusyMoves& busy, const TableKey& key, bool is_active)
        : busy_(busy), key_(key.check), is_active_(is_active) {}

    [[gnu::always_inline]] bool leaves_for_later(const Candidate& move) {
        if (!is_active_ || !busy_.is_busy(BusyMoves::key_of(key_, move.square))) return false;
        moves_[static_cast<std::size_t>(count_++)] = move;
        return true;
    }

    /// Says, as long as it lives, that this worker is busy with the move.
    class Mark {
      public:
        [[gnu::always_inline]] Mark(BusyMoves* busy, std::uint64_t key) : busy_(busy), key_(key) {
            if (busy_ != nullptr) busy_->begin(key_);
        }
        [[gnu::always_inline]] ~Mark() {
            if (busy_ != nullptr) busy_->end(key_);
        }
        Mark(const Mark&) = delete;
        Mark& operator=(const Mark&) = delete;

      private:
        BusyMoves* busy_;
        std::uint64_t key_;
    };
    [[gnu::always_inline]] Mark mark(const Candidate& move) {
        return Mark(is_active_ ? &busy_ : nullptr, BusyMoves::key_of(key_, move.square));
    }

    [[gnu::always_inline]] [[nodiscard]] int count() const { return count_; }
    [[gnu::always_inline]] const Candidate& operator[](int i) const {
        return moves_[static_cast<std::size_t>(i)];
    }

  private:
    BusyMoves& busy_;
    std::uint64_t key_;
    bool is_active_;
    int count_ = 0;
    std::array<Candidate, 64> moves_;
};

}  // namespace outflank::engine
