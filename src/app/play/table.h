/// Table: where a game is played. It brings together the session, the players at its seats, the
/// thread they think on, and the file that the game is kept in; what happens it tells a Teller.
///
/// Every function is for one thread and returns at once; `wake` is called on another thread when
/// collect() has something to do.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/opening_options.h"
#include "app/play/autosave.h"
#include "app/play/game_plan.h"
#include "app/play/game_saving.h"
#include "app/play/game_sentences.h"
#include "app/play/seated_player.h"
#include "app/play/teller.h"
#include "core/rng.h"
#include "play/session.h"
#include "play/thinker.h"

namespace outflank::app {

/// A player at work.
template <Game G>
struct Thought {
    Side side;
    Clock::time_point begin;
    std::optional<SearchReport<typename G::Move>> report;
};

template <Game G>
class Table {
  public:
    /// Nobody moves before begin(). The autosave may be null.
    Table(GameRecord<G> record, std::uint64_t seed, std::function<void()> wake, Teller& teller,
          Autosave* autosave)
        : session_(std::move(record), {}),
          thinker_(std::move(wake)),
          rng_(seed),
          teller_(teller),
          autosave_(autosave) {}

    /// Who plays, by name; `human` is a person. Where one is unknown, nobody sits down.
    Result<Done> seat(const PlayerNames& names) {
        const PlayerNames full = {applied(openings, names[0]), applied(openings, names[1])};
        auto one = make_player(full[0]);
        if (!one) return one.error();
        auto two = make_player(full[1]);
        if (!two) return two.error();
        players_ = {*std::move(one), *std::move(two)};
        tell(command::Sit{{seat_of(Side::One, full[0]), seat_of(Side::Two, full[1])}});
        return Done{};
    }
    /// The same for one side; the other player stays who it is.
    Result<Done> seat(Side side, const std::string& name) {
        const std::string full = applied(openings, name);
        auto player = make_player(full);
        if (!player) return player.error();
        players_[index(side)] = *std::move(player);
        Seats seats = session_.seats();
        seats[index(side)] = seat_of(side, full);
        tell(command::Sit{std::move(seats)});
        return Done{};
    }
    void swap_sides() {
        std::swap(players_[0], players_[1]);
        tell(command::SwapSides{});
    }

    void begin() { tell(command::Resume{}); }
    void tell(Command<G> command) {
        for (const auto& event : session_.handle(std::move(command)))
            std::visit([this](const auto& each) { this->hear(each); }, event);
    }

    /// What the players have sent.
    void collect() {
        for (auto& answer : thinker_.collect()) {
            announce(answer);
            tell(std::move(answer));
        }
    }
    /// Whoever thinks is to move now.
    void hurry() { thinker_.hurry(); }

    [[nodiscard]] const Session<G>& session() const { return session_; }
    [[nodiscard]] const GameRecord<G>& record() const { return session_.record(); }
    [[nodiscard]] const std::optional<Thought<G>>& thought() const { return thought_; }
    [[nodiscard]] Teller& teller() const { return teller_; }
    [[nodiscard]] Autosave* autosave() const { return autosave_; }
    [[nodiscard]] bool has_person() const {
        return session_.seat(Side::One).is_person() || session_.seat(Side::Two).is_person();
    }

    /// The game as it stands, to be saved or to go on with.
    [[nodiscard]] GamePlan plan() const {
        return {record(), {player_name(Side::One), player_name(Side::Two)}, move_time};
    }

    /// What a player may think about its next moves.
    std::optional<Duration> move_time;
    /// What players play by who sit down from now on and are not told otherwise.
    OpeningOptions openings;
    /// Off while the board shows something that is nobody's game.
    bool keeps_game = true;

  private:
    void hear(const event::Changed& /*changed*/) {
        if (const auto move = std::exchange(untold_move_, {}); !move.empty())
            teller_.tell_move(move);
        const bool is_going_on = !record().moves().empty() && !session_.is_over();
        if (autosave_ && keeps_game && is_going_on) autosave_->keep(write_plan(plan()));
    }
    void hear(const event::Passed& passed) {
        const std::string side(record().game().side_name(passed.side));
        teller_.say(side + " cannot move and passes.");
    }
    void hear(const event::Thinking& thinking) {
        thought_ = Thought<G>{thinking.side, Clock::now(), std::nullopt};
        thinker_.ask({thinking.ticket, players_[index(thinking.side)], record(), move_time, {}});
    }
    void hear(const event::Abandoned& /*abandoned*/) {
        thinker_.hurry();
        thought_.reset();
    }
    void hear(const event::Progress<G>& progress) {
        if (thought_) thought_->report = progress.report;
    }
    void hear(const event::Ended& ended) {
        if (autosave_) autosave_->discard();
        teller_.tell_end(sentences::result(session_, ended), record().format());
    }
    void hear(const event::Refused& refused) { teller_.say(sentences::whole(refused.sentence)); }

    /// What a move is called depends on the record before it; it is told when the record has it.
    void announce(const Command<G>& answer) {
        if (const auto* failed = std::get_if<command::Failed>(&answer)) {
            if (failed->ticket == session_.thinking()) thought_.reset();
        }
        const auto* chosen = std::get_if<command::Chosen<G>>(&answer);
        if (!chosen || chosen->ticket != session_.thinking()) return;
        thought_.reset();
        if (chosen->move && record().game().is_legal(record().position(), *chosen->move))
            untold_move_ = sentences::played(record(), *chosen->move);
    }

    Result<std::shared_ptr<Player<G>>> make_player(const std::string& name) {
        return seated_player(record().game(), name, rng_.next());
    }
    [[nodiscard]] Seat seat_of(Side side, const std::string& name) const {
        return {players_[index(side)] ? name : ""};
    }
    [[nodiscard]] std::string player_name(Side side) const {
        const Seat& seat = session_.seat(side);
        return seat.is_person() ? std::string(Human) : seat.player;
    }

    Session<G> session_;
    std::array<std::shared_ptr<Player<G>>, 2> players_;  // by index(Side); empty: a person
    Thinker<G> thinker_;
    Rng rng_;
    Teller& teller_;
    Autosave* autosave_;
    std::optional<Thought<G>> thought_;
    std::string untold_move_;  // empty: none
};

}  // namespace outflank::app
