/// In which order a search tries moves: the better the first one, the less there is to search.
///
/// The move that was best when the position was last met comes first and is tried before the others
/// are even generated, since often nothing else is needed; so are loud moves and killers (moves
/// that refuted other positions at the same ply), where the policy has loud moves at all. The
/// others come by rank: what the policy promises, and history (what the move did elsewhere).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
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
        shift_worth(side, move, bonus(depth));
    }

    /// It was tried before the one that was enough, and was not.
    void blame(Side side, Move move, int depth) { shift_worth(side, move, -bonus(depth)); }

    [[nodiscard]] const std::array<std::optional<Move>, 2>& killers(int ply) const {
        return killers_[static_cast<std::size_t>(ply)];
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

    static int bonus(int depth) { return std::min(depth * depth, HistoryLimit / 8); }

    /// The closer to the limit, the less is added: worth never gets beyond it.
    void shift_worth(Side side, Move move, int by) {
        std::int16_t& worth = history_[code(side, move)];
        worth = static_cast<std::int16_t>(worth + by - worth * std::abs(by) / HistoryLimit);
    }

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
    using PositionHints = decltype(std::declval<const P&>().hints(
        std::declval<const G&>(), std::declval<const Position&>(), 0));

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
        while (next_ == moves_.size()) {
            if (stage_ == Stage::Rest) return std::nullopt;
            begin_next_stage();
        }
        const auto best = std::max_element(ranks_.data() + next_, ranks_.data() + moves_.size());
        const auto at = static_cast<std::size_t>(best - ranks_.data());
        std::swap(ranks_[next_], ranks_[at]);
        std::swap(moves_[next_], moves_[at]);
        return moves_[next_++];
    }

    /// Whether the next move is the first of those that come by history alone. They are not even
    /// generated yet. REQUIRES: the policy has loud moves.
    [[nodiscard]] bool comes_to_quiet() {
        while (next_ == moves_.size() && stage_ < Stage::Killers) begin_next_stage();
        return next_ == moves_.size() && stage_ == Stage::Killers;
    }

    /// Whether the move that was given out last is one of those that come by history alone.
    [[nodiscard]] bool is_quiet() const { return stage_ == Stage::Rest; }

    /// The moves given out so far that came by history, the last one included.
    [[nodiscard]] std::span<const Move> quiet_so_far() const {
        const std::size_t quiet_from = is_quiet() ? rest_from_ : next_;
        return {moves_.begin() + quiet_from, moves_.begin() + next_};
    }

  private:
    enum class Stage : std::uint8_t { Begin, First, Loud, Killers, Rest };

    void begin_next_stage() {
        switch (stage_) {
            case Stage::Begin:
                stage_ = Stage::First;
                if (first_) add(*first_, 0);
                return;
            case Stage::First:
                hints_.emplace(policy_.hints(game_, position_, depth_));
                stage_ = P::HasLoudMoves ? Stage::Loud : Stage::Rest;
                return P::HasLoudMoves ? add_loud_moves() : add_rest();
            case Stage::Loud:
                stage_ = Stage::Killers;
                return add_killers();
            case Stage::Killers:
            case Stage::Rest:
                stage_ = Stage::Rest;
                return add_rest();
        }
    }

    void add(Move move, int rank) {
        ranks_[moves_.size()] = rank;
        moves_.push_back(move);
    }

    void add_loud_moves() {
        if constexpr (P::HasLoudMoves) {
            for (const Move move : hints_->loud_moves())
                if (first_ != move) add(move, hints_->promise(move));
        }
    }

    void add_killers() {
        for (const auto& killer : memory_.killers(ply_)) {
            if (!killer || first_ == killer || hints_->is_loud(*killer)) continue;
            if (game_.is_legal(position_, *killer)) add(*killer, 0);
        }
    }

    void add_rest() {
        rest_from_ = moves_.size();
        const Side side = game_.to_move(position_);
        for (const Move move : game_.moves(position_)) {
            if (was_given_out(move)) continue;
            const int promise = P::HasLoudMoves ? 0 : hints_->promise(move);
            add(move, memory_.rank(side, move, ply_) + promise);
        }
    }

    /// By the stages before the last one.
    [[nodiscard]] bool was_given_out(Move move) const {
        if (first_ == move) return true;
        if constexpr (!P::HasLoudMoves) return false;
        const auto& killers = memory_.killers(ply_);
        return killers[0] == move || killers[1] == move || hints_->is_loud(move);
    }

    const G& game_;
    const Position& position_;
    const P& policy_;
    const MoveMemory<G>& memory_;
    std::optional<Move> first_;
    int depth_;
    int ply_;
    Stage stage_ = Stage::Begin;
    std::optional<PositionHints> hints_;
    std::size_t next_ = 0;
    std::size_t rest_from_ = 0;
    typename G::Moves moves_;
    std::array<int, CapacityOf<typename G::Moves>::value> ranks_;  // of the moves; rest unread
};

}  // namespace outflank
