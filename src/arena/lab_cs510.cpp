#include "arena/lab_cs510.h"

#include <algorithm>
#include <string>

#include "core/text.h"

namespace outflank::arena {

namespace {

std::size_t seat_of(Field& field, std::string_view player) {
    const auto found = std::find(field.players.begin(), field.players.end(), player);
    const auto seat = static_cast<std::size_t>(found - field.players.begin());
    if (found == field.players.end()) field.players.emplace_back(player);
    return seat;
}

}  // namespace

Result<std::vector<Experiment>> choose_experiments(std::string_view what,
                                                   std::string_view letters) {
    std::vector<Experiment> chosen;
    for (const Experiment& experiment : Cs510) {
        if (letters.find(experiment.letter) != letters.npos) chosen.push_back(experiment);
    }
    if (chosen.size() == letters.size() && !chosen.empty()) return chosen;
    return Error{std::string(what) + " expects letters from a to h, each once, like adg, not " +
                 text::shown(letters)};
}

Field field_of(const std::vector<Experiment>& experiments) {
    Field field;
    for (const Experiment& experiment : experiments) {
        const std::size_t first = seat_of(field, experiment.first);
        const std::size_t second = seat_of(field, experiment.second);
        field.pairings.push_back({first, second});
    }
    return field;
}

int number_among_all(const Experiment& experiment, const Fixture& game) {
    const auto place = static_cast<std::size_t>(experiment.letter - Cs510.front().letter);
    const auto pair = static_cast<int>(game.opening * Cs510.size() + place);
    return 2 * pair + (game.first_begins_as_one ? 1 : 2);
}

double error_of_share(const EloEstimate& elo) {
    return elo.error / elo_per_share(share_at(elo.elo));
}

Finding finding(const Experiment& experiment, const EloEstimate& elo) {
    const double ahead = share_at(elo.elo) - 0.5;
    const double lead = experiment.published_score > 0 ? ahead : -ahead;
    const double error = error_of_share(elo);
    if (lead > error) return Finding::HoldsUp;
    return lead < -error ? Finding::Fails : Finding::Open;
}

std::string_view name(Finding finding) {
    constexpr std::array<std::string_view, 3> names = {"holds up", "fails", "open"};
    return names[static_cast<std::size_t>(finding)];
}

}  // namespace outflank::arena
