/// Session: a game in progress between two seats, as a state machine. Commands go in, events come
/// out; it owns no thread, no clock and no player, and does no I/O.
///
/// It rests only where somebody has a choice: forced passes are played as soon as they come up.
/// While it rests at a player's seat, exactly one request (a Ticket) is open, and the skin answers
/// it with Chosen or Failed. Whatever changes the game in between withdraws the request.
///
///     Session<Othello> session(Othello{8}, {Seat{}, Seat{"outflank:level=3"}});
///     session.handle(command::Resume{});            // the game begins; Black is a person
///     session.handle(command::Play<Othello>{f5});   // Changed, Thinking{Two, 1}
///     session.handle(command::Chosen<Othello>{1, d6});   // Changed
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "play/session_messages.h"

namespace outflank {

template <Game G>
class Session {
  public:
    using Move = typename G::Move;
    using Events = std::vector<Event<G>>;

    /// Stands still until Resume.
    Session(GameRecord<G> record, Seats seats)
        : record_(std::move(record)), seats_(std::move(seats)), is_end_told_(record_.is_over()) {}
    Session(G game, Seats seats) : Session(GameRecord<G>(std::move(game)), std::move(seats)) {}

    /// What follows from the command, in order. A command that cannot be obeyed gives Refused and
    /// changes nothing; an answer that comes too late gives nothing.
    Events handle(Command<G> command) {
        events_.clear();
        std::visit([this](auto& each) { this->obey(std::move(each)); }, command);
        return std::exchange(events_, {});
    }

    [[nodiscard]] const GameRecord<G>& record() const { return record_; }
    [[nodiscard]] const Seats& seats() const { return seats_; }
    [[nodiscard]] const Seat& seat(Side side) const { return seats_[index(side)]; }
    /// What Redo would play, the next move first.
    [[nodiscard]] std::vector<Move> taken_back() const {
        return {taken_back_.rbegin(), taken_back_.rend()};
    }
    [[nodiscard]] std::optional<Side> resigned() const { return resigned_; }
    [[nodiscard]] bool is_over() const { return resigned_ || record_.is_over(); }
    [[nodiscard]] bool is_paused() const { return is_paused_; }
    /// The open request, if a player is to move.
    [[nodiscard]] std::optional<Ticket> thinking() const { return thinking_; }

  private:
    void obey(command::Play<G> play) {
        if (resigned_) return refuse("the game is over (resign)");
        if (thinking_) return refuse("it is " + movers() + " move, and not yours");
        play_or_refuse(play.move);
    }

    void obey(command::Undo /*undo*/) {
        if (resigned_) return obey(command::Resume{});
        const auto target = resting_ply_before();
        if (!target) return refuse("there is no move to take back");
        while (record_.moves().size() > *target) step_back();
        if (!has_person()) is_paused_ = true;  // or a player would play the move at once again
        change();
    }

    void obey(command::Redo /*redo*/) {
        if (resigned_ || taken_back_.empty()) return refuse("there is no move to play again");
        do {
            step_forward(taken_back_.back());
        } while (!taken_back_.empty() && !rests_at(record_));
        change();
    }

    void obey(command::NewGame /*new_game*/) { begin(GameRecord<G>(record_.game())); }
    void obey(command::SetPosition<G> set) {
        begin(GameRecord<G>(record_.game(), std::move(set.position)));
    }
    void obey(command::Load<G> load) { begin(std::move(load.record)); }

    void obey(command::Sit sit) {
        seats_ = std::move(sit.seats);
        change();
    }
    void obey(command::SwapSides /*swap*/) {
        std::swap(seats_[0], seats_[1]);
        change();
    }

    void obey(command::Resign /*resign*/) {
        if (is_over()) return refuse("the game is over, so nobody can resign");
        for (const Side side : {record_.to_move(), opponent(record_.to_move())}) {
            if (seat(side).is_person()) return give_up(side);
        }
        refuse("nobody sits here who could resign");
    }

    void obey(command::Pause /*pause*/) {
        is_paused_ = true;
        change();
    }
    void obey(command::Resume /*resume*/) {
        is_paused_ = false;
        resigned_.reset();
        is_end_told_ = false;
        change();
    }

