#include "app/web/hosted_game.h"

#include <algorithm>
#include <atomic>
#include <utility>
#include <variant>

#include "app/web/game_json.h"
#include "app/web/game_messages.h"
#include "app/web/move_request.h"
#include "app/web/player_permit.h"
#include "app/web/record_text.h"
#include "app/web/two_clocks.h"
#include "core/text.h"
#include "play/session.h"

namespace outflank::app::web {

namespace {

namespace message = protocol::web;
using protocol::web::SeatNames;

std::optional<TwoClocks> clocks_of(const std::optional<StoredClock>& stored) {
    if (!stored) return std::nullopt;
    return TwoClocks(stored->full, stored->remaining);
}

template <Game G>
class HostedGameOf final : public HostedGame, public std::enable_shared_from_this<HostedGameOf<G>> {
  public:
    HostedGameOf(const std::string& id, GameRecord<G> record, const StoredGame& stored,
                 House& house)
        : HostedGame(id),
          house_(house),
          name_(stored.game),
          session_(std::move(record), {}),
          time_(stored.time),
          clocks_(clocks_of(stored.clock)),
          late_(stored.late),
          revision_(stored.revision) {}

    /// Where the stored game stood. Players that may not sit down any more leave their seat.
    Result<Done> go_on(const StoredGame& stored) {
        paid_plies_ = session_.record().moves().size();
        while (session_.record().moves().size() > stored.ply.value_or(SIZE_MAX))
            session_.handle(command::Undo{});
        if (stored.resigned) resign_again(*stored.resigned);
        const bool is_new = stored.revision == 0;
        Seats seats;
        std::string notice;
        for (const Side side : {Side::One, Side::Two}) {
            const std::string& name = stored.seats[index(side)];
            const auto seat = seat_of(name);
            if (!seat && is_new) return seat.error();
            if (!seat) notice = text::shown(name) + " has left: " + seat.error().sentence;
            seats[index(side)] = seat ? *seat : Seat{};
        }
        session_.handle(command::Sit{seats});
        const bool goes_on = !stored.is_paused && !stored.resigned && !stored.late;
        auto told = goes_on ? tell(command::Resume{}) : Done{};
        notice_ = notice;  // after what changes, for a change is what takes a notice away
        return told;
    }

    Result<Done> obey(const message::GameMessage& asked) override {
        return std::visit([this](const auto& each) { return this->obey_one(each); }, asked);
    }

    void set_watched(bool is_watched) override {
        is_watched_ = is_watched;
        ask_if_watched();
    }

    void look_at_clocks(Clock::time_point now) override {
        if (!clocks_ || !clocks_->has_fallen(now)) return;
        late_ = clocks_->running();
        (void)tell(command::Pause{});
    }

    [[nodiscard]] std::string state(std::optional<std::int64_t> request) const override {
        return state_message(
            GameView<G>{id(), session_, time_, clocks_, at_work_, late_, revision_, notice_},
            request);
    }

    [[nodiscard]] StoredGame stored() const override {
        StoredGame stored{name_, {}, {}, {}, time_, {}, session_.resigned(), late_, false, {}};
        for (const Side side : {Side::One, Side::Two}) {
            const Seat& seat = session_.seat(side);
            stored.seats[index(side)] = seat.is_person() ? std::string(Human) : seat.player;
        }
        GameRecord<G> line = session_.record();
        stored.ply = line.moves().size();
        for (const auto move : session_.taken_back()) (void)line.play(move);
        stored.record = line.format();
        stored.is_paused = session_.is_paused();
        stored.revision = revision_;
        if (clocks_) {
            const auto now = Clock::now();
            stored.clock = StoredClock{
                clocks_->full(),
                {clocks_->remaining(Side::One, now), clocks_->remaining(Side::Two, now)}};
        }
        return stored;
    }

    [[nodiscard]] AnyRecord record() const override { return session_.record(); }
    [[nodiscard]] bool is_thinking() const override { return at_work_ && !unasked_; }

