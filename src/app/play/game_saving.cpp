#include "app/play/game_saving.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <type_traits>

#include "fmt/format.h"

#include "app/game_input.h"
#include "core/output_file.h"
#include "core/text.h"
#include "core/utf8.h"
#include "formats/board_file.h"
#include "formats/game_file.h"
#include "formats/saved_game.h"
#include "roster/catalogue.h"
#include "roster/player_spec.h"

namespace outflank::app {

namespace {

using formats::BoardFile;
using formats::FileKind;
using formats::GameSheet;
using formats::SavedGame;
using othello::Othello;
using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::seconds;

Result<std::string> write_board(const GamePlan& plan) {
    const auto* record = std::get_if<GameRecord<Othello>>(&plan.record);
    if (!record || record->game().size() != 8)
        return Error{"a plain board is one of 8x8 othello; save this game without .board"};
    const auto time = plan.move_time.value_or(Duration{});
    const auto whole_seconds =
        std::clamp<std::int64_t>(duration_cast<seconds>(time).count(), 0, BoardFile::MostSeconds);
    return formats::write_board_file({record->position(), static_cast<int>(whole_seconds)});
}

/// What the file says of the end is of that game; how this one ends its moves say.
template <Game G>
void forget_the_end(GameSheet<G>& sheet) {
    sheet.verdict.reset();
    std::erase_if(sheet.tags, [](const formats::SheetTag& tag) {
        const std::string name = text::lower(tag.name);
        return name == "result" || name == "plycount" || name == "termination" ||
               name.starts_with("theoretical-");
    });
}

/// Whether a game goes on where the one of a file, which has begun, stops.
template <Game G>
bool goes_on(const GameRecord<G>& game, const GameRecord<G>& from) {
    const auto& before = from.moves();
    return !before.empty() && before.size() <= game.moves().size() &&
           game.game().name() == from.game().name() && game.start() == from.start() &&
           std::equal(before.begin(), before.end(), game.moves().begin());
}

/// Files of other days are not in UTF-8, which those that are written now say they are in.
template <Game G>
void put_in_utf8(GameSheet<G>& sheet) {
    for (formats::SheetTag& tag : sheet.tags) tag.value = utf8::in_utf8(tag.value);
    for (formats::MoveRemark& remark : sheet.remarks)
        remark.comment = utf8::in_utf8(remark.comment);
}

/// The game with what the file has written around its moves so far; with nothing where the file
/// holds none, or another game. REQUIRES: the file is no list.
template <Game G>
GameSheet<G> begun_sheet(const std::string& file, const GameRecord<G>& record) {
    GameSheet<G> begun = formats::bare_sheet(record);
    auto input = holds_something(file) ? GameInput::open(file, "", {}) : Error{"nothing is there"};
    if (!input) return begun;
    (void)input->for_each([&](const auto& sheet) -> Result<Done> {
        if constexpr (std::is_same_v<std::decay_t<decltype(sheet)>, GameSheet<G>>) {
            if (!goes_on(record, sheet.record)) return Done{};
            begun = sheet;
            begun.record = record;
            begun.remarks.resize(record.moves().size());
            forget_the_end(begun);
            put_in_utf8(begun);
        }
        return Done{};
    });
    return begun;
}

/// Nobody is sat down to find out: a name in a file could start any program (`exec:`).
bool is_program(std::string_view name) {
    const auto spec = roster::PlayerSpec::parse(name);
    return spec && roster::is_player_name(spec->name);
}

/// Who sits there now. A person has no name here, but may have one in the file.
template <Game G>
void name_player(GameSheet<G>& sheet, Side side, const std::string& player) {
    const auto word = text::lower(sheet.record.game().side_name(side));
    const auto known = std::ranges::find(sheet.tags, word, &formats::SheetTag::name);
    if (known == sheet.tags.end()) return sheet.add_tag(word, player);
    if (known->value == player || (player == Human && !is_program(known->value))) return;
    known->value = player;
    const auto says_rating = [&](const auto& tag) { return tag.name == word + "-rating"; };
    std::erase_if(sheet.tags, says_rating);
}

Result<std::string> write_sheet(const std::string& file, FileKind kind, const GamePlan& plan) {
    return std::visit(
        [&](const auto& record) {
            auto sheet = begun_sheet(file, record);
            for (const Side side : {Side::One, Side::Two})
                name_player(sheet, side, plan.players[index(side)]);
            return formats::write_game(kind, sheet);
        },
        plan.record);
}

/// Another file beside the one that was named, which nobody has.
std::string free_name(const std::string& file) {
    std::error_code unknown;
    std::string name = file + ".txt";
    for (int i = 2; std::filesystem::exists(name, unknown); ++i)
        name = fmt::format("{}.{}.txt", file, i);
    return name;
}

}  // namespace

std::string write_plan(const GamePlan& plan) {
    SavedGame saved;
    saved.game = name_of(game_of(plan.record));
    saved.players = plan.players;
    if (plan.move_time)
        saved.time = fmt::format("{}ms", duration_cast<milliseconds>(*plan.move_time).count());
    saved.record = std::visit([](const auto& record) { return record.format(); }, plan.record);
    return formats::write_saved_game(saved);
}

Result<std::string> text_to_save(const std::string& file, const GamePlan& plan) {
    const auto kind = formats::kind_of_file(file);
    if (!kind || *kind == FileKind::Transcript) return write_plan(plan);
    if (*kind == FileKind::Board) return write_board(plan);
    if (*kind == FileKind::Wthor)
        return Error{
            "a WTHOR data base is three files; save the game as .json, and outflank convert makes "
            "one of it"};
    return write_sheet(file, *kind, plan);
}

Result<Done> check_is_no_list(const std::string& file, const GamePlan& plan) {
    if (!holds_something(file) || !holds_more_than_a_game(file, plan)) return Done{};
    return Error{
        text::shown(file) +
        " holds more than one game, and this one would write over them all; choose another "
        "name"};
}

Result<Done> save_plan(const std::string& file, const GamePlan& plan) {
    auto kept = check_is_no_list(file, plan);
    if (!kept) return kept;
    const auto text = text_to_save(file, plan);
    if (!text) return text.error();
    return write_whole(file, *text);
}

Result<std::optional<std::string>> save_plan_or_beside(const std::string& file,
                                                       const GamePlan& plan) {
    const auto saved = save_plan(file, plan);
    if (saved) return std::optional<std::string>();
    if (saved.error().fault == Fault::Work) return saved.error();
    const std::string instead = free_name(file);
    const auto written = write_whole(instead, write_plan(plan));
    if (!written) return saved.error();
    return std::optional(saved.error().sentence + "; the game is in " + text::shown(instead));
}

}  // namespace outflank::app
