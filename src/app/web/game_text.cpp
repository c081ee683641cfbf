#include "app/web/game_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "app/web/allowance.h"
#include "app/web/record_text.h"
#include "core/text.h"
#include "formats/board_file.h"
#include "formats/game_file.h"
#include "formats/json_game.h"
#include "formats/saved_game.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

using formats::FileKind;
using formats::GameSheet;
using formats::OthelloSheet;
using othello::Othello;
using tafl::Tafl;

struct FormatName {
    std::string_view word;
    std::string_view name;
    bool in_tafl = false;
};

constexpr std::array<FormatName, 7> Formats = {{{"txt", "transcript", true},
                                                {"json", "JSON record", true},
                                                {"ggf", "GGF"},
                                                {"sgf", "SGF"},
                                                {"pgn", "PGN"},
                                                {"obf", "OBF"},
                                                {"board", "plain board"}}};

/// The beginning of a text gives its kind away; whatever is nothing else is a transcript.
FileKind kind_of_text(std::string_view text) {
    const std::string_view trimmed = text::trim(text);
    if (trimmed.starts_with('{')) return FileKind::Json;
    if (trimmed.starts_with("(;GM[Othello]") || trimmed.starts_with("(;GM[othello]"))
        return FileKind::Ggf;
    if (trimmed.starts_with("(;")) return FileKind::Sgf;
    if (trimmed.starts_with('[')) return FileKind::Pgn;
    if (formats::looks_like_board_file(text)) return FileKind::Board;
    return trimmed.find(';') == std::string_view::npos ? FileKind::Transcript : FileKind::Obf;
}

std::string_view word_of(FileKind kind) {
    return kind == FileKind::Transcript ? "transcript"
                                        : Formats[static_cast<std::size_t>(kind)].word;
}

template <Game G>
Json described(const GameSheet<G>& sheet, std::string_view format, std::size_t games) {
    const AnyGame game(sheet.record.game());
    Json tags = Json::object();
    for (const formats::SheetTag& tag : sheet.tags) tags[tag.name] = tag.value;
    return {{"game", json_of(game)},
            {"ground", ground_of(game)},
            {"record", sheet.record.format()},
            {"format", format},
            {"games", games},
            {"boards", boards_of(sheet.record)},
            {"tags", std::move(tags)},
            {"result", json_of(sheet.record.outcome())}};
}

template <Game G>
Result<Json> described(const Result<GameRecord<G>>& record) {
    if (!record) return record.error();
    GameSheet<G> sheet{*record};
    sheet.remarks.resize(record->moves().size());
    return described(sheet, "transcript", 1);
}

Error no_such_game(std::size_t number, std::size_t games) {
    return Error{"the text holds " + std::to_string(games) + " games, so there is no number " +
                 std::to_string(number)};
}

Result<Json> parse_othello(const Othello& game, FileKind kind, std::string_view text,
                           std::size_t number) {
    if (kind == FileKind::Transcript) {
        // As this program writes it; only what is not is read liberally.
        if (auto record = GameRecord<Othello>::parse(game, text); record) return described(record);
    }
    std::size_t games = 0;
    std::optional<OthelloSheet> chosen;
    const auto read = formats::read_games(kind, game, text, [&](const OthelloSheet& sheet) {
        if (++games == number) chosen = sheet;
        return Result(Done{});
    });
    if (!read) return read.error();
    if (!chosen) return no_such_game(number, games);
    return described(*chosen, word_of(kind), games);
}

Result<Json> parse_tafl(const Tafl& game, FileKind kind, const std::string& text) {
    if (kind == FileKind::Json) {
        const auto sheet = formats::parse_json_game(game, text::trim(text));
        if (!sheet) return sheet.error();
        return described(*sheet, word_of(kind), 1);
    }
    return described(read_record(game, text));
}

/// A saved game says which game it is; its own words count more than what the page has on the
/// board.
bool is_saved_game(std::string_view text) {
    return text::trim(text).starts_with('#') && !formats::read_saved_game(text).game.empty();
}

