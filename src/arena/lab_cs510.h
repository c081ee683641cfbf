/// The experiments that a course project (CS 510) published about its teaching agents: eight games
/// on 8x8, and what playing them again says.
///
/// A published result is one game, with the first player as Black from the start. Whether its
/// winner is the better player is another question, which many games with both colours answer.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "arena/elo.h"
#include "arena/schedule.h"
#include "core/result.h"

namespace outflank::arena {

struct Experiment {
    char letter;
    std::string_view first;
    std::string_view second;
    int published_score;  // for the first player; nobody drew

    [[nodiscard]] constexpr std::string_view published_winner() const {
        return published_score > 0 ? first : second;
    }
};

inline constexpr std::array<Experiment, 8> Cs510 = {{
    {'a', "random", "classic-gye:depth=4", -40},
    {'b', "classic-gye:depth=4", "classic-gy:depth=4", 24},
    {'c', "classic-gy:depth=5", "classic-gye:depth=3", -42},
    {'d', "classic-gyt:time=500ms", "classic-id:time=500ms", -38},
    {'e', "random", "classic-mc:iterations=10000", -30},
    {'f', "classic-mc:iterations=10000", "classic-gye:depth=3", -58},
    {'g', "classic-id:time=500ms", "classic-mct:time=500ms", 16},
    {'h', "classic-mct:time=1s", "classic-gyt:time=1s", -36},
}};

/// Those with the letters, in the order of the table: "adg". The error names `what`.
Result<std::vector<Experiment>> choose_experiments(std::string_view what, std::string_view letters);

/// Everybody once, and a pairing an experiment, in their order.
Field field_of(const std::vector<Experiment>& experiments);

/// The number that a game of the experiment has where all of them are played. By it players draw
/// lots, so that the games of one do not depend on which others are played.
int number_among_all(const Experiment& experiment, const Fixture& game);

/// What games say about a published winner.
enum class Finding : std::uint8_t {
    HoldsUp,  // it takes more than half of the points, beyond the error
    Fails,  // it takes less, beyond the error
    Open,  // the error is larger than the difference
};

/// The error of a share of the points, from 0 to 1. Elo is stretched without bound where everything
/// is won or lost, and its error with it: 40 games lost of 40 are -759 Elo within 918, but 0 % of
/// the points within 7 %.
double error_of_share(const EloEstimate& elo);

/// `elo` is that of the experiment's first player over its second.
Finding finding(const Experiment& experiment, const EloEstimate& elo);

/// "holds up", "fails", "open".
std::string_view name(Finding finding);

}  // namespace outflank::arena
