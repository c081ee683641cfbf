/// Desk: the terminal game without a face. It understands typed lines and does what they say at the
/// table; the full-screen and the plain game are the two faces.
///
/// Every function is for one thread and returns at once; `wake` is called on another thread when
/// collect() has something to do.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/play/board_view.h"
#include "app/play/commentator.h"
#include "app/play/evaluation_page.h"
#include "app/play/game_plan.h"
#include "app/play/game_saving.h"
#include "app/play/game_sentences.h"
#include "app/play/table.h"
#include "app/play/table_lesson.h"
#include "app/play/words.h"
#include "core/duration.h"
#include "core/text.h"
#include "engine/level.h"
#include "engine/ply_level.h"

namespace outflank::app {

/// A beatable one.
inline constexpr std::string_view DefaultOpponent = "outflank:level=2";

/// Why the desk is left: for good, or for another game.
struct Leaving {
    std::optional<GamePlan> next;
};

template <Game G>
class Desk {
  public:
    /// Nobody moves before begin(). The autosave may be null.
    Desk(GameRecord<G> record, std::uint64_t seed, const std::function<void()>& wake,
         Teller& teller, Autosave* autosave)
        : table_(std::move(record), seed, wake, teller, autosave), commentator_(wake) {}

    /// Refuses unknown players.
    Result<Done> seat_players(const PlayerNames& names) {
        computer_ = computer_name();
        return table_.seat(names);
    }
    void play_by(const OpeningOptions& openings) { table_.openings = openings; }
    void limit_move_time(std::optional<Duration> time) { table_.move_time = time; }
    void begin() { table_.begin(); }

    /// A line as typed. An empty one means nothing.
    void obey(std::string_view line) {
        const TypedLine typed = understand(line);
        if (typed == TypedLine{}) return;
        const auto done = lesson_.is_on() ? carry_out_lesson(typed.verb, typed.argument)
                                          : carry_out(typed.verb, typed.argument);
        if (!done) table_.teller().say(sentences::whole(done.error().sentence));
    }

    /// What players and the commentator have sent.
    void collect() {
        table_.collect();
        for (const Page& page : commentator_.collect()) table_.teller().show(page);
    }
    /// Whoever thinks is to come to an end. False: nobody does.
    bool hurry() {
        table_.hurry();
        commentator_.hurry();
        return is_busy();
    }

    [[nodiscard]] bool is_busy() const { return table_.thought() || commentator_.is_busy(); }
    [[nodiscard]] const Table<G>& table() const { return table_; }
    [[nodiscard]] const std::optional<Leaving>& leaving() const { return leaving_; }
    void leave() {
        if (lesson_.is_on()) lesson_.end();
        leaving_ = Leaving{};
    }

  private:
    /// While somebody learns, the board shows the question and is not to be changed.
    Result<Done> carry_out_lesson(Verb verb, const std::string& argument) {
        switch (verb) {
            case Verb::Move:
                lesson_.answer(argument);
                return Done{};
            case Verb::Train:
            case Verb::Moves:
            case Verb::Hint:
            case Verb::Eval:
            case Verb::Menu:
            case Verb::Help:
            case Verb::Quit:
                return carry_out(verb, argument);
            default:
                return Error{"you are learning an opening; 'train off' ends that first"};
        }
    }

    Result<Done> carry_out(Verb verb, const std::string& argument) {
        switch (verb) {
            case Verb::Move:
                return play(argument);
            case Verb::Undo:
                return tell(command::Undo{});
            case Verb::Redo:
                return tell(command::Redo{});
            case Verb::Swap:
                table_.swap_sides();
                return say(sentences::seating(table_.session()));
            case Verb::Resign:
                return tell(command::Resign{});
            case Verb::Resume:
                return resume();
            case Verb::New:
                return begin_anew(argument);
            case Verb::SetBoard:
                return set_board(argument);
            case Verb::Load:
                return load(argument);
            case Verb::Save:
                return save(argument);
            case Verb::Menu:
                table_.teller().open_menu();
                return Done{};
            case Verb::Quit:
                leave();
                return Done{};
            default:
                return carry_out_settings(verb, argument);
        }
    }

