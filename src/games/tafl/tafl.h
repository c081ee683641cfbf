/// Tafl as a Game: the attackers (Side::One) hunt a king, his defenders (Side::Two) bring him to an
/// escape square.
///
/// The rules are a value (games/tafl/rules.h): `Tafl{Comp424}`. Nothing here asks which variant it
/// plays. No function on positions blocks or allocates, those that make text excepted; any thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "games/tafl/capture.h"
#include "games/tafl/movement.h"
#include "games/tafl/position.h"
#include "games/tafl/rules.h"

namespace outflank::tafl {

class Tafl {
  public:
    using Position = tafl::Position;
    using Move = tafl::Move;
    /// An empty square is the target of at most four moves, one from each side: 480 on the largest
    /// board.
    using Moves = MoveList<Move, 512>;
    static constexpr bool FinishedCountsInPerft = false;

    explicit Tafl(const Rules& rules) : rules_(rules), movement_(rules) {}

    [[nodiscard]] const Rules& rules() const { return rules_; }

    [[nodiscard]] Position start() const;
    [[nodiscard]] Moves moves(const Position& position) const;
    /// The moves that end on one of those squares, the king's those that end on one of his as well;
    /// in the order of moves(), and faster where they are few. REQUIRES: the game goes on.
    [[nodiscard]] Moves moves_to(const Position& position, Bits squares, Bits king_squares) const;
    /// The squares where a piece of the side to move captures something by arriving.
    [[nodiscard]] Bits captors(const Position& position) const {
        return tafl::captors(rules_, position);
    }
    /// Where the king may go, whoever is to move. REQUIRES: there is a king.
    [[nodiscard]] Bits king_targets(const Position& position) const {
        return movement_.targets(position.king().first(), true, position.occupied());
    }
    /// For each of two sets, every square that a piece on one of its squares would reach, were it
    /// not for the men who stand there.
    [[nodiscard]] std::array<Bits, 2> slides_from(const std::array<Bits, 2>& sets,
                                                  const Position& position) const {
        return movement_.slides_from(sets, position.occupied());
    }
    [[nodiscard]] std::size_t count_moves(const Position& position) const;
    [[nodiscard]] bool is_legal(const Position& position, Move move) const;
    /// What the move changes. REQUIRES: is_legal(position, move).
    [[nodiscard]] Delta delta(const Position& position, Move move) const;
    /// REQUIRES: is_legal(position, move).
    [[nodiscard]] Position after(const Position& position, Move move) const;
    [[nodiscard]] Side to_move(const Position& position) const { return position.to_move(); }
    [[nodiscard]] bool is_over(const Position& position) const;
    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const;
    /// Pieces captured; the king counts as one.
    [[nodiscard]] int gain(const Position& position, Move move) const;
    [[nodiscard]] std::uint64_t key(const Position& position) const { return position.key(); }
    [[nodiscard]] RepetitionRule repetition() const { return rules_.repetition; }

    [[nodiscard]] std::string format(const Position& position) const;
    [[nodiscard]] std::string format(Move move) const { return tafl::format(move); }
    [[nodiscard]] std::string diagram(const Position& position) const;
    [[nodiscard]] Result<Position> parse_position(std::string_view text) const;
    [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string name() const { return std::string(rules_.title); }
    [[nodiscard]] std::string_view side_name(Side side) const {
        return side == Side::One ? "Attackers" : "Defenders";
    }

    [[nodiscard]] Position transformed(const Position& position, Symmetry symmetry) const {
        return position.transformed(symmetry, rules_.size);
    }
    [[nodiscard]] Move transformed(Move move, Symmetry symmetry) const {
        return tafl::transformed(move, symmetry, rules_.size);
    }

    friend bool operator==(const Tafl&, const Tafl&) = default;

  private:
    enum class Ending : std::uint8_t {
        None,
        KingCaptured,
        DefendersBlocked,
        KingEscaped,
        AttackersBlocked,
        MoveLimit,
    };

    /// Asked at every node, so it is a byte and not an Outcome.
    [[nodiscard]] Ending ending(const Position& position) const;
    [[nodiscard]] bool is_blocked(const Position& position, Side side) const;

    Rules rules_;
    Movement movement_;
};

static_assert(Game<Tafl>);

}  // namespace outflank::tafl
