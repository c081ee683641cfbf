#include "app/web/game_text.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>

#include "app/web/allowance.h"
#include "app/web/record_text.h"
#include "core/text.h"
#include "formats/file_kind.h"
#include "formats/game_file.h"
#include "formats/json_game.h"
#include "formats/saved_game.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

using formats::FileKind;
using formats::GameSheet;
using othello::Othello;
using tafl::Tafl;

struct FormatEntry {
    FileKind kind;
    std::string_view word;
    std::string_view name;
    bool in_othello = true;
    bool in_tafl = false;
};

constexpr std::array<FormatEntry, 8> Formats = {{
    {FileKind::Transcript, "txt", "transcript", true, true},
    {FileKind::Json, "json", "JSON record", true, true},
    {FileKind::Ggf, "ggf", "GGF"},
    {FileKind::Sgf, "sgf", "SGF"},
    {FileKind::Pgn, "pgn", "PGN"},
    {FileKind::Obf, "obf", "OBF"},
    {FileKind::Board, "board", "plain board"},
    {FileKind::OpenTafl, "otg", "OpenTafl", false, true},
}};

bool fits(const FormatEntry& format, const Othello& /*game*/) { return format.in_othello; }
bool fits(const FormatEntry& format, const Tafl& /*game*/) { return format.in_tafl; }

std::string_view word_of(FileKind kind) {
    const auto found = std::find_if(Formats.begin(), Formats.end(),
                                    [&](const FormatEntry& each) { return each.kind == kind; });
    return found == Formats.end() ? "" : found->word;
}

/// Here a line of moves is also asked whether it is a problem.
template <Game G>
FileKind kind_of_paste(const G& /*game*/, std::string_view text) {
    const FileKind kind = formats::kind_of_text(text);
    const bool is_problem = std::same_as<G, Othello> && kind == FileKind::Transcript &&
                            text.find(';') != std::string_view::npos;
    return is_problem ? FileKind::Obf : kind;
}

bool is_json(std::string_view text) { return formats::kind_of_text(text) == FileKind::Json; }

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
    return described(formats::bare_sheet(*record), word_of(FileKind::Transcript), 1);
}

Error no_such_game(std::size_t number, std::size_t games) {
    return Error{"the text holds " + std::to_string(games) + " games, so there is no number " +
                 std::to_string(number)};
}

template <Game G>
Result<Json> parse_games(const G& game, const std::string& text, std::size_t number) {
    const FileKind kind = kind_of_paste(game, text);
    if (kind == FileKind::Transcript) {
        // As this program writes it; only what is not is read liberally.
        if (auto record = read_record(game, text); record) return described(record);
    }
    std::size_t games = 0;
    std::optional<GameSheet<G>> chosen;
    const auto choose = [&](const GameSheet<G>& sheet) {
        if (++games == number) chosen = sheet;
        return Result(Done{});
    };
    const auto read = formats::read_games(kind, game, std::string_view(text), choose);
    if (!read) return read.error();
    if (!chosen) return no_such_game(number, games);
    return described(*chosen, word_of(kind), games);
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
Result<AnyGame> game_meant(const AnyGame& usual, std::string_view text) {
    if (!is_json(text)) return usual;
    const auto name = formats::game_named_in_json(text::trim(text));
    if (!name) return name.error();
    const auto plan = read_plan("# game: " + *name + "\n", {begin_record(usual), {}});
    if (!plan) return plan.error();
    return app::game_of(plan->record);
}

template <Game G>
Result<std::string> written(const GameRecord<G>& record, FileKind kind,
                            const std::map<std::string, std::string>& tags) {
    auto sheet = formats::bare_sheet(record);
    for (const auto& [name, value] : tags) sheet.add_tag(name, value);
    return formats::write_game(kind, sheet);
}

Result<FileKind> kind_to_write(const AnyGame& game, const std::string& word) {
    std::vector<std::string> words;
    for (const FormatEntry& each : Formats) {
        const bool is_fit = std::visit([&](const auto& which) { return fits(each, which); }, game);
        if (is_fit && each.word == word) return each.kind;
        if (is_fit) words.emplace_back(each.word);
    }
    return Error{"a game of this kind is written as " + text::list(words) + ", not as " +
                 text::shown(word)};
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
    const auto game = game_meant(*usual, text);
    if (!game) return game.error();
    if (std::holds_alternative<Tafl>(*game) && text.size() > LongestRecord)
        return Error{"a game of at most " + std::to_string(LongestRecord) +
                     " characters was expected, this one has " + std::to_string(text.size())};
    return std::visit(
        [&](const auto& each) { return parse_games(each, question.text, question.number); }, *game);
}

Result<Json> exported(const AnyRecord& record, const protocol::web::Export& question) {
    const auto kind = kind_to_write(app::game_of(record), question.format);
    if (!kind) return kind.error();
    const auto text =
        std::visit([&](const auto& each) { return written(each, *kind, question.tags); }, record);
    if (!text) return text.error();
    return Json{{"format", question.format},
                {"name", "game." + question.format},
                {"media", *kind == FileKind::Json ? "application/json" : "text/plain"},
                {"text", *text}};
}

Json formats_json(const AnyGame& game) {
    Json formats = Json::array();
    for (const FormatEntry& each : Formats) {
        if (std::visit([&](const auto& which) { return fits(each, which); }, game))
            formats.push_back({{"format", each.word}, {"name", each.name}});
    }
    return formats;
}

}  // namespace outflank::app::web