    Result<Done> carry_out_settings(Verb verb, const std::string& argument) {
        switch (verb) {
            case Verb::Level:
                return set_level(argument);
            case Verb::SeatOne:
                return seat(Side::One, argument);
            case Verb::SeatTwo:
                return seat(Side::Two, argument);
            case Verb::Mode:
                return set_mode(argument);
            case Verb::Time:
                return set_time(argument);
            case Verb::Moves:
                return say(sentences::you_can_play(record()));
            case Verb::Hint:
                return hint(argument);
            case Verb::Eval:
                return evaluate(argument);
            case Verb::Analyze:
                return analyze();
            case Verb::Train:
                return train(argument);
            default:
                return show({"What you can type", help_lines()});
        }
    }

    Result<Done> play(const std::string& typed) {
        const auto move = record().game().parse_move(typed);
        if (!move) {
            return Error{move.error().sentence + ". " +
                         (is_name(typed) ? "There is no such command either: ? lists them. " : "") +
                         sentences::you_can_play(record())};
        }
        const bool is_legal = record().game().is_legal(record().position(), *move);
        const bool is_ones_turn = !table_.thought() && !table_.session().is_over();
        if (is_legal || !is_ones_turn) return tell(command::Play<G>{*move});
        return Error{record().game().format(*move) + " is not a legal move for " +
                     text::lower(record().game().side_name(record().to_move())) + ". " +
                     sentences::you_can_play_instead_of(record(), *move)};
    }

    Result<Done> hint(const std::string& typed) {
        if (table_.session().is_over())
            return Error{"the game is over, so there is no move to hint at"};
        const auto count = text::parse_int("hint", typed.empty() ? "3" : typed, 1, MostHints);
        if (!count) return count.error();
        commentator_.ask_hints(record(), static_cast<std::size_t>(*count));
        return say("Looking for the best moves ...");
    }

    Result<Done> analyze() {
        if (record().moves().empty()) return Error{"there is no move to analyse yet"};
        commentator_.ask_analysis(record());
        return say("Going through the game; Ctrl-C ends it early ...");
    }

    Result<Done> evaluate(const std::string& typed) {
        const auto page = evaluation_page(record(), typed);
        return page ? show(*page) : page.error();
    }

    Result<Done> train(const std::string& typed) {
        if (typed != "off") return lesson_.begin(typed);
        if (!lesson_.is_on()) return Error{"nobody is learning an opening"};
        lesson_.end();
        return tell(command::Resume{});
    }

    Result<Done> set_level(const std::string& typed) {
        if (typed.empty())
            return show(has_own_engine() ? sentences::level_page() : sentences::ply_level_page());
        const auto level = text::parse_int("level", typed, 0, engine::HighestLevel);
        if (!level) return level.error();
        PlayerNames names = table_.plan().players;
        if (names[0] == Human && names[1] == Human) {
            return Error{"only people play here; 'white " + at_level("", *level) +
                         "' seats the computer"};
        }
        for (std::string& each : names) each = each == Human ? each : at_level(each, *level);
        auto seated = seat_players(names);
        if (!seated) return seated;
        const int number = static_cast<int>(*level);
        return say(has_own_engine() ? sentences::level_sentence(number)
                                    : sentences::ply_level_sentence(number));
    }

    [[nodiscard]] bool has_own_engine() const { return engine::has_own_engine(record().game()); }

    Result<Done> seat(Side side, const std::string& name) {
        if (name.empty())
            return Error{"expected a player: human, outflank:level=5, greedy or random"};
        computer_ = computer_name();
        const auto seated = table_.seat(side, name);
        return seated ? say(sentences::seating(table_.session())) : seated;
    }

    /// As other engines have it: 0 you begin, 1 the computer begins, 2 it plays alone, 3 people do.
    Result<Done> set_mode(const std::string& typed) {
        const auto mode = text::parse_int("mode", typed, 0, 3);
        if (!mode) return mode.error();
        const std::string computer = computer_name();
        const std::string person(Human);
        const auto seated = seat_players({*mode == 1 || *mode == 2 ? computer : person,
                                          *mode == 0 || *mode == 2 ? computer : person});
        return seated ? say(sentences::seating(table_.session())) : seated;
    }

    /// Whoever sits here already, or sat here last, so that a level once chosen stays.
    [[nodiscard]] std::string computer_name() const {
        for (const Seat& seat : table_.session().seats()) {
            if (!seat.is_person()) return seat.player;
        }
        return computer_;
    }

