#include "app/play/game_saving.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <type_traits>

#include "fmt/format.h"

#include "app/game_input.h"
#include "app/play/seated_player.h"
#include "core/output_file.h"
#include "core/text.h"
#include "formats/board_file.h"
#include "formats/game_file.h"
#include "formats/saved_game.h"

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

/// A game that has grown has not ended as it had.
template <Game G>
void forget_the_end(GameSheet<G>& sheet) {
    sheet.verdict.reset();
    std::erase_if(sheet.tags, [](const formats::SheetTag& tag) { return tag.name == "result"; });
}

/// Whether one goes on where the other stops.
template <Game G>
bool are_one_game(const GameRecord<G>& a, const GameRecord<G>& b) {
    const std::size_t shared = std::min(a.moves().size(), b.moves().size());
    return a.game().name() == b.game().name() && a.start() == b.start() &&
           std::equal(a.moves().begin(), a.moves().begin() + static_cast<std::ptrdiff_t>(shared),
                      b.moves().begin());
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
            if (!are_one_game(sheet.record, record)) return Done{};
            begun = sheet;
            begun.record = record;
            begun.remarks.resize(record.moves().size());
            if (sheet.record != record) forget_the_end(begun);
        }
        return Done{};
    });
    return begun;
}

/// Who sits there now. A person has no name here, but may have one in the file.
template <Game G>
void name_player(GameSheet<G>& sheet, Side side, const std::string& player) {
    const auto word = text::lower(sheet.record.game().side_name(side));
    const auto known = std::ranges::find(sheet.tags, word, &formats::SheetTag::name);
    if (known == sheet.tags.end()) return sheet.add_tag(word, player);
    const bool is_person = !seated_player(sheet.record.game(), known->value, 0);
    if (known->value == player || (player == Human && is_person)) return;
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