    void obey(command::Progressed<G> progressed) {
        if (progressed.ticket != thinking_) return;
        events_.push_back(event::Progress<G>{record_.to_move(), std::move(progressed.report)});
    }
    void obey(command::Chosen<G> chosen) {
        if (chosen.ticket != thinking_) return;
        thinking_.reset();
        if (!chosen.move) return give_up(record_.to_move());
        if (!play_or_refuse(*chosen.move)) is_paused_ = true;
    }
    void obey(const command::Failed& failed) {
        if (failed.ticket != thinking_) return;
        thinking_.reset();
        is_paused_ = true;
        refuse(mover() + ": " + failed.sentence);
    }

    bool play_or_refuse(Move move) {
        const auto is_played = record_.play(move);
        if (!is_played) {
            refuse(is_played.error().sentence);
            return false;
        }
        remember(move);
        change();
        return true;
    }

    void give_up(Side side) {
        resigned_ = side;
        change();
    }

    void begin(GameRecord<G> record) {
        record_ = std::move(record);
        taken_back_.clear();
        resigned_.reset();
        is_end_told_ = false;
        change();
    }

    /// Something has changed: whoever thought about it is not asked any more, and the game goes on
    /// to where somebody has a choice.
    void change() {
        if (thinking_) events_.push_back(event::Abandoned{*thinking_});
        thinking_.reset();
        events_.push_back(event::Changed{});
        if (!resigned_) pass_while_forced();
        if (is_over()) {
            if (!is_end_told_) events_.push_back(ending());
        } else if (!is_paused_ && !seat(record_.to_move()).is_person()) {
            thinking_ = ++last_ticket_;
            events_.push_back(event::Thinking{record_.to_move(), *thinking_});
        }
        is_end_told_ = is_over();
    }

    void pass_while_forced() {
        while (const auto pass = forced_pass(record_.game(), record_.position())) {
            events_.push_back(event::Passed{record_.to_move()});
            step_forward(*pass);
        }
    }

    [[nodiscard]] event::Ended ending() const {
        if (resigned_) return {opponent(*resigned_), "resign"};
        const Outcome outcome = *record_.outcome();
        return {outcome.winner, name(outcome.reason)};
    }

    [[nodiscard]] bool has_person() const { return seats_[0].is_person() || seats_[1].is_person(); }
    /// Where undo and redo stop: a person's choice, or any choice where no person is waited for.
    [[nodiscard]] bool rests_at(const GameRecord<G>& record) const {
        if (forced_pass(record.game(), record.position())) return false;
        return is_paused_ || !has_person() || seat(record.to_move()).is_person();
    }

    [[nodiscard]] std::optional<std::size_t> resting_ply_before() const {
        GameRecord<G> past = record_;
        while (!past.moves().empty()) {
            past.undo();
            if (rests_at(past)) return past.moves().size();
        }
        return std::nullopt;
    }

    void step_back() {
        taken_back_.push_back(record_.moves().back());
        record_.undo();
    }
    /// REQUIRES: the move is legal.
    void step_forward(Move move) {
        (void)record_.play(move);
        remember(move);
    }
    /// A move that was taken back and is played again leaves the rest to be redone; any other
    /// begins a new game from here.
    void remember(Move move) {
        if (taken_back_.empty()) return;
        if (taken_back_.back() == move) {
            taken_back_.pop_back();
        } else {
            taken_back_.clear();
        }
    }

    void refuse(std::string sentence) { events_.push_back(event::Refused{std::move(sentence)}); }
    [[nodiscard]] std::string mover() const {
        return std::string(record_.game().side_name(record_.to_move()));
    }

    /// "White's", "Defenders'".
    [[nodiscard]] std::string movers() const {
        return mover() + (mover().ends_with('s') ? "'" : "'s");
    }

    GameRecord<G> record_;
    Seats seats_;
    std::vector<Move> taken_back_;  // the next one to redo last
    std::optional<Side> resigned_;
    bool is_end_told_;  // so that whatever else changes after the end does not end it again
    bool is_paused_ = true;
    std::optional<Ticket> thinking_;
    Ticket last_ticket_ = 0;
    Events events_;  // of the command being obeyed
};

}  // namespace outflank
