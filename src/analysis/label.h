/// Labels: how bad a move was, in one word. A label goes by what the move lost; the thresholds are
/// here and nowhere else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace outflank::analysis {

/// What scores count: in Othello discs, in Tafl games.
enum class Unit : std::uint8_t { Discs, Games };

/// "discs", "games".
std::string_view name(Unit unit);

enum class Label : std::uint8_t { None, Inaccuracy, Mistake, Blunder };

inline constexpr std::size_t LabelCount = 4;
inline constexpr std::array<Label, 3> ToldLabels = {Label::Inaccuracy, Label::Mistake,
                                                    Label::Blunder};

constexpr std::size_t index(Label label) { return static_cast<std::size_t>(label); }

/// "", "inaccuracy", "mistake", "blunder".
std::string_view name(Label label);

/// From what loss on a move has a label.
struct Thresholds {
    double inaccuracy;
    double mistake;
    double blunder;
};

/// Below two discs two judgements of a middle game differ by chance; four are often the game
/// between equals, and ten are more than a region of the board is worth.
inline constexpr Thresholds DiscThresholds = {2, 4, 10};
/// Shares of a game, as the evaluation of Tafl counts them: a tenth is about a man.
inline constexpr Thresholds GameThresholds = {0.1, 0.25, 0.5};

constexpr const Thresholds& thresholds(Unit unit) {
    return unit == Unit::Discs ? DiscThresholds : GameThresholds;
}

/// What is proven about a move, for the side that makes it.
struct Proof {
    bool was_won = false;  // by the best move
    bool was_lost = false;  // whatever is played
    bool is_won = false;  // after the move
    bool is_lost = false;
};

/// In Tafl a move that loses a game which was not lost is a blunder, and one that misses a proven
/// win at least a mistake, whatever the evaluation says. Othello goes by discs alone.
Label label_of(double loss, Unit unit, const Proof& proof);

/// The thresholds as a sentence, for help and pages.
std::string threshold_words(Unit unit);

}  // namespace outflank::analysis
