#include "app/players_command.h"

#include <string>
#include <string_view>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/play/table_view.h"
#include "nlohmann/json.hpp"
#include "roster/catalogue.h"
#include "roster/evaluations.h"
#include "roster/level_words.h"

namespace outflank::app {

namespace {

using Json = nlohmann::ordered_json;
using roster::EvaluationEntry;
using roster::LevelWords;
using roster::OptionEntry;
using roster::PlayerEntry;
using roster::Preset;

/// A name and beside it what it means, in lines that a terminal of 80 columns shows unbroken.
void print_entry(int indent, std::string_view name, std::string_view meaning) {
    constexpr int column = 23;
    std::string begin = fmt::format("{:<{}}{:<{}}", "", indent, name, column - indent);
    for (const std::string& line : wrapped(std::string(meaning), 79 - column)) {
        fmt::print("{}{}\n", begin, line);
        begin.assign(column, ' ');
    }
}

void print_text() {
    fmt::print("Players, asked for as name or name:key=value,key=value\n\n");
    for (const PlayerEntry& player : roster::players()) {
        print_entry(2, player.name, player.purpose);
        for (const OptionEntry& option : player.options)
            print_entry(6, std::string(option.key) + "=", option.meaning);
    }
    fmt::print(
        "\nPresets: the original players. Each takes the options of what it stands for,\n"
        "which replace its own\n\n");
    for (const Preset& preset : roster::presets()) {
        print_entry(2, preset.name, preset.purpose);
        fmt::print("      {}\n", preset.stands_for);
    }
    fmt::print(
        "\nLevels, for outflank:level=, each up to the next one, with the time for a move\n"
        "and a rating, Elo points above a random player\n\n");
    for (const LevelWords& words : roster::AllLevelWords)
        fmt::print("  {:<3}{:<12}{:<17}{:<5}{}\n", words.level, words.word, words.time,
                   words.rating == 0 ? "" : std::to_string(words.rating),
                   roster::strength_of_level(words.level));
    fmt::print("\nEvaluations, for eval=\n\n");
    for (const EvaluationEntry& evaluation : roster::Evaluations) {
        print_entry(2, evaluation.name, evaluation.purpose);
        fmt::print("      {}{}{}\n", evaluation.in_othello ? "othello" : "",
                   evaluation.in_othello && evaluation.in_tafl ? ", " : "",
                   evaluation.in_tafl ? "tablut" : "");
    }
}

Json described(const PlayerEntry& player) {
    Json options = Json::object();
    for (const OptionEntry& option : player.options)
        options[std::string(option.key)] = option.meaning;
    return {{"kind", "player"},
            {"name", player.name},
            {"purpose", player.purpose},
            {"options", std::move(options)}};
}

Json described(const Preset& preset) {
    return {{"kind", "preset"},
            {"name", preset.name},
            {"purpose", preset.purpose},
            {"stands_for", preset.stands_for}};
}

Json described(const LevelWords& words) {
    return {{"kind", "level"},
            {"level", words.level},
            {"word", words.word},
            {"time", words.time},
            {"strength", roster::strength_of_level(words.level)},
            {"rating", words.rating == 0 ? Json() : Json(words.rating)}};
}

Json described(const EvaluationEntry& evaluation) {
    Json games = Json::array();
    if (evaluation.in_othello) games.push_back("othello");
    if (evaluation.in_tafl) games.push_back("tablut");
    return {{"kind", "evaluation"},
            {"name", evaluation.name},
            {"purpose", evaluation.purpose},
            {"games", std::move(games)}};
}

template <class Entries>
void print_json(const Entries& entries) {
    for (const auto& entry : entries) fmt::print("{}\n", described(entry).dump());
}

}  // namespace

Result<int> run_players(const PlayersOptions& options) {
    if (options.json) {
        print_json(roster::players());
        print_json(roster::presets());
        print_json(roster::AllLevelWords);
        print_json(roster::Evaluations);
    } else {
        print_text();
    }
    return Success;
}

void declare_players(CommandLine& command, PlayersOptions& options) {
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank players\n"
        "  outflank players --json\n"
        "  outflank play --black human --white alphabeta:depth=6,eval=squares\n"
        "  outflank play --black classic-killer:time=2s --white classic-deadline");
}

}  // namespace outflank::app