Result<Json> parse_saved_game(const AnyGame& usual, std::string_view text) {
    const auto plan = read_plan(text, {begin_record(usual), {}});
    if (!plan) return plan.error();
    return std::visit([](const auto& record) { return described(Result(record)); }, plan->record);
}

/// A JSON record names its game.
Result<AnyGame> game_meant(const AnyGame& usual, FileKind kind, std::string_view text) {
    if (kind != FileKind::Json) return usual;
    const auto name = formats::game_named_in_json(text::trim(text));
    if (!name) return name.error();
    const auto plan = read_plan("# game: " + *name + "\n", {begin_record(usual), {}});
    if (!plan) return plan.error();
    return app::game_of(plan->record);
}

template <Game G>
GameSheet<G> sheet_of(const GameRecord<G>& record, const std::map<std::string, std::string>& tags) {
    GameSheet<G> sheet{record};
    sheet.remarks.resize(record.moves().size());
    for (const auto& [name, value] : tags) sheet.add_tag(name, value);
    return sheet;
}

Result<std::string> written(const GameRecord<Othello>& record, FileKind kind,
                            const std::map<std::string, std::string>& tags) {
    return formats::write_game(kind, sheet_of(record, tags));
}

Result<std::string> written(const GameRecord<Tafl>& record, FileKind kind,
                            const std::map<std::string, std::string>& tags) {
    if (kind == FileKind::Json) return formats::format_json_game(sheet_of(record, tags)) + '\n';
    if (kind == FileKind::Transcript) return record.format() + '\n';
    return Error{"a game of tablut is written as txt or json"};
}

}  // namespace

Result<AnyRecord> record_of(const protocol::web::GameName& name, const std::string& record) {
    const auto game = game_of(name);
    if (!game) return game.error();
    return std::visit(
        [&](const auto& each) -> Result<AnyRecord> {
            auto read = read_record(each, record);
            if (!read) return read.error();
            return AnyRecord(*std::move(read));
        },
        *game);
}

Result<Json> parsed(const protocol::web::Parse& question) {
    const std::string_view text = question.text;
    if (text.size() > Allowance::PasteBytes)
        return Error{"a text of at most " + std::to_string(Allowance::PasteBytes) +
                     " characters was expected, this one has " + std::to_string(text.size())};
    const auto usual = game_of(question.game);
    if (!usual) return usual.error();
    if (text::trim(text).empty())
        return std::visit([](const auto& each) { return described(Result(GameRecord(each))); },
                          *usual);
    if (is_saved_game(text)) return parse_saved_game(*usual, text);
    const FileKind kind = kind_of_text(text);
    const auto game = game_meant(*usual, kind, text);
    if (!game) return game.error();
    if (const auto* tafl = std::get_if<Tafl>(&*game)) return parse_tafl(*tafl, kind, question.text);
    return parse_othello(std::get<Othello>(*game), kind, text, question.number);
}

Result<Json> exported(const AnyRecord& record, const protocol::web::Export& question) {
    const auto kind = formats::parse_file_kind(question.format);
    if (!kind) return kind.error();
    if (*kind == FileKind::Wthor)
        return Error{"a WTHOR data base is three files; 'outflank convert' writes them"};
    const auto text =
        std::visit([&](const auto& each) { return written(each, *kind, question.tags); }, record);
    if (!text) return text.error();
    const std::string_view word = Formats[static_cast<std::size_t>(*kind)].word;
    return Json{{"format", word},
                {"name", "game." + std::string(word)},
                {"media", *kind == FileKind::Json ? "application/json" : "text/plain"},
                {"text", *text}};
}

Json formats_json(const AnyGame& game) {
    Json formats = Json::array();
    for (const FormatName& each : Formats) {
        if (each.in_tafl || std::holds_alternative<Othello>(game))
            formats.push_back({{"format", each.word}, {"name", each.name}});
    }
    return formats;
}

}  // namespace outflank::app::web
