#include "arena/lab_report.h"

#include <algorithm>

#include "fmt/format.h"

#include "arena/report_words.h"
#include "nlohmann/json.hpp"

namespace outflank::arena {

namespace {

/// What both players of an experiment did in all its games.
struct Effort {
    PlayerStats first;
    PlayerStats second;

    [[nodiscard]] double seconds() const { return first.seconds + second.seconds; }
};

Effort effort_of(const MatchReport& report, std::size_t pairing) {
    Effort effort;
    for (const PlayedGame& game : report.games) {
        if (static_cast<std::size_t>(game.pairing) != pairing) continue;
        effort.first += game.first_stats;
        effort.second += game.second_stats;
    }
    return effort;
}

std::string heading(const Experiment& experiment) {
    return fmt::format("({}) {} v {}\n", experiment.letter, experiment.first, experiment.second);
}

std::string explored(const Experiment& experiment, const Effort& effort) {
    return fmt::format("explored states: {} {}, {} {}\n", experiment.first,
                       grouped(effort.first.nodes), experiment.second,
                       grouped(effort.second.nodes));
}

const std::string* winner_name(const PlayedGame& game) {
    if (game.points == Points::Draw) return nullptr;
    return game.points == Points::Win ? &game.first : &game.second;
}

bool has_published_winner(const Experiment& experiment, const PlayedGame& game) {
    const std::string* winner = winner_name(game);
    return winner != nullptr && *winner == experiment.published_winner();
}

std::string winner_words(const Experiment& experiment, const PlayedGame& game) {
    const std::string* winner = winner_name(game);
    const std::string who = winner != nullptr ? *winner + " won" : "a draw";
    if (has_published_winner(experiment, game)) return who + ", as published\n";
    return fmt::format("{}; the published winner was {}\n", who, experiment.published_winner());
}

std::string told_standing(const Experiment& experiment, const PairingReport& pairing) {
    const WinDrawLoss result = pairing.tally.all();
    return fmt::format("{} for {}: {:.1f} % ± {:.1f} of the points, Elo {}\n", counts(result),
                       experiment.first, 100 * result.share(), 100 * error_of_share(pairing.elo),
                       elo_words(pairing.elo));
}

std::string told_pairing(const LabReport& report, std::size_t i) {
    const Experiment& experiment = report.experiments[i];
    const PairingReport& pairing = report.match.pairings[i];
    const Effort effort = effort_of(report.match, i);
    return heading(experiment) + told_standing(experiment, pairing) +
           fmt::format("mean score {:+.1f}, published {:+}; {} games in {}\n",
                       pairing.tally.mean_score(), experiment.published_score,
                       pairing.tally.all().games(), time_words(effort.seconds())) +
           explored(experiment, effort) +
           fmt::format("published winner {}: {}\n\n", experiment.published_winner(),
                       name(finding(experiment, pairing.elo)));
}

nlohmann::ordered_json as_json(const LabReport& report, std::size_t i) {
    const Experiment& experiment = report.experiments[i];
    const PairingReport& pairing = report.match.pairings[i];
    const WinDrawLoss result = pairing.tally.all();
    const Effort effort = effort_of(report.match, i);
    nlohmann::ordered_json json = {{"experiment", std::string(1, experiment.letter)},
                                   {"first", experiment.first},
                                   {"second", experiment.second},
                                   {"published_score", experiment.published_score},
                                   {"published_winner", experiment.published_winner()},
                                   {"wins", result.wins},
                                   {"draws", result.draws},
                                   {"losses", result.losses},
                                   {"score_mean", pairing.tally.mean_score()},
                                   {"share", result.share()},
                                   {"share_error", error_of_share(pairing.elo)},
                                   {"elo", pairing.elo.elo},
                                   {"elo_error", pairing.elo.error},
                                   {"seconds", effort.seconds()},
                                   {"first_explored", effort.first.nodes},
                                   {"second_explored", effort.second.nodes},
                                   {"finding", name(finding(experiment, pairing.elo))}};
    const auto& games = report.match.games;
    const auto only = [&](const PlayedGame& game) {
        return static_cast<std::size_t>(game.pairing) == i;
    };
    if (result.games() == 1)
        json["final_board"] = std::find_if(games.begin(), games.end(), only)->final_board;
    return json;
}

}  // namespace

std::string told(const Experiment& experiment, const PlayedGame& game) {
    const Effort effort{game.first_stats, game.second_stats};
    return heading(experiment) + game.final_board +
           fmt::format("score {:+} for {}, published {:+}; {}, {}\n", game.score, experiment.first,
                       experiment.published_score, game.reason, time_words(effort.seconds())) +
           (game.remark.empty() ? "" : game.remark + "\n") + explored(experiment, effort) +
           winner_words(experiment, game) + "\n";
}

std::string told_once(const LabReport& report) {
    const auto& games = report.match.games;
    const auto again = std::count_if(games.begin(), games.end(), [&](const PlayedGame& game) {
        return has_published_winner(report.experiments[static_cast<std::size_t>(game.pairing)],
                                    game);
    });
    return fmt::format(
        "The published winner won {} of {} games again.\n"
        "One game proves little: --games 20 asks from 20 openings.\n",
        again, games.size());
}

std::string told_from_openings(const LabReport& report) {
    std::string text =
        "Published: one game, the first player Black, from the start. Here: every opening twice, "
        "so that\nboth have both colours. What is compared is who plays better, not that one game. "
        "A winner holds\nup when it takes more than half of the points by more than the error (95 "
        "%).\n\n";
    int holding = 0;
    for (std::size_t i = 0; i < report.experiments.size(); ++i) {
        text += told_pairing(report, i);
        if (finding(report.experiments[i], report.match.pairings[i].elo) == Finding::HoldsUp)
            ++holding;
    }
    return text +
           fmt::format("{} of {} published winners hold up.\n", holding, report.experiments.size());
}

std::string experiments_as_json(const LabReport& report) {
    std::string lines;
    for (std::size_t i = 0; i < report.experiments.size(); ++i)
        lines += as_json(report, i).dump() + "\n";
    return lines;
}

}  // namespace outflank::arena
