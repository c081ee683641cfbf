#include "app/play/game_plan.h"

#include <chrono>
#include <vector>

#include "app/game_input.h"
#include "app/input_file.h"
#include "core/duration.h"
#include "core/text.h"
#include "formats/board_file.h"
#include "formats/game_file.h"
#include "formats/pasted_game.h"
#include "formats/pasted_tafl.h"
#include "formats/saved_game.h"

namespace outflank::app {

namespace {

using formats::FileKind;
using formats::SavedGame;
using othello::Othello;
using std::chrono::seconds;

/// The first of the games that `read` hands over, one after another, to what it is given; the text
/// that they come from has a name for where there is none.
template <class Read>
Result<AnyRecord> first_game(const std::string& source, const Read& read) {
    std::optional<AnyRecord> first;
    const auto done = read([&](const auto& sheet) -> Result<Done> {
        first = sheet.record;
        return Error{"the first game is enough"};  // nobody reads this: there is a game
    });
    if (first) return *std::move(first);
    return done ? Error{source + " has no game in it"} : done.error();
}

/// Files are often pasted together by people, so they are read as they come: one game over several
/// lines, or several games one a line. What can be the first is not taken for the second.
template <Game G>
Result<AnyRecord> parse_moves(const G& game, std::string_view text, const SavedGame& saved) {
    auto whole = formats::read_pasted_game(game, saved.record);
    if (whole) return AnyRecord(*std::move(whole));
    return first_game("the text", [&](const auto& keep) {
        return formats::read_games(FileKind::Transcript, game, text, keep);
    });
}

Result<GamePlan> read_board(std::string_view text, const GamePlan& usual) {
    const auto board = formats::read_board_file(text);
    if (!board) return board.error();
    GamePlan plan = usual;
    plan.record = GameRecord<Othello>(Othello(8), board->position);
    if (board->seconds > 0) plan.move_time = seconds(board->seconds);
    return plan;
}

/// Another game than the one at hand is only meant where the file says so.
Result<AnyGame> game_of_saved(const SavedGame& saved, const GamePlan& usual) {
    if (saved.game.empty()) return game_of(usual.record);
    return game_named(saved.game);
}

/// A saved game, or a position or transcript, which are saved games that say no more.
Result<GamePlan> read_saved(std::string_view text, const GamePlan& usual) {
    const SavedGame saved = formats::read_saved_game(text);
    const auto game = game_of_saved(saved, usual);
    if (!game) return game.error();
    auto record =
        std::visit([&](const auto& each) { return parse_moves(each, text, saved); }, *game);
    if (!record) return record.error();
    GamePlan plan = usual;
    plan.record = *std::move(record);
    for (const std::size_t side : {0U, 1U}) {
        if (!saved.players[side].empty()) plan.players[side] = saved.players[side];
    }
    if (saved.time.empty()) return plan;
    const auto time = parse_duration("time", saved.time);
    if (!time) return time.error();
    plan.move_time = *time;
    return plan;
}

/// Files of games that have a format of their own; everything else is text.
bool is_of_games(const std::string& file) {
    const auto kind = formats::kind_of_file(file);
    return kind && *kind != FileKind::Transcript && *kind != FileKind::Board;
}

Result<GamePlan> first_game_in(GameInput& input, const std::string& name, const GamePlan& usual) {
    auto record = first_game(name, [&](const auto& keep) { return input.for_each(keep); });
    if (!record) return record.error();
    GamePlan plan = usual;
    plan.record = *std::move(record);
    return plan;
}

Result<GamePlan> first_game_of_file(const std::string& file, const GamePlan& usual) {
    auto input = GameInput::open(file, "", {});
    return input ? first_game_in(*input, text::shown(file), usual) : input.error();
}

/// Whether `read` hands over more than one game, or one before something that is none.
template <class Read>
bool hands_over_more_than_a_game(const Read& read) {
    int seen = 0;
    const auto done = read([&](const auto& /*sheet*/) -> Result<Done> {
        if (++seen > 1) return Error{"two are enough"};  // nobody reads this
        return Done{};
    });
    return seen > 0 && !done;
}

/// One game over several lines is one.
template <Game G>
bool holds_more_than_a_game(const G& game, std::string_view text, const SavedGame& saved) {
    if (formats::read_pasted_game(game, saved.record)) return false;
    return hands_over_more_than_a_game([&](const auto& count) {
        return formats::read_games(FileKind::Transcript, game, text, count);
    });
}

bool holds_more_than_a_game(GameInput& input) {
    return hands_over_more_than_a_game([&](const auto& count) { return input.for_each(count); });
}

}  // namespace

AnyRecord begin_record(const AnyGame& game) {
    return std::visit([](const auto& each) { return AnyRecord(GameRecord(each)); }, game);
}

AnyGame game_of(const AnyRecord& record) {
    return std::visit([](const auto& each) { return AnyGame(each.game()); }, record);
}

Result<AnyGame> game_of_word(std::string_view word) {
    const std::string typed = text::lower(word);
    if (typed == "othello" || typed == "tablut") return choose_game({typed, "", ""});
    if (const bool is_size = !typed.empty() && text::is_digit(typed[0]); is_size) {
        // "6" and "6x6" are the same to a person.
        return choose_game({"", typed.substr(0, typed.find('x')), ""});
    }
    auto rules = choose_game({"", "", typed});
    if (rules) return rules;
    return Error{
        "new expects an even board size from 4 to 16, othello, tablut, comp424, ashton or "
        "brandubh, not " +
        text::shown(word)};
}

Result<GamePlan> read_pasted_plan(std::string_view text, const GamePlan& usual) {
    const FileKind kind = formats::kind_of_text(text);
    if (kind == FileKind::Transcript || kind == FileKind::Board) return read_saved(text, usual);
    auto input = GameInput::of_text(std::string(text), kind);
    return first_game_in(input, "the text", usual);
}

Result<GamePlan> read_plan(std::string_view text, const GamePlan& usual) {
    if (formats::looks_like_board_file(text)) return read_board(text, usual);
    return read_pasted_plan(text, usual);
}

Result<GamePlan> load_plan(const std::string& file, const GamePlan& usual) {
    if (is_of_games(file)) return first_game_of_file(file, usual);
    const auto text = read_input(file);
    if (!text) return text.error();
    auto plan = read_plan(*text, usual);
    if (!plan) return plan.error().in(text::shown(file));
    return plan;
}

bool holds_more_than_a_game(const std::string& file, const GamePlan& usual) {
    if (is_of_games(file)) {
        auto input = GameInput::open(file, "", {});
        return input && holds_more_than_a_game(*input);
    }
    const auto text = read_input(file);
    if (!text) return false;
    const FileKind kind = formats::kind_of_text(*text);
    if (kind == FileKind::Board) return false;
    if (kind != FileKind::Transcript) {
        auto input = GameInput::of_text(*text, kind);
        return holds_more_than_a_game(input);
    }
    const SavedGame saved = formats::read_saved_game(*text);
    const auto game = game_of_saved(saved, usual);
    return game &&
           std::visit([&](const auto& each) { return holds_more_than_a_game(each, *text, saved); },
                      *game);
}

}  // namespace outflank::app
