#include "app/game_source.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "app/game_input.h"
#include "app/input_file.h"
#include "core/text.h"
#include "formats/game_file.h"
#include "formats/json_game.h"
#include "formats/saved_game.h"

namespace outflank::app {

namespace {

using formats::FileKind;
using formats::GameSheet;
using Games = std::vector<SourcedGame>;

template <Game G>
SourcedGame game_of_sheet(const GameSheet<G>& sheet) {
    SourcedGame game{sheet.record, {}, std::string(sheet.tag("event"))};
    for (const Side side : {Side::One, Side::Two}) {
        const auto name = text::lower(sheet.record.game().side_name(side));
        game.players[index(side)] = sheet.tag(name);
    }
    const std::string date(sheet.tag("date"));
    if (!date.empty()) game.occasion += (game.occasion.empty() ? "" : ", ") + date;
    return game;
}

Result<Games> read_json(std::string_view text) {
    Games games;
    for (const std::string_view line : text::split(text, '\n')) {
        if (text::trim(line).empty()) continue;
        const auto place = "game " + std::to_string(games.size() + 1);
        const auto name = formats::game_named_in_json(line);
        if (!name) return name.error().in(place);
        const auto game = game_named(*name);
        if (!game) return game.error().in(place);
        const auto read = std::visit(
            [&](const auto& each) -> Result<SourcedGame> {
                const auto sheet = formats::parse_json_game(each, line);
                if (!sheet) return sheet.error();
                return game_of_sheet(*sheet);
            },
            *game);
        if (!read) return read.error().in(place);
        games.push_back(*read);
    }
    return games;
}

template <Game G>
Result<Games> read_sheets(FileKind kind, const G& game, std::string_view text) {
    Games games;
    const auto read = formats::read_games(kind, game, text, [&](const GameSheet<G>& sheet) {
        games.push_back(game_of_sheet(sheet));
        return Result(Done{});
    });
    if (!read) return read.error();
    return games;
}

Result<Games> read_input_whole(GameInput& input) {
    Games games;
    const auto read = input.for_each([&](const auto& sheet) -> Result<Done> {
        games.push_back(game_of_sheet(sheet));
        return Done{};
    });
    if (!read) return read.error();
    return games;
}

/// Nothing but the file has to say that it is tablut, and by which rules.
bool says_its_rules(FileKind kind, const GameOptions& chosen) {
    const bool is_log = kind == FileKind::Comp424Log || kind == FileKind::ChallengeLog;
    return is_log || (kind == FileKind::OpenTafl && chosen.leave_rules_open());
}

Result<Games> read_text(FileKind kind, const GameOptions& chosen, const AnyGame& game,
                        std::string_view text) {
    if (kind == FileKind::Json) return read_json(text);
    if (says_its_rules(kind, chosen)) {
        auto input = GameInput::of_text(std::string(text), kind);
        return read_input_whole(input);
    }
    const std::string said =
        kind == FileKind::Transcript ? formats::read_heading(text).game : std::string();
    const auto meant = said.empty() ? Result(game) : game_named(said);
    if (!meant) return meant.error();
    return std::visit([&](const auto& each) { return read_sheets(kind, each, text); }, *meant);
}

/// What names no file is meant to be a game itself.
Result<Games> read_typed(const std::string& typed, const GameOptions& chosen, const AnyGame& game) {
    auto games = read_text(FileKind::Transcript, chosen, game, typed);
    if (games) return games;
    return Error{text::shown(typed) + " is no file, and as a game: " + games.error().sentence};
}

/// The one kind whose names of players stand in files beside it.
Result<Games> read_wthor(const std::string& file, const GameOptions& chosen) {
    auto input = GameInput::open(file, "", chosen);
    if (!input) return input.error();
    auto games = read_input_whole(*input);
    if (games && games->empty()) return Error{text::shown(file) + " has no game in it"};
    return games;
}

/// A long game is no name that a file could have, which the system would report as a failure.
bool is_name_of_something(const std::string& typed) {
    std::error_code unknown;
    return std::filesystem::exists(typed, unknown);
}

std::string shown_name(const std::string& file) {
    return file == "-" ? "standard input" : text::shown(file);
}

}  // namespace

Result<Games> read_source(const std::string& typed, const GameOptions& chosen) {
    const auto game = choose_game(chosen);
    if (!game) return game.error();
    if (typed != "-" && !is_name_of_something(typed)) return read_typed(typed, chosen, *game);
    const auto named = formats::kind_of_file(typed);
    if (named && *named == FileKind::Wthor) return read_wthor(typed, chosen);
    const auto text = read_input(typed);
    if (!text) return text.error();
    // Sites hand out games of many formats under names that end in .txt.
    const bool is_told = named && *named != FileKind::Transcript;
    const FileKind kind = is_told ? *named : formats::kind_of_text(*text);
    auto games = read_text(kind, chosen, *game, *text);
    if (!games) return games.error().in(shown_name(typed));
    if (games->empty()) return Error{shown_name(typed) + " has no game in it"};
    for (const SourcedGame& each : *games) {
        const auto meant = check_is_meant(chosen, game_of(each.record));
        if (!meant) return meant.error().in(shown_name(typed));
    }
    return games;
}

}  // namespace outflank::app
