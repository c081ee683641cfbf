/// What a match is made of, as the command line names it: players, and openings from a file or
/// made.
#pragma once

#include <concepts>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "app/input_file.h"
#include "app/opening_knowledge.h"
#include "app/opening_options.h"
#include "app/progress_line.h"
#include "arena/openings.h"
#include "arena/plan.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/text.h"
#include "play/embedded_openings.h"
#include "roster/roster.h"

namespace outflank::app {

/// Refuses what cannot be made or does not get ready, before the first game. Each is made once for
/// that. Blocks, for an engine up to a minute, and says so unless it is to be quiet; a wish to stop
/// gives an error.
template <Game G>
Result<std::vector<roster::PlayerSpec>> parse_players(const G& game,
                                                      const std::vector<std::string>& typed,
                                                      const OpeningOptions& openings, bool quiet,
                                                      const std::stop_token& stop) {
    if (const auto known = check_openings(openings); !known) return known.error();
    ProgressLine progress;
    std::vector<roster::PlayerSpec> specs;
    for (const std::string& each : typed) {
        auto spec = roster::PlayerSpec::parse(each);
        if (!spec) return spec.error();
        spec = applied(openings, *std::move(spec));
        const auto player = roster::make_player(game, *spec, 0);
        if (!player) return player.error();
        if (spec->name == "exec" && !quiet) progress.show("waiting for " + (*player)->name());
        const auto prepared = (*player)->prepare(stop);
        if (!prepared) return prepared.error();
        specs.push_back(*std::move(spec));
    }
    return specs;
}

template <Game G>
struct OpeningChoice {
    arena::Openings<G> openings;
    std::string described;  // for the plan
};

/// Balanced openings out of the program, each as likely as any other to come next: where the list
/// is gone through in its own order, neighbours differ by a move.
template <Game G>
Result<OpeningChoice<G>> choose_xot(const G& game, std::uint64_t seed) {
    if constexpr (std::same_as<G, othello::Othello>) {
        if (game.size() == 8) {
            auto openings = *arena::read_openings(game, play::embedded_xot());
            Rng rng(seed);
            for (auto left = static_cast<std::uint32_t>(openings.size()); left > 1; --left)
                std::swap(openings[left - 1], openings[rng.below(left)]);
            std::string described = arena::fingerprint(openings);
            return OpeningChoice<G>{arena::given_openings(std::move(openings)),
                                    std::move(described)};
        }
    }
    return Error{"--xot has openings of 8x8 Othello, not of " + game.name()};
}

template <Game G>
Result<OpeningChoice<G>> choose_openings(const G& game, const std::string& file,
                                         std::uint64_t seed) {
    if (file.empty()) {
        auto made = arena::made_openings(game, seed);
        if (!made) return made.error();
        return OpeningChoice<G>{*std::move(made), "made"};
    }
    const auto text = read_input(file);
    if (!text) return text.error();
    auto openings = arena::read_openings(game, *text);
    if (!openings) return openings.error().in(text::shown(file));
    std::string described = arena::fingerprint(*openings);
    return OpeningChoice<G>{arena::given_openings(*std::move(openings)), std::move(described)};
}

}  // namespace outflank::app
