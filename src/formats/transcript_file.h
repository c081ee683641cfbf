/// Files that hold games as lines: transcripts as people write them, and our JSON records.
#pragma once

#include <functional>

#include "core/result.h"
#include "core/text_source.h"
#include "formats/game_sheet.h"
#include "formats/game_stream.h"
#include "formats/json_game.h"
#include "formats/pasted_game.h"
#include "formats/pasted_tafl.h"

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

template <Game G, class OnSheet>
Result<Done> read_transcripts(const G& game, TextSource& source, const OnSheet& on_sheet) {
    const auto read = [&](std::string_view one) -> Result<Done> {
        auto record = read_pasted_game(game, one);
        if (!record) return record.error();
        return on_sheet(bare_sheet(*std::move(record)));
    };
    source.read_at_least(LongestPaste + 1);
    return is_list(game, source.at_hand()) ? for_each_line(source, read) : read(source.at_hand());
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
