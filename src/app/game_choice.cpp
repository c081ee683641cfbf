#include "app/game_choice.h"

#include <vector>

#include "core/text.h"

namespace outflank::app {

namespace {

Result<AnyGame> choose_othello(const GameOptions& options) {
    if (!options.rules.empty())
        return Error{"--rules belongs to --game tablut; othello is chosen by --size"};
    const auto size = text::parse_int("a board size", options.size.empty() ? "8" : options.size,
                                      othello::SmallestSize, othello::LargestSize);
    if (!size) return size.error();
    auto game = othello::Othello::of_size(static_cast<int>(*size));
    if (!game) return game.error();
    return AnyGame(*game);
}

Result<AnyGame> choose_tafl(const GameOptions& options) {
    if (!options.size.empty())
        return Error{
            "--size belongs to --game othello; a tablut board has the size of its --rules"};
    const auto rules = tafl::find_rules(options.rules.empty() ? tafl::Comp424.name : options.rules);
    if (!rules) return rules.error();
    return AnyGame(tafl::Tafl(**rules));
}

std::vector<AnyGame> all_games() {
    std::vector<AnyGame> games;
    for (int size = othello::SmallestSize; size <= othello::LargestSize; size += 2)
        games.emplace_back(othello::Othello(size));
    for (const tafl::Rules* rules : tafl::AllRules) games.emplace_back(tafl::Tafl(*rules));
    return games;
}

}  // namespace

std::string name_of(const AnyGame& any) {
    return std::visit([](const auto& game) { return game.name(); }, any);
}

Result<AnyGame> choose_game(const GameOptions& options) {
    const std::string game = text::lower(options.game);
    if (game == "othello") return choose_othello(options);
    if (game == "tablut") return choose_tafl(options);
    if (!game.empty())
        return Error{"--game expects othello or tablut, not " + text::shown(options.game)};
    return options.rules.empty() ? choose_othello(options) : choose_tafl(options);
}

Result<Done> check_is_meant(const GameOptions& options, const AnyGame& found) {
    if (options.are_silent()) return Done{};
    const auto meant = choose_game(options);
    if (!meant) return meant.error();
    if (name_of(found) == name_of(*meant)) return Done{};
    return Error{"this is a game of " + name_of(found) + ", not of " + name_of(*meant)};
}

Result<AnyGame> game_named(std::string_view name) {
    for (const AnyGame& any : all_games()) {
        if (name_of(any) == name) return any;
    }
    return Error{"unknown game " + text::shown(name) +
                 "; expected a name like 'othello 8x8' or 'tablut ashton'"};
}

}  // namespace outflank::app
