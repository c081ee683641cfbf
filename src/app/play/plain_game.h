/// PlainGame: the game told line by line, for pipes, screen readers and terminals that can do no
/// more. No escape codes, nothing but ASCII.
///
/// Typed lines wait while a player thinks, so that a script plays the same game every time; only at
/// a terminal they are taken at once.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "app/exit_code.h"
#include "app/opening_words.h"
#include "app/play/desk.h"
#include "app/play/setting.h"
#include "app/play/thinking_lines.h"
#include "app/terminal/wait.h"

namespace outflank::app {

template <Game G>
class PlainGame final : public Teller {
  public:
    PlainGame(GameRecord<G> record, Setting& setting, int input, std::ostream& out)
        : setting_(setting),
          input_(input),
          out_(out),
          desk_(
              std::move(record), setting.seed, [&setting] { setting.wake.send('w'); }, *this,
              setting.autosave) {}

    [[nodiscard]] Desk<G>& desk() { return desk_; }

    /// Until the person leaves, or the game is over and nobody has a word to say. What comes next.
    Leaving run() {
        introduce();
        desk_.begin();
        while (!desk_.leaving()) {
            if (desk_.is_busy()) {
                wait_for_others();
            } else if (desk_.table().has_person() || setting_.has_terminal || has_words()) {
                ask();
            } else {
                desk_.leave();
            }
        }
        if (!desk_.leaving()->next) say_goodbye();
        return *desk_.leaving();
    }

    void say(const std::string& sentence) override { out_ << sentence << '\n'; }
    void show(const Page& page) override {
        out_ << page.title << '\n';
        for (const auto& line : page.lines) out_ << "  " << line << '\n';
    }
    void tell_move(const std::string& sentence) override {
        constexpr int moves_between_boards = 15;
        out_ << sentence << '\n' << std::flush;
        const bool is_watched = !desk_.table().has_person();
        const bool is_due = ++moves_since_board_ >= moves_between_boards;
        if (is_watched && is_due && !record().is_over()) show_board();
    }
    void tell_end(const std::string& result, const std::string& transcript) override {
        show_board();
        out_ << result << "\nThe game: " << transcript << '\n';
        if (setting_.has_terminal) out_ << sentences::AfterTheEnd << '\n';
    }
    void open_menu() override { desk_.obey("help"); }

  private:
    using Lines = ThinkingLines<G>;

    void introduce() {
        out_ << record().game().name() << " - " << sentences::seating(desk_.table().session())
             << '\n';
        if (desk_.table().has_person() && !record().is_over()) out_ << ShortPlainHelp << '\n';
        if (!desk_.table().has_person()) show_board();
    }

    void show_board() {
        out_ << '\n' << record().game().diagram(record().position()) << '\n';
        moves_since_board_ = 0;
        const std::string opening = opening_words(record());
        if (!opening.empty() && opening != told_opening_) out_ << "Opening: " << opening << '\n';
        told_opening_ = opening;
    }

    void wait_for_others() {
        const bool hears_lines = setting_.has_terminal && !is_at_end_;
        const auto longest = setting_.has_terminal
                                 ? std::optional<std::chrono::milliseconds>(Lines::Patience)
                                 : std::nullopt;
        wait_for_any({setting_.wake.descriptor(), signals_descriptor(), hears_lines ? input_ : -1},
                     longest);
        if (was_interrupted()) desk_.hurry();
        if (hears_lines && can_read(input_)) {
            read_more();
            if (auto line = setting_.typed.take_line()) desk_.obey(*line);
        }
        (void)setting_.wake.collect();
        desk_.collect();
        if (setting_.has_terminal) tell_thought();
    }

    void tell_thought() {
        const auto& thought = desk_.table().thought();
        if (!thought) return;
        for (const auto& line : thinking_.news(record().game(), *thought, Clock::now()))
            out_ << line << '\n';
        out_ << std::flush;
    }

    /// Shows where the game stands, and waits for a line.
    void ask() {
        const bool is_new = !shown_ || !(*shown_ == record());
        if (is_new && !record().is_over()) show_board();
        shown_ = record();
        out_ << prompt() << std::flush;
        if (const auto line = next_line()) {
            desk_.obey(*line);
        } else if (!desk_.leaving()) {
            out_ << '\n';
            desk_.leave();
        }
    }

    [[nodiscard]] std::string prompt() const {
        if (desk_.table().session().is_over()) return "> ";
        return std::string(record().game().side_name(record().to_move())) + "> ";
    }

    /// Nothing: the input has come to its end, or the person does not want to go on.
    std::optional<std::string> next_line() {
        for (int interrupts = 0;;) {
            if (auto line = setting_.typed.take_line()) return line;
            if (is_at_end_) return setting_.typed.take_rest();
            wait_for_any({input_, signals_descriptor()}, std::nullopt);
            if (was_interrupted()) {
                if (++interrupts == 2) {
                    setting_.exit_code = Interrupted;
                    return std::nullopt;
                }
                out_ << "\nNobody thinks. quit leaves, and so does another Ctrl-C.\n"
                     << prompt() << std::flush;
            } else if (can_read(input_)) {
                read_more();
            }
        }
    }

    /// Whether a script goes on where two players have shown a game. Is waited for only if there
    /// was a word before: programs are often given a pipe that stays silent.
    bool has_words() {
        const bool may_come = !is_at_end_ && (setting_.has_heard || can_read(input_));
        if (setting_.typed.is_empty() && may_come) read_more();
        return !setting_.typed.is_empty();
    }

    void read_more() {
        const auto bytes = read_some(input_);
        if (bytes) setting_.typed.append(*bytes);
        setting_.has_heard |= bytes.has_value();
        is_at_end_ = !bytes;
    }

    [[nodiscard]] int signals_descriptor() const {
        return setting_.signals ? setting_.signals->descriptor() : -1;
    }
    [[nodiscard]] bool was_interrupted() const {
        return setting_.signals && !setting_.signals->collect().empty();
    }

    void say_goodbye() {
        if (!record().moves().empty() && !desk_.table().session().is_over())
            out_ << "The game so far: " << record().format() << '\n';
    }

    [[nodiscard]] const GameRecord<G>& record() const { return desk_.table().record(); }

    Setting& setting_;
    int input_;
    std::ostream& out_;
    bool is_at_end_ = false;
    int moves_since_board_ = 0;
    std::string told_opening_;
    Lines thinking_;
    std::optional<GameRecord<G>> shown_;  // with the last prompt
    Desk<G> desk_;
};

}  // namespace outflank::app
