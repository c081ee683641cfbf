/// Files that hold games as lines: transcripts as people write them, and our JSON records.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/result.h"
#include "core/text_source.h"
#include "formats/game_sheet.h"
#include "formats/game_stream.h"
#include "formats/json_game.h"
#include "formats/pasted_game.h"
#include "formats/pasted_tafl.h"
#include "formats/saved_game.h"

namespace outflank::formats {

/// Two lines that are games by themselves make a list; the second half of a game is none. Asked of
/// what is at hand, which has to be more than the longest paste.
template <Game G>
bool is_list(const G& game, std::string_view text) {
    constexpr int Enough = 2;
    int games = 0;
    TextSource beginning{std::string(text.substr(0, LongestPaste))};
    const auto looked = for_each_line(beginning, [&](std::string_view line) -> Result<Done> {
        if (games == Enough) return Done{};
        const auto record = read_pasted_game(game, line);
        if (!record) return record.error();
        ++games;
        return Done{};
    });
    return games == Enough || (looked.ok() && games == 1);
}

/// A game under a heading that names it is one, over however many lines, and may have no moves yet.
/// Nothing for every other text, and for a list under a heading.
template <Game G>
std::optional<GameRecord<G>> read_headed_game(const G& game, std::string_view text) {
    const bool is_named = !read_heading(text).game.empty();
    if (!is_named || text.size() > LongestPaste) return std::nullopt;
    const std::string moves = read_saved_game(text).record;
    if (moves.empty()) return GameRecord<G>(game);
    auto record = read_pasted_game(game, moves);
    return record ? std::optional(*std::move(record)) : std::nullopt;
}

/// With the names of a heading.
template <Game G>
GameSheet<G> headed_sheet(const SavedGame& heading, GameRecord<G> record) {
    auto sheet = bare_sheet(std::move(record));
    for (const Side side : {Side::One, Side::Two}) {
        const std::string& player = heading.players[index(side)];
        if (!player.empty())
            sheet.add_tag(text::lower(sheet.record.game().side_name(side)), player);
    }
    return sheet;
}

/// What is wrong may be one move of a game over several lines, or one line of a list.
template <Game G>
Error neither_game_nor_list(const G& game, const std::string& text, const Error& as_game) {
    int games = 0;
    TextSource lines{text};
    const auto looked = for_each_line(lines, [&](std::string_view line) -> Result<Done> {
        const auto record = read_pasted_game(game, line);
        if (!record) return record.error();
        ++games;
        return Done{};
    });
    if (looked.ok() || games == 0) return as_game;
    return Error{as_game.sentence + "; as a list of games: " + looked.error().sentence};
}

template <Game G, class OnSheet>
Result<Done> read_transcripts(const G& game, TextSource& source, const OnSheet& on_sheet) {
    source.read_at_least(LongestPaste + 1);
    const std::string_view text = source.at_hand();
    const SavedGame heading = read_heading(text);
    const auto read = [&](std::string_view one) -> Result<Done> {
        auto record = read_pasted_game(game, one);
        if (!record) return record.error();
        return on_sheet(headed_sheet(heading, *std::move(record)));
    };
    if (auto headed = read_headed_game(game, text))
        return on_sheet(headed_sheet(heading, *std::move(headed)));
    if (is_list(game, text)) return for_each_line(source, read);
    if (text.size() > LongestPaste) return read(text);
    auto record = read_pasted_game(game, read_saved_game(text).record);
    if (!record) return neither_game_nor_list(game, std::string(text), record.error());
    return on_sheet(headed_sheet(heading, *std::move(record)));
}

template <Game G, class OnSheet>
Result<Done> read_json(const G& game, TextSource& source, const OnSheet& on_sheet) {
    return for_each_line(source, [&](std::string_view line) -> Result<Done> {
        const auto sheet = parse_json_game(game, line);
        if (!sheet) return sheet.error();
        return on_sheet(*sheet);
    });
}

}  // namespace outflank::formats
