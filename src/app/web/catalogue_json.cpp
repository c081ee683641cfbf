#include "app/web/catalogue_json.h"

#include <algorithm>

#include "app/web/game_messages.h"
#include "app/web/game_text.h"
#include "app/web/player_permit.h"
#include "nlohmann/json.hpp"
#include "roster/evaluations.h"
#include "roster/level_words.h"

namespace outflank::app::web {

namespace {

bool is_tafl(const AnyGame& game) { return std::holds_alternative<tafl::Tafl>(game); }

Json games_json() {
    Json games = Json::array();
    for (const AnyGame& game : offered_games())
        games.push_back({{"game", json_of(game)}, {"ground", ground_of(game)}});
    return games;
}

Json players_json() {
    Json players = Json::array();
    for (const OfferedPlayer& player : offered_players()) {
        Json options = Json::array();
        for (const roster::OptionEntry& option : player.options)
            options.push_back({{"key", option.key}, {"meaning", option.meaning}});
        players.push_back({{"name", player.entry.name},
                           {"purpose", player.entry.purpose},
                           {"options", std::move(options)}});
    }
    return players;
}

/// A preset whose evaluation the game does not have cannot sit down.
bool fits(const roster::Preset& preset, const AnyGame& game) {
    const auto spec = roster::PlayerSpec::parse(preset.stands_for);
    if (!spec) return false;
    const auto wanted = spec->options.find("eval");
    if (wanted == spec->options.end()) return true;
    for (const roster::EvaluationEntry& evaluation : roster::Evaluations) {
        if (evaluation.name == wanted->second)
            return is_tafl(game) ? evaluation.in_tafl : evaluation.in_othello;
    }
    return false;
}

Json presets_json(const AnyGame& game) {
    Json presets = Json::array();
    for (const roster::Preset& preset : roster::presets()) {
        if (!fits(preset, game)) continue;
        presets.push_back({{"name", preset.name},
                           {"stands_for", preset.stands_for},
                           {"purpose", preset.purpose}});
    }
    return presets;
}

Json levels_json(const Allowance& allowance) {
    Json levels = Json::array();
    for (const roster::LevelWords& words : roster::AllLevelWords) {
        if (words.level > allowance.level) break;
        levels.push_back({{"level", words.level},
                          {"word", words.word},
                          {"time", words.time},
                          {"strength", roster::strength_of_level(words.level)},
                          {"rating", words.rating == 0 ? Json() : Json(words.rating)}});
    }
    return levels;
}

Json evaluations_json(const AnyGame& game) {
    Json evaluations = Json::array();
    for (const roster::EvaluationEntry& each : roster::Evaluations) {
        if (is_tafl(game) ? each.in_tafl : each.in_othello)
            evaluations.push_back({{"name", each.name}, {"purpose", each.purpose}});
    }
    return evaluations;
}

}  // namespace

Json limits_json(const Allowance& allowance) {
    return {{"level", allowance.level},
            {"time", duration_text(allowance.time)},
            {"message_bytes", Allowance::MessageBytes},
            {"paste_bytes", Allowance::PasteBytes},
            {"arena_games", allowance.arena_games},
            {"arena_time", duration_text(std::min(allowance.arena_time, allowance.time))}};
}

std::string catalogue_body(const AnyGame& game, const Allowance& allowance) {
    const Json body = {{"game", json_of(game)},
                       {"games", games_json()},
                       {"players", players_json()},
                       {"presets", presets_json(game)},
                       {"levels", levels_json(allowance)},
                       {"evaluations", evaluations_json(game)},
                       {"formats", formats_json(game)},
                       {"limits", limits_json(allowance)}};
    return body.dump();
}

}  // namespace outflank::app::web
