/// FullScreenGame: the game on the whole screen, drawn anew after whatever happens.
///
/// Input, players' answers, signals and the clock meet in one loop that never waits for a search,
/// so a key is answered at once whoever thinks. While discs turn, answers wait: a move is seen
/// before the next one is made.
#pragma once

#include <algorithm>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "app/play/board_change.h"
#include "app/play/desk.h"
#include "app/play/line_editor.h"
#include "app/play/menu.h"
#include "app/play/setting.h"
#include "app/play/table_view.h"
#include "app/play/table_words.h"
#include "app/terminal/key.h"
#include "app/terminal/screen_writer.h"
#include "app/terminal/terminal.h"
#include "app/terminal/wait.h"

namespace outflank::app {

template <Game G>
class FullScreenGame final : public Teller {
  public:
    /// REQUIRES: the setting has signals.
    FullScreenGame(GameRecord<G> record, Setting& setting, Terminal& terminal)
        : setting_(setting),
          terminal_(terminal),
          desk_(
              std::move(record), setting.seed, [&setting] { setting.wake.send('w'); }, *this,
              setting.autosave) {}

    [[nodiscard]] Desk<G>& desk() { return desk_; }

    /// Until the person leaves. What comes next.
    Leaving run() {
        desk_.begin();
        draw();
        while (!desk_.leaving()) {
            wait();
            hear_signals();
            if (can_read(STDIN_FILENO)) {
                read_keys();
            } else if (reader_.has_open_escape()) {
                press_all(reader_.close_escape());
            }
            if (!change_.is_going_on()) {
                (void)setting_.wake.collect();
                desk_.collect();
            }
            draw();
        }
        return *desk_.leaving();
    }

    void say(const std::string& sentence) override { messages_.push_back(sentence); }
    void tell_move(const std::string& sentence) override { messages_.push_back(sentence); }
    void tell_end(const std::string& result, const std::string& transcript) override {
        messages_ = {result + " " + std::string(sentences::AfterTheEnd), transcript};
    }
    void show(const Page& page) override {
        messages_.clear();
        page_ = page;
        page_top_ = 0;
    }
    void open_menu() override { menu_.emplace(main_menu()); }

  private:
    static constexpr std::chrono::milliseconds Tick{100};  // of a shown clock
    static constexpr std::chrono::milliseconds EscapePatience{30};

    void wait() {
        std::optional<std::chrono::milliseconds> longest;
        if (desk_.is_busy()) longest = Tick;
        if (reader_.has_open_escape()) longest = EscapePatience;
        if (change_.is_going_on()) longest = BoardChange::Frame;
        const int wake = change_.is_going_on() ? -1 : setting_.wake.descriptor();
        wait_for_any({STDIN_FILENO, setting_.signals->descriptor(), wake}, longest);
    }

    void hear_signals() {
        for (const int signal : setting_.signals->collect()) {
            if (signal == SIGTSTP) suspend();
            if (signal == SIGINT) interrupt();
            if (signal == SIGTERM || signal == SIGHUP) {
                setting_.exit_code = 128 + signal;
                desk_.leave();
            }
        }
    }

    void suspend() {
        terminal_.leave();
        setting_.signals->raise_unheard(SIGTSTP);
        terminal_.enter();
        writer_.forget();
    }

    void interrupt() {
        if (desk_.hurry()) return;
        if (editor_.is_empty()) say("Nobody thinks. quit leaves.");
        editor_.set("");
    }

    void read_keys() {
        const auto bytes = read_some(STDIN_FILENO);
        if (!bytes) return desk_.leave();
        press_all(reader_.take(*bytes));
    }

    void press_all(const std::vector<Key>& keys) {
        for (const Key& key : keys) {
            if (desk_.leaving()) return;
            if (menu_) {
                press_in_menu(key);
            } else {
                press(key);
            }
        }
    }

    void press(const Key& key) {
        using Kind = Key::Kind;
        switch (key.kind) {
            case Kind::Enter:
                return enter();
            case Kind::Escape:
                return step_back();
            case Kind::Tab:
                return open_menu();
            case Kind::Up:
                return move_cursor(0, -1);
            case Kind::Down:
                return move_cursor(0, 1);
            case Kind::Left:
                return move_cursor(-1, 0);
            case Kind::Right:
                return move_cursor(1, 0);
            case Kind::Click:
                return click(key.place);
            default:
                if (!editor_.edit(key)) press_control(key);
        }
    }

