/// PlainGame: a game between two seats, told line by line. A seat without a player belongs to
/// whoever types.
#pragma once

#include <array>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "app/exit_code.h"
#include "core/text.h"
#include "games/game.h"
#include "play/player.h"
#include "play/record.h"

namespace outflank::app {

template <Game G>
class PlainGame {
  public:
    using Seats = std::array<std::unique_ptr<Player<G>>, 2>;  // by index(Side); empty: a person

    /// `move_time` is what a player may think about a move; a person may think for ever.
    PlainGame(GameRecord<G> record, Seats seats, std::optional<Duration> move_time,
              std::istream& in, std::ostream& out)
        : record_(std::move(record)), seats_(std::move(seats)), in_(in), out_(out) {
        conditions_.move_time = move_time;
    }

    /// Plays until the game is over, or the person leaves. Gives the exit code.
    int run() {
        introduce();
        while (!record_.is_over()) {
            if (const auto pass = forced_pass(record_.game(), record_.position())) {
                out_ << mover() << " cannot move and passes.\n";
                (void)record_.play(*pass);
            } else if (seats_[index(record_.to_move())]) {
                if (!let_player_move()) return Failed;
            } else if (!let_person_move()) {
                return Success;
            }
        }
        show_end();
        return Success;
    }

  private:
    [[nodiscard]] std::string_view mover() const {
        return record_.game().side_name(record_.to_move());
    }

    /// Whoever moved last.
    [[nodiscard]] std::string_view opponent_of_mover() const {
        return record_.game().side_name(opponent(record_.to_move()));
    }

    [[nodiscard]] bool has_person() const { return !seats_[0] || !seats_[1]; }

    [[nodiscard]] std::string seat_name(Side side) const {
        const auto& seat = seats_[index(side)];
        return std::string(record_.game().side_name(side)) + ": " + (seat ? seat->name() : "you");
    }

    void introduce() {
        out_ << record_.game().name() << " - " << seat_name(Side::One) << ", "
             << seat_name(Side::Two) << "\n";
        if (has_person()) out_ << Help;
        if (!has_person()) show_board();
    }

    void show_board() { out_ << '\n' << record_.game().diagram(record_.position()) << '\n'; }

    /// False: the player failed or gave up, and the game ends here.
    bool let_player_move() {
        constexpr std::size_t moves_between_boards = 15;
        const auto choice = seats_[index(record_.to_move())]->choose(record_, conditions_);
        if (!choice) return stop_because(choice.error().sentence);
        if (!choice->move) return stop_because("resigns");
        const auto played = record_.play(*choice->move);
        if (!played) return stop_because(played.error().sentence);
        out_ << record_.moves().size() << ". " << opponent_of_mover() << ": "
             << record_.game().format(*choice->move) << '\n';
        if (!has_person() && record_.moves().size() % moves_between_boards == 0) show_board();
        return true;
    }

    bool stop_because(const std::string& what_happened) {
        out_ << mover() << ": " << what_happened << ".\n";
        return say_goodbye();
    }

    /// Reads lines until one of them was a move. False: the person left.
    bool let_person_move() {
        show_board();
        for (std::string line; out_ << mover() << "> " << std::flush, std::getline(in_, line);) {
            const std::string word = text::lower(text::trim(line));
            if (word == "q" || word == "quit" || word == "exit") return say_goodbye();
            if (word == "u" || word == "undo") {
                undo();
                return true;
            }
            if (word == "?" || word == "help") {
                out_ << Help;
            } else if (word == "m" || word == "moves") {
                out_ << "You can play " << legal_moves() << ".\n";
            } else if (!word.empty() && play_typed(word)) {
                return true;
            }
        }
        out_ << '\n';
        return say_goodbye();
    }

    bool play_typed(const std::string& typed) {
        const auto& game = record_.game();
        const auto move = game.parse_move(typed);
        const auto played = move ? record_.play(*move) : Result<Done>(move.error());
        if (!played) out_ << played.error().sentence << ". You can play " << legal_moves() << ".\n";
        return played.ok();
    }

    /// Back to the last position in which a person was to move; passes and the other player's moves
    /// go with it.
    void undo() {
        if (record_.moves().empty()) {
            out_ << "There is no move to take back.\n";
            return;
        }
        do {
            record_.undo();
        } while (!record_.moves().empty() && (seats_[index(record_.to_move())] ||
                                              forced_pass(record_.game(), record_.position())));
    }

    [[nodiscard]] std::string legal_moves() const {
        constexpr std::size_t most = 24;
        std::string result;
        const auto moves = record_.game().moves(record_.position());
        for (std::size_t i = 0; i < moves.size() && i < most; ++i) {
            result += (i == 0 ? "" : " ") + record_.game().format(moves[i]);
        }
        if (moves.size() > most) result += " and " + std::to_string(moves.size() - most) + " more";
        return result;
    }

    bool say_goodbye() {
        if (!record_.moves().empty()) out_ << "The game so far: " << record_.format() << '\n';
        return false;
    }

    void show_end() {
        show_board();
        const Outcome end = *record_.outcome();
        const std::string reason(name(end.reason));
        if (!end.winner) {
            out_ << "A draw (" << reason << ").\n";
        } else {
            const int margin = std::abs(end.score);  // in discs; in Tafl a win is a win
            out_ << record_.game().side_name(*end.winner) << " won"
                 << (margin > 1 ? " by " + std::to_string(margin) : "") << " (" << reason << ").\n";
        }
        out_ << "The game: " << record_.format() << '\n';
    }

    static constexpr std::string_view Help = "Type a move, or: m moves, u undo, ? help, q quit.\n";

    GameRecord<G> record_;
    Seats seats_;
    Conditions<typename G::Move> conditions_;
    std::istream& in_;
    std::ostream& out_;
};

}  // namespace outflank::app
