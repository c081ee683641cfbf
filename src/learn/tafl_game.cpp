#include "learn/tafl_game.h"

#include <algorithm>

#include "core/read_file.h"
#include "core/text.h"

namespace outflank::learn {

namespace {

constexpr int HighestScore = 1000;

/// The first line of a file names the run, and with it the rules of its games, which may well be
/// legal by other rules for a while.
Result<Done> check_rules(std::string_view run, const tafl::Tafl& game) {
    constexpr std::string_view key = "rules=";
    for (const std::string_view word : text::words(run)) {
        if (!word.starts_with(key)) continue;
        const std::string rules(word.substr(key.size()));
        if (rules == game.rules().name) return Done{};
        return Error{"its games are of --rules " + text::shown(rules) + ", not " +
                     std::string(game.rules().name)};
    }
    return Error{"this is no file of games that `outflank selfplay --game tablut` wrote"};
}

Result<TaflGame::Step> parse_step(const tafl::Tafl& game, std::string_view word) {
    const auto slash = word.find('/');
    const auto move = game.parse_move(word.substr(0, slash));
    if (!move) return move.error();
    TaflGame::Step step{*move, std::nullopt};
    if (slash == std::string_view::npos) return step;
    const auto score =
        text::parse_int("a score", word.substr(slash + 1), -HighestScore, HighestScore);
    if (!score) return score.error();
    step.score = static_cast<int>(*score);
    return step;
}

}  // namespace

std::string TaflGame::format() const {
    std::string line = std::to_string(number) + ' ' + std::to_string(result);
    for (const Step& step : steps) {
        line += ' ' + tafl::format(step.move);
        if (step.score) line += '/' + std::to_string(*step.score);
    }
    return line;
}

Result<TaflGame> TaflGame::parse(const tafl::Tafl& game, std::string_view line) {
    const auto words = text::words(line);
    if (words.size() < 2) return Error{"expected a number, a result and moves"};
    const auto number = text::parse_int("the number of a game", words[0], 0, INT64_MAX);
    if (!number) return number.error();
    const auto result = text::parse_int("the result of a game", words[1], -1, 1);
    if (!result) return result.error();
    TaflGame parsed{static_cast<std::uint64_t>(*number), static_cast<int>(*result), {}};
    auto position = game.start();
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto step = parse_step(game, words[i]);
        if (!step) return step.error();
        if (!game.is_legal(position, step->move))
            return Error{text::shown(words[i]) + " is not a legal move"};
        position = game.after(position, step->move);
        parsed.steps.push_back(*step);
    }
    return parsed;
}

std::uint64_t scored_positions(const TaflGame& game) {
    return static_cast<std::uint64_t>(
        std::count_if(game.steps.begin(), game.steps.end(),
                      [](const TaflGame::Step& step) { return step.score.has_value(); }));
}

Result<TaflGames> read_tafl_games(const std::string& path, const tafl::Tafl& game) {
    const auto bytes = read_file(path);
    if (!bytes) return bytes.error();
    TaflGames result;
    std::string_view rest = *bytes;
    for (int line = 1;; ++line) {
        const auto end = rest.find('\n');
        if (end == std::string_view::npos) break;
        const std::string_view content = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        if (line == 1) {
            result.run = content;
            const auto checked = check_rules(content, game);
            if (!checked) return checked.error().in(text::shown(path));
        } else {
            auto parsed = TaflGame::parse(game, content);
            if (!parsed)
                return parsed.error().in(text::shown(path) + ", line " + std::to_string(line));
            result.games.push_back(*std::move(parsed));
        }
    }
    result.whole_bytes = bytes->size() - rest.size();
    if (result.run.empty()) return check_rules("", game).error().in(text::shown(path));
    return result;
}

}  // namespace outflank::learn
