#include "roster/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/text.h"

namespace outflank::roster {

namespace {

constexpr std::string_view Depth = "how many plies to look ahead, 1 to 60";
constexpr std::string_view Time = "how long to think about each move, like 500ms or 2s";
constexpr std::string_view Openings =
    "8x8 Othello: on, the program's own list of openings, or a file of such lines";
constexpr std::string_view Eval = "the evaluation, by name (default: discs)";

constexpr std::array<OptionEntry, 12> EngineOptions = {{
    {"level", "strength from 0 to 60 (default: 21, or what the time allows)"},
    {"time", Time},
    {"clock", "how long to think about a whole game, like 10s or 10s+100ms"},
    {"depth", Depth},
    {"nodes", "how many positions to look at for each move"},
    {"threads", "how many cores to use (default: 1)"},
    {"hash", "most MB for the table of positions (default: 256 on 8x8 Othello)"},
    {"eval", "network or linear (learned), features (by hand); tablut: network or king-distance"},
    {"weights", "8x8 Othello and tablut: a file of weights for the learned evaluation"},
    {"book", "8x8 Othello: on (default), off, or the file of a book to play by"},
    {"book-randomness",
     "discs that a move by the book may lose (default: 0.5, more at low levels)"},
    {"openings", Openings},
}};

constexpr std::array<OptionEntry, 1> LotOptions = {{
    {"seed", "a whole number; the same seed plays the same game"},
}};

constexpr std::array<OptionEntry, 3> MinimaxOptions = {{
    {"depth", Depth},
    {"time", Time},
    {"eval", Eval},
}};

constexpr std::array<OptionEntry, 7> AlphaBetaOptions = {{
    {"depth", Depth},
    {"time", Time},
    {"eval", Eval},
    {"from", "the first depth where it deepens one by one (default: 1)"},
    {"killer", "on: the best line of each depth is tried first in the next (default: off)"},
    {"depth-bias", "off: a late win is as good as an early one (default: on)"},
    {"openings", Openings},
}};

constexpr std::array<OptionEntry, 7> MctsOptions = {{
    {"iterations", "how many games to try for each move (default: 10000, or what the time allows)"},
    {"time", Time},
    {"c", "how curious it is: 0 only follows what looks best (default: 0.35)"},
    {"leaf", "playout: judges by a random game; eval: by an evaluation (default: playout)"},
    {"eval", "with leaf=eval: the evaluation, by name"},
    {"memory",
     "MB for the tree (default: 512); when it is full the search goes on without growing"},
    {"seed", "a whole number; the same seed plays the same game"},
}};

constexpr std::array<OptionEntry, 5> ExecOptions = {{
    {"protocol", "nboard or gtp"},
    {"cmd", "the program and its arguments, in double quotes; no shell"},
    {"cwd", "the folder to start it in"},
    {"depth", "nboard: how deep it shall look"},
    {"name", "what to call it"},
}};

constexpr std::array<PlayerEntry, 8> Players = {{
    {"human", "whoever sits there", {}},
    {"outflank", "the engine: its own on 8x8 Othello, the generic search elsewhere", EngineOptions},
    {"alphabeta", "textbook alpha-beta; with time= iterative deepening", AlphaBetaOptions},
    {"minimax", "plain minimax, no pruning", MinimaxOptions},
    {"mcts", "Monte Carlo tree search", MctsOptions},
    {"greedy", "the move that flips or captures most", LotOptions},
    {"random", "a uniformly random legal move", LotOptions},
    {"exec", "an external engine that speaks NBoard or GTP; without a law a move has five minutes",
     ExecOptions},
}};

constexpr std::array<Preset, 10> Presets = {{
    {"classic-deadline", "alphabeta:time=1s,eval=discs",
     "deepens until a deadline and counts discs"},
    {"classic-killer", "alphabeta:time=1s,eval=features,killer=on,openings=on",
     "tries its best line first, looks at features, and sees the end exactly when time allows"},
    {"classic-squares", "alphabeta:depth=4,eval=squares",
     "looks a fixed number of plies ahead and weighs squares"},
    {"classic-gye", "minimax:depth=4,eval=bonuses", "minimax by depth with bonuses"},
    {"classic-gy", "minimax:depth=4,eval=discs", "minimax by depth with discs"},
    {"classic-gyt", "minimax:time=500ms,eval=bonuses", "minimax by time with bonuses"},
    {"classic-id", "alphabeta:time=500ms,eval=discs", "deepening alpha-beta with discs"},
    {"classic-mc", "mcts:iterations=10000", "Monte Carlo tree search by iterations"},
    {"classic-mct", "mcts:time=500ms", "Monte Carlo tree search by time"},
    {"classic-tablut", "alphabeta:time=2s,eval=king-distance,from=2,depth-bias=on",
     "Tablut: deepens from two plies, prefers early wins, watches the king"},
}};

/// The options that say how long to think.
bool is_pace(std::string_view key) {
    return key == "depth" || key == "time" || key == "iterations";
}

bool sets_pace(const PlayerSpec& spec) {
    return std::any_of(spec.options.begin(), spec.options.end(),
                       [](const auto& option) { return is_pace(option.first); });
}

}  // namespace

std::vector<std::string> PlayerEntry::option_names() const {
    std::vector<std::string> names;
    for (const OptionEntry& option : options) names.emplace_back(option.key);
    return names;
}

PlayerSpec Preset::applied_to(const PlayerSpec& asked) const {
    auto spec = PlayerSpec::parse(stands_for);
    assert(spec.ok());
    if (sets_pace(asked)) {
        std::erase_if(spec.value().options,
                      [](const auto& option) { return is_pace(option.first); });
    }
    for (const auto& [key, value] : asked.options) spec.value().options[key] = value;
    return *std::move(spec);
}

std::span<const PlayerEntry> players() { return Players; }
std::span<const Preset> presets() { return Presets; }

const PlayerEntry& player_entry(std::string_view name) {
    const auto found = std::find_if(Players.begin(), Players.end(),
                                    [&](const PlayerEntry& entry) { return entry.name == name; });
    assert(found != Players.end());
    return *found;
}

const Preset* find_preset(std::string_view name) {
    const auto found = std::find_if(Presets.begin(), Presets.end(),
                                    [&](const Preset& preset) { return preset.name == name; });
    return found == Presets.end() ? nullptr : &*found;
}

bool is_player_name(std::string_view name) {
    return find_preset(name) != nullptr ||
           std::ranges::find(Players, name, &PlayerEntry::name) != Players.end();
}

Error unknown_player(std::string_view name) {
    if (name == "human") return Error{"nobody sits here; 'outflank play' is for the player human"};
    std::vector<std::string> names;
    names.reserve(Players.size() + Presets.size());
    for (const PlayerEntry& entry : Players) names.emplace_back(entry.name);
    for (const Preset& preset : Presets) names.emplace_back(preset.name);
    return Error{"unknown player " + text::shown(name) + "; expected one of " + text::list(names)};
}

}  // namespace outflank::roster
