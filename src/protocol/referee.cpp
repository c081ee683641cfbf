#include "protocol/referee.h"

#include <utility>

#include "fmt/format.h"

#include "core/duration.h"
#include "core/text.h"

namespace outflank::protocol {

namespace {

constexpr int MostNoisesLogged = 20;  // a client that sends nothing else must not fill the disk

}  // namespace

Referee::Referee(const Dialect& dialect, const tafl::Tafl& game, const TimeLaw& law, Names names,
                 std::uint64_t seed)
    : dialect_(dialect), law_(law), names_(std::move(names)), rng_(seed), record_(game) {}

Ruling Referee::begin(TimePoint now) {
    for (const Side side : {Side::One, Side::Two}) {
        send(side, dialect_.welcome(side, names_[index(side)]));
        ruling_.log.push_back(title(side));
    }
    send_both(dialect_.news(record_));
    go_on(now);
    return ruling();
}

Ruling Referee::hear(Side from, std::string_view message, TimePoint now) {
    if (Ruling late = tick(now); verdict_) return late;
    const Said said = dialect_.read_move(message, from);
    const auto* move = std::get_if<tafl::Move>(&said);
    if (const auto* noise = std::get_if<Noise>(&said)) {
        note_noise(from, noise->sentence);
    } else if (const auto* never = std::get_if<NeverLegal>(&said)) {
        end({Cause::IllegalMove, opponent(from), {}, never->sentence});
    } else if (from != record_.to_move()) {
        end({Cause::IllegalMove, opponent(from), {}, tafl::format(*move) + " out of turn"});
    } else if (now > turn_began_ + limit()) {
        const tafl::Move drawn = pick(rng_, record_.game().moves(record_.position()));
        ruling_.log.push_back(fmt::format("{} was late with {}, so the lot decides: {}",
                                          title(from), tafl::format(*move), tafl::format(drawn)));
        play(drawn, now);
    } else {
        play(*move, now);
    }
    return ruling();
}

Ruling Referee::lost(Side side, const std::string& sentence) {
    if (!verdict_) end({Cause::Disconnection, opponent(side), {}, title(side) + " " + sentence});
    return ruling();
}

Ruling Referee::tick(TimePoint now) {
    if (!verdict_ && now >= deadline()) {
        const Side late = record_.to_move();
        end({Cause::OutOfTime, opponent(late), {}, title(late) + " used up the time for a move"});
    }
    return ruling();
}

Ruling Referee::interrupt() {
    if (!verdict_) end({Cause::Interrupted, std::nullopt, {}, "the server was interrupted"});
    return ruling();
}

Duration Referee::limit() const { return record_.moves().size() < 2 ? law_.first : law_.others; }

std::string Referee::title(Side side) const {
    return text::lower(record_.game().side_name(side)) + ' ' + names_[index(side)];
}

void Referee::note_noise(Side from, const std::string& sentence) {
    if (++noises_ <= MostNoisesLogged)
        ruling_.log.push_back(title(from) + " said what is no move: " + sentence);
}

void Referee::play(tafl::Move move, TimePoint now) {
    const Side mover = record_.to_move();
    const auto played = record_.play(move);
    if (!played) return end({Cause::IllegalMove, opponent(mover), {}, played.error().sentence});
    ruling_.log.push_back(fmt::format("{}. {}  {}  {:.3f} s", record_.moves().size(),
                                      tafl::format(move), title(mover),
                                      in_seconds(now - turn_began_)));
    send_both(dialect_.news(record_));
    go_on(now);
}

/// To the next turn, or to the end.
void Referee::go_on(TimePoint now) {
    turn_began_ = now;
    if (const auto outcome = record_.outcome())
        return end({Cause::Played, outcome->winner, outcome->reason, {}});
    send(record_.to_move(), dialect_.your_turn(record_.to_move()));
}

void Referee::end(Verdict verdict) {
    verdict_ = std::move(verdict);
    send_both(dialect_.farewell(record_, *verdict_));
    if (!verdict_->remark.empty()) ruling_.log.push_back(verdict_->remark);
}

void Referee::send(Side to, const std::optional<std::string>& message) {
    if (message) ruling_.letters.push_back({to, *message});
}

void Referee::send_both(const std::optional<std::string>& message) {
    for (const Side side : {Side::One, Side::Two}) send(side, message);
}

Ruling Referee::ruling() { return std::exchange(ruling_, {}); }

}  // namespace outflank::protocol