  private:
    Result<Done> obey_one(const message::Play& play) {
        if (late_) return Error{"the game is over (time)"};
        const auto move = session_.record().game().parse_move(play.move);
        if (!move) return move.error();
        return tell(command::Play<G>{*move});
    }
    Result<Done> obey_one(message::Undo /*undo*/) {
        if (late_) return Error{"the game was lost on time, which cannot be taken back"};
        return tell(command::Undo{});
    }
    Result<Done> obey_one(message::Redo /*redo*/) {
        if (late_) return Error{"the game is over (time)"};
        return tell(command::Redo{});
    }
    Result<Done> obey_one(message::New /*fresh*/) { return begin(command::NewGame{}); }
    Result<Done> obey_one(const message::Load& load) {
        auto record = read_record(session_.record().game(), load.record);
        if (!record) return record.error();
        return begin(command::Load<G>{*std::move(record)});
    }
    Result<Done> obey_one(const message::Sit& sit) {
        Seats seats;
        for (const Side side : {Side::One, Side::Two}) {
            const auto seat = seat_of(sit.seats[index(side)]);
            if (!seat) return seat.error();
            seats[index(side)] = *seat;
        }
        return tell(command::Sit{seats});
    }
    Result<Done> obey_one(const message::SetTime& set) {
        std::optional<Duration> time;
        if (set.time) {
            const auto permitted = permitted_time(*set.time, house_.allowance());
            if (!permitted) return permitted.error();
            time = *permitted;
        }
        time_ = time;
        is_changed_ = true;
        settle();
        return Done{};
    }
    Result<Done> obey_one(message::Swap /*swap*/) {
        if (late_ || session_.is_over())
            return Error{"the game is over; who played which side stays as it was"};
        return tell(command::SwapSides{});
    }
    Result<Done> obey_one(message::Resign /*resign*/) {
        if (late_) return Error{"the game is over (time)"};
        return tell(command::Resign{});
    }
    Result<Done> obey_one(message::Pause /*pause*/) { return tell(command::Pause{}); }
    Result<Done> obey_one(message::Resume /*resume*/) {
        if (late_) return Error{"the game is over (time)"};
        return tell(command::Resume{});
    }
    Result<Done> obey_one(message::Hurry /*hurry*/) {
        if (!at_work_) return Error{"nobody is thinking"};
        stop_.request_stop();
        return Done{};
    }

    /// A game from its beginning has its clocks full.
    Result<Done> begin(Command<G> command) {
        late_.reset();
        if (clocks_) clocks_ = TwoClocks(clocks_->full());
        (void)tell(std::move(command));
        paid_plies_ = session_.record().moves().size();
        return session_.is_paused() ? tell(command::Resume{}) : Done{};
    }

    /// Resigning is the business of whoever sits there as a person.
    void resign_again(Side side) {
        Seats seats = {Seat{"nobody"}, Seat{"nobody"}};
        seats[index(side)] = Seat{};
        session_.handle(command::Sit{seats});
        session_.handle(command::Resign{});
    }

    Result<Seat> seat_of(const std::string& name) {
        const auto spec = permitted(name, house_.allowance());
        if (!spec) return spec.error();
        if (spec->name == Human) return Seat{};
        const G& game = session_.record().game();
        auto player = house_.pool(game).borrow(game, *spec);
        if (!player) return player.error();
        house_.pool(game).give_back(game, *spec, *std::move(player));
        return Seat{name};
    }

    Result<Done> tell(Command<G> command) {
        refusal_.clear();
        const std::size_t plies = session_.record().moves().size();
        for (const auto& event : session_.handle(std::move(command)))
            std::visit([this](const auto& each) { this->hear(each); }, event);
        if (is_changed_) set_clocks(plies);
        const std::string refusal = std::exchange(refusal_, {});
        settle();
        if (!refusal.empty()) return Error{refusal};
        return Done{};
    }

    void hear(const event::Changed& /*changed*/) {
        is_changed_ = true;
        notice_.clear();
    }
    void hear(const event::Passed& /*passed*/) {}
    void hear(const event::Thinking& thinking) {
        unasked_ = thinking.ticket;
        at_work_ = PlayerAtWork{thinking.side, Clock::now()};
    }
    void hear(const event::Abandoned& /*abandoned*/) {
        stop_.request_stop();
        unasked_.reset();
        at_work_.reset();
    }
    void hear(const event::Progress<G>& progress) {
        house_.thought(*this, thinking_message(id(), session_.record().game(), progress.side,
                                               progress.report));
    }
    void hear(const event::Ended& /*ended*/) {}
    void hear(const event::Refused& refused) { refusal_ = refused.sentence; }

    /// Whoever has moved gets the increment, and the other's clock runs; nobody's at the end. A
    /// move in the place of one taken back earns nothing, or undo and redo would make time.
    void set_clocks(std::size_t plies_before) {
        if (!clocks_) return;
        const auto& record = session_.record();
        const bool goes_on = !session_.is_over() && !session_.is_paused() && !late_;
        const std::size_t plies = record.moves().size();
        if (plies > std::max(plies_before, paid_plies_) && clocks_->running())
            clocks_->add_increment(*clocks_->running());
        paid_plies_ = std::max(paid_plies_, plies);
        const bool has_begun = !record.moves().empty();
        clocks_->run(goes_on && has_begun ? std::optional(record.to_move()) : std::nullopt,
                     Clock::now());
    }

