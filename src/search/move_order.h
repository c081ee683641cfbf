/// In which order a search tries moves: the better the first one, the less there is to search.
///
/// The move that was best when the position was last met comes first and is tried before the others
/// are even generated, since often nothing else is needed. Then by rank: what the policy promises,
/// killers (moves that refuted other positions at the same ply) and history (moves that refuted
/// anything, anywhere).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/game.h"
#include "search/policy.h"

namespace outflank {

/// What a search learns about moves while it runs.
template <Game G>
class MoveMemory {
  public:
    using Move = typename G::Move;

    explicit MoveMemory(int last_ply)
        : killers_(static_cast<std::size_t>(last_ply) + 1), history_(2 * MoveCodes) {}

    /// Killers belong to one search; history fades.
    void begin_search() {
        std::fill(killers_.begin(), killers_.end(), Killers{});
        for (auto& worth : history_) worth = static_cast<std::int16_t>(worth / 2);
    }

    /// That move of that side was enough, with so much depth to go.
    void praise(Side side, Move move, int depth, int ply) {
        Killers& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != move) {
            killers[1] = killers[0];
            killers[0] = move;
        }
        // The closer to the limit, the less is added: worth never reaches it.
        std::int16_t& worth = history_[code(side, move)];
        const int bonus = std::min(depth * depth, HistoryLimit / 8);
        worth = static_cast<std::int16_t>(worth + bonus - worth * bonus / HistoryLimit);
    }

    [[nodiscard]] int rank(Side side, Move move, int ply) const {
        const Killers& killers = killers_[static_cast<std::size_t>(ply)];
        const int worth = history_[code(side, move)];
        if (killers[0] == move) return KillerRank + HistoryLimit + worth;
        return killers[1] == move ? KillerRank + worth : worth;
    }

  private:
    using Killers = std::array<std::optional<Move>, 2>;
    static constexpr std::size_t MoveCodes = 1 << 16;
    static_assert(sizeof(Move) == sizeof(std::uint16_t), "a move is its own index here");

    static std::size_t code(Side side, Move move) {
        return index(side) * MoveCodes + std::bit_cast<std::uint16_t>(move);
    }

    std::vector<Killers> killers_;  // by ply
    std::vector<std::int16_t> history_;  // by side and move
};

template <class>
struct CapacityOf;
template <class Move, std::size_t Capacity>
struct CapacityOf<MoveList<Move, Capacity>> : std::integral_constant<std::size_t, Capacity> {};

/// The moves of one position, best guess first. Refers to what it is made from.
template <Game G, Policy<G> P>
class MovePicker {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    MovePicker(const G& game, const Position& position, const P& policy,
               const MoveMemory<G>& memory, std::optional<Move> first, int depth, int ply)
        : game_(game),
          position_(position),
          policy_(policy),
          memory_(memory),
          first_(first && game.is_legal(position, *first) ? first : std::nullopt),
          depth_(depth),
          ply_(ply) {}

    /// nullopt when every move was given out.
    std::optional<Move> next() {
        if (!is_begun_) {
            is_begun_ = true;
            if (first_) return first_;
        }
        if (!is_ranked_) rank();
        if (next_ == moves_.size()) return std::nullopt;
        const auto best = std::max_element(ranks_.data() + next_, ranks_.data() + moves_.size());
        const auto at = static_cast<std::size_t>(best - ranks_.data());
        std::swap(ranks_[next_], ranks_[at]);
        std::swap(moves_[next_], moves_[at]);
        return moves_[next_++];
    }

  private:
    void rank() {
        is_ranked_ = true;
        const Side side = game_.to_move(position_);
        const auto hints = policy_.hints(game_, position_, depth_);
        for (const Move move : game_.moves(position_)) {
            if (first_ == move) continue;
            ranks_[moves_.size()] = memory_.rank(side, move, ply_) + hints.promise(move);
            moves_.push_back(move);
        }
    }

    const G& game_;
    const Position& position_;
    const P& policy_;
    const MoveMemory<G>& memory_;
    std::optional<Move> first_;
    int depth_;
    int ply_;
    bool is_begun_ = false;
    bool is_ranked_ = false;
    std::size_t next_ = 0;
    typename G::Moves moves_;
    std::array<int, CapacityOf<typename G::Moves>::value> ranks_;  // of the moves; rest unread
};

}  // namespace outflank