    Result<Done> set_time(const std::string& typed) {
        if (typed == "off") {
            table_.move_time.reset();
            return say("The computer thinks for as long as its level takes.");
        }
        const auto time = parse_duration("time", typed);
        if (!time) return Error{time.error().sentence + "; 'time off' for none"};
        table_.move_time = *time;
        return say("From its next move on the computer thinks for at most " + typed + ".");
    }

    Result<Done> resume() {
        Autosave* const autosave = table_.autosave();
        const bool is_offered = autosave && autosave->cut_off();
        const bool stands_still = table_.session().is_paused() || table_.session().resigned();
        if (stands_still && !(is_offered && record().moves().empty()))
            return tell(command::Resume{});
        if (!is_offered) return Error{"this game goes on already, and no other one was cut off"};
        auto next = read_plan(*autosave->cut_off(), table_.plan());
        if (!next) return next.error().in("the game that was cut off cannot be read");
        autosave->take_up();
        return go_on_with(*std::move(next));
    }

    Result<Done> begin_anew(const std::string& typed) {
        const auto game = typed.empty() ? Result(AnyGame(record().game())) : game_of_word(typed);
        if (!game) return game.error();
        if (typed.empty()) return begin_here(GameRecord<G>(record().game()));
        set_aside();
        GamePlan next = table_.plan();
        next.record = begin_record(*game);
        return go_on_with(std::move(next));
    }

    Result<Done> set_board(const std::string& typed) {
        if (typed.empty()) return Error{"setboard expects a position or a transcript"};
        auto next = read_pasted_plan(typed, table_.plan());
        if (!next) return next.error();
        const BoardView board = std::visit(
            [](const auto& pasted) { return view_of(pasted, std::nullopt); }, next->record);
        if (count_men(board, Side::One) + count_men(board, Side::Two) == 0)
            return Error{"there is nobody on that board; setboard expects one to play on"};
        auto* const here = std::get_if<GameRecord<G>>(&next->record);
        const bool is_same_game = here && here->game().name() == record().game().name();
        return is_same_game ? begin_here(std::move(*here)) : take_up(*std::move(next));
    }

    Result<Done> begin_here(GameRecord<G> next) {
        const bool is_kept = set_aside();
        table_.tell(command::Load<G>{std::move(next)});
        return is_kept && record().moves().empty()
                   ? say("The game before is kept: resume goes back to it.")
                   : Done{};
    }
    /// An unfinished game is kept, however it is left. False: there was none.
    bool set_aside() { return table_.autosave() && table_.autosave()->set_aside(); }

    Result<Done> load(const std::string& file) {
        if (file.empty()) return Error{"load expects the name of a file"};
        auto next = load_plan(named_file(file), table_.plan());
        if (!next) return next.error();
        auto taken_up = take_up(*std::move(next));
        return taken_up ? taken_up : taken_up.error().in(text::shown(file));
    }
    /// Leaves this game for another, if that one's players are known.
    Result<Done> take_up(GamePlan next) {
        const auto can_begin = check_players(next);
        if (!can_begin) return can_begin.error();
        set_aside();
        return go_on_with(std::move(next));
    }

    Result<Done> save(const std::string& file) {
        if (file.empty()) return Error{"save expects the name of a file"};
        const auto saved = save_plan(named_file(file), table_.plan());
        return saved ? say("Saved in " + text::shown(named_file(file)) + ".") : saved;
    }

    Result<Done> go_on_with(GamePlan next) {
        leaving_ = Leaving{std::move(next)};
        return Done{};
    }
    Result<Done> tell(Command<G> command) {
        table_.tell(std::move(command));
        return Done{};
    }
    Result<Done> say(const std::string& sentence) {
        table_.teller().say(sentence);
        return Done{};
    }
    Result<Done> show(const Page& page) {
        table_.teller().show(page);
        return Done{};
    }

    [[nodiscard]] const GameRecord<G>& record() const { return table_.record(); }

    static constexpr std::int64_t MostHints = 30;

    Table<G> table_;
    TableLesson<G> lesson_{table_};
    Commentator<G> commentator_;
    std::optional<Leaving> leaving_;
    std::string computer_{DefaultOpponent};  // the last that had to give way
};

}  // namespace outflank::app