    void settle() {
        ask_if_watched();
        if (!std::exchange(is_changed_, false)) return;
        ++revision_;
        house_.changed(*this);
    }

    void ask_if_watched() {
        if (!unasked_ || !is_watched_) return;
        const Ticket ticket = *std::exchange(unasked_, std::nullopt);
        stop_ = std::stop_source();
        at_work_->since = Clock::now();
        at_work_->is_waiting = house_.scheduler().would_wait(Scheduler::Kind::Move);
        if (!ask(ticket))
            hear_from_player(command::Failed{ticket, "too many games wait for the engine"});
    }

    bool ask(Ticket ticket) {
        const Side side = session_.record().to_move();
        const auto spec = permitted(session_.seat(side).player, house_.allowance());
        MoveRequest<G> request{ticket, session_.record(), *spec, law(), clock_of(side)};
        auto& pool = house_.pool(session_.record().game());
        const auto job = [request = std::move(request), &pool, &house = house_,
                          self = this->weak_from_this()](const std::stop_token& stop) {
            const auto reply = [&](auto what) {
                house.post([self, what = std::move(what)] {
                    if (const auto game = self.lock()) what(*game);
                });
            };
            reply([ticket = request.ticket](HostedGameOf& game) { game.note_beginning(ticket); });
            choose_move<G>(request, pool, stop, [&](Command<G> answer) {
                reply([answer = std::move(answer)](HostedGameOf& game) {
                    game.hear_from_player(answer);
                });
            });
        };
        return house_.scheduler().start(number(), Scheduler::Kind::Move, stop_, job);
    }

    /// Whoever was told that the player waits is told that it does no longer. A request that was
    /// abandoned begins, too, and says nothing about the one after it.
    void note_beginning(Ticket ticket) {
        if (!at_work_ || !at_work_->is_waiting || session_.thinking() != ticket) return;
        at_work_->is_waiting = false;
        house_.show(*this);
    }

    /// A player that fails leaves the game paused, with the reason shown.
    void hear_from_player(const Command<G>& answer) {
        const auto* failed = std::get_if<command::Failed>(&answer);
        const bool is_last = failed || std::holds_alternative<command::Chosen<G>>(answer);
        const bool is_late = is_last && !is_awaited(answer);
        if (is_late) return;
        if (is_last) at_work_.reset();
        const auto told = tell(answer);
        if (told) return;
        notice_ = told.error().sentence;
        is_changed_ = true;
        settle();
    }

    [[nodiscard]] bool is_awaited(const Command<G>& answer) const {
        if (const auto* chosen = std::get_if<command::Chosen<G>>(&answer))
            return chosen->ticket == session_.thinking();
        const auto* failed = std::get_if<command::Failed>(&answer);
        return failed && failed->ticket == session_.thinking();
    }

    [[nodiscard]] Duration law() const {
        return std::min(time_.value_or(house_.allowance().time), house_.allowance().time);
    }
    [[nodiscard]] std::optional<GameClock> clock_of(Side side) const {
        if (!clocks_) return std::nullopt;
        return GameClock{clocks_->remaining(side, Clock::now()), clocks_->full().increment};
    }

    House& house_;
    message::GameName name_;
    Session<G> session_;
    std::optional<Duration> time_;
    std::optional<TwoClocks> clocks_;
    std::size_t paid_plies_ = 0;  // the longest that the game has been
    std::optional<Side> late_;
    std::optional<PlayerAtWork> at_work_;
    std::optional<Ticket> unasked_;  // a request that waits for somebody to watch
    std::stop_source stop_;  // of the request that was asked
    std::string notice_;
    std::string refusal_;  // of the command being obeyed
    std::uint64_t revision_;
    bool is_watched_ = false;
    bool is_changed_ = false;
};

template <Game G>
Result<std::shared_ptr<HostedGame>> make_for(const G& game, const std::string& id,
                                             const StoredGame& stored, House& house) {
    auto record = read_record(game, stored.record);
    if (!record) return record.error();
    const auto made = std::make_shared<HostedGameOf<G>>(id, *std::move(record), stored, house);
    if (const auto going = made->go_on(stored); !going) return going.error();
    return std::shared_ptr<HostedGame>(made);
}

}  // namespace

HostedGame::HostedGame(std::string id) : id_(std::move(id)), number_(fresh_owner()) {}

Scheduler::Owner fresh_owner() {
    static std::atomic<Scheduler::Owner> last{0};
    return ++last;
}

Result<std::shared_ptr<HostedGame>> HostedGame::make(const std::string& id,
                                                     const StoredGame& stored, House& house) {
    const auto game = game_of(stored.game);
    if (!game) return game.error();
    return std::visit([&](const auto& each) { return make_for(each, id, stored, house); }, *game);
}

}  // namespace outflank::app::web
