/// Games out of a text that comes piece by piece.
///
/// A reader takes the first game off the front of what is at hand. Only when something is left
/// behind the game is it certain that the game was not cut off; until then, and where reading
/// failed, more is fetched and the game is read again. So a file of any length is read in the
/// memory of its longest game, by readers that know nothing of files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "core/text_source.h"

namespace outflank::formats {

/// Nobody writes longer ones; what is longer is another kind of file.
inline constexpr std::size_t LongestGame = std::size_t{1} << 24;

/// Calls `on_game` for each game that `take`, Result<std::optional<T>>(std::string_view&), finds.
/// An error names the game, counted from 1; where there is none at all it is `expected`.
template <class Take, class OnGame>
Result<Done> for_each_game(TextSource& source, std::string_view expected, const Take& take,
                           const OnGame& on_game) {
    for (std::size_t number = 1;;) {
        const std::string_view whole = source.at_hand();
        std::string_view rest = whole;
        auto game = take(rest);
        const bool may_be_cut = !game || !*game || rest.empty();
        if (may_be_cut && !source.is_over() && whole.size() < LongestGame) {
            source.read_more();
            continue;
        }
        const std::string place = "game " + std::to_string(number);
        if (!game) return game.error().in(place);
        if (!*game) return number > 1 ? Result<Done>(Done{}) : Error{std::string(expected)};
        const Result<Done> taken = on_game(**game);
        if (!taken) return taken.error().in(place);
        // Readers may drop blanks from the end of the rest, so it is its begin that counts.
        source.take(rest.empty() ? whole.size()
                                 : static_cast<std::size_t>(rest.data() - whole.data()));
        ++number;
    }
}

/// The same for a text that is there already.
template <class Game, class Take>
Result<std::vector<Game>> all_games(std::string_view text, std::string_view expected,
                                    const Take& take) {
    TextSource source{std::string(text)};
    std::vector<Game> games;
    const auto keep = [&](Game& game) -> Result<Done> {
        games.push_back(std::move(game));
        return Done{};
    };
    const auto done = for_each_game(source, expected, take, keep);
    if (!done) return done.error();
    return games;
}

/// Calls for each line that is neither blank nor a remark (#); an error names the line.
template <class OnLine>
Result<Done> for_each_line(TextSource& source, const OnLine& on_line) {
    for (std::size_t number = 1;; ++number) {
        std::size_t end = source.at_hand().find('\n');
        while (end == std::string_view::npos && !source.is_over()) {
            if (source.at_hand().size() >= LongestGame)
                return Error{"line " + std::to_string(number) + " is longer than any game"};
            const std::size_t searched = source.at_hand().size();
            source.read_more();
            end = source.at_hand().find('\n', searched);
        }
        const std::string_view text = source.at_hand();
        if (text.empty()) return Done{};
        const std::string_view line = text::trim(text.substr(0, end));
        if (!line.empty() && !line.starts_with('#')) {
            const Result<Done> done = on_line(line);
            if (!done) return done.error().in("line " + std::to_string(number));
        }
        source.take(end == std::string_view::npos ? text.size() : end + 1);
    }
}

/// The rest of a file that is one game.
inline Result<std::string_view> whole_text(TextSource& source) {
    source.read_at_least(LongestGame + 1);
    if (source.at_hand().size() > LongestGame) return Error{"the file is longer than any game"};
    return source.at_hand();
}

}  // namespace outflank::formats