    void press_control(const Key& key) {
        if (key.kind != Key::Kind::Control) return;
        if (key.character == "c") interrupt();
        if (key.character == "z") suspend();
        if (key.character == "l") writer_.forget();
        if (key.character == "d" && editor_.is_empty()) desk_.leave();
    }

    void press_in_menu(const Key& key) {
        using Kind = Key::Kind;
        if (key.kind == Kind::Up) menu_->move(-1);
        if (key.kind == Kind::Down) menu_->move(1);
        if (key.kind == Kind::Escape || key.kind == Kind::Left) {
            if (!menu_->back()) menu_.reset();
        } else if (key.kind == Kind::Enter || key.kind == Kind::Right) {
            take_from_menu(menu_->take());
        } else if (key.kind == Kind::Tab || key.kind == Kind::Control) {
            menu_.reset();
        }
    }

    void take_from_menu(const std::optional<std::string>& line) {
        if (!line) return;
        menu_.reset();
        if (line->ends_with(' ')) {
            editor_.set(*line);
        } else {
            obey(*line);
        }
    }

    void enter() {
        if (!editor_.is_empty()) return obey(editor_.take());
        if (page_) return page_.reset();
        if (pointers_.cursor) pick(*pointers_.cursor);
    }

    void obey(const std::string& line) {
        messages_.clear();
        page_.reset();
        pointers_.chosen.reset();
        desk_.obey(line);
    }

    /// Out of whatever was begun last.
    void step_back() {
        if (!editor_.is_empty()) return editor_.set("");
        if (page_) return page_.reset();
        if (pointers_.chosen) return pointers_.chosen.reset();
        pointers_.cursor.reset();
    }

    void move_cursor(int right, int down) {
        if (page_) {
            const int last = static_cast<int>(page_->lines.size()) - 1;
            page_top_ = std::clamp(page_top_ + down, 0, std::max(last, 0));
            return;
        }
        const int size = board().size;
        if (!pointers_.cursor) pointers_.cursor = Cell{size / 2, size / 2};
        pointers_.cursor->file = std::clamp(pointers_.cursor->file + right, 0, size - 1);
        pointers_.cursor->rank = std::clamp(pointers_.cursor->rank + down, 0, size - 1);
    }

    void click(Point place) {
        if (page_) return page_.reset();
        const auto cell = board_picture(view(), Terminal::size()).cell_at(place);
        if (cell) pick(*cell);
    }

    /// In Othello a square is a move; in Tafl two squares are.
    void pick(Cell cell) {
        if (board().is_othello) return obey(cell_name(cell));
        if (pointers_.chosen == cell) return pointers_.chosen.reset();
        if (!pointers_.chosen || board().at(cell).man != Man::None) {
            pointers_.chosen = cell;
        } else {
            obey(cell_name(*pointers_.chosen) + '-' + cell_name(cell));
        }
    }

    /// Moves are marked for people; a player knows its own.
    [[nodiscard]] BoardView board() const {
        BoardView board = app::view_of(desk_.table().record(), pointers_.chosen);
        if (!desk_.table().thought()) return board;
        for (SquareView& square : board.squares) square.is_playable = false;
        return board;
    }

    [[nodiscard]] TableView view() const {
        TableView view = app::view_of(desk_.table(), change_.shown(), Clock::now());
        view.pointers = pointers_;
        view.messages = messages_;
        view.input = editor_.text();
        if (page_) {
            view.page = page_;
            view.page->lines.erase(view.page->lines.begin(), view.page->lines.begin() + page_top_);
        }
        if (menu_) view.menu = MenuView{menu_->title(), menu_->labels(), menu_->selected()};
        return view;
    }

    void draw() {
        change_.show(board(), Clock::now());
        Terminal::send(writer_.bring(render(view(), Terminal::size())));
    }

    Setting& setting_;
    Terminal& terminal_;
    KeyReader reader_;
    ScreenWriter writer_;
    LineEditor editor_;
    BoardChange change_;
    Pointers pointers_;
    std::optional<Menu> menu_;
    std::optional<Page> page_;
    int page_top_ = 0;
    std::vector<std::string> messages_;  // since the last line that was typed
    Desk<G> desk_;
};

}  // namespace outflank::app
