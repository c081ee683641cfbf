#include "protocol/comp424_client.h"

#include <utility>

#include "core/text.h"
#include "games/tafl/rules.h"

namespace outflank::protocol::comp424 {

Client::Client(std::string name) : Contestant(tafl::Tafl(tafl::Comp424)), name_(std::move(name)) {}

std::unique_ptr<Framing> Client::framing() const { return std::make_unique<LineFraming>(); }

std::string Client::greeting() const { return format(Join{name_}); }

Result<Reaction> Client::hear(std::string_view line) {
    const auto message = parse_from_server(line);
    if (message) return std::visit([this](const auto& each) { return take(each); }, *message);
    if (!side_) return message.error().in("this is no COMP 424 server");
    return Reaction{.note = "left aside: " + message.error().sentence};
}

Result<Reaction> Client::take(const Welcome& welcome) {
    if (side_) return Error{"the server begins a second game before the first is over"};
    side_ = welcome.you;
    return Reaction{
        .is_progress = true,
        .note = "the game begins, we have the " + text::lower(record().game().side_name(*side_))};
}

Result<Reaction> Client::take(YourTurn turn) {
    if (side_ != turn.you)
        return Error{"the server asks us for a move of " + format(turn).substr(5) +
                     (side_ ? ", who is our opponent" : " before the game has begun")};
    if (record().is_over() || record().to_move() != turn.you)
        return Error{"the server asks for a move when it is not our turn"};
    return Reaction{.is_progress = true, .wants_move = true};
}

Result<Reaction> Client::take(Played played) {
    if (!side_) return Error{"the server tells a move before the game has begun"};
    if (played.side != record().to_move())
        return Error{"the server tells a move of the side that is not to move: " + format(played)};
    const auto done = play(played.move);
    if (!done) return done.error().in("the server plays by other rules");
    return Reaction{.is_progress = true};
}

Result<Reaction> Client::take(const GameOver& over) {
    Reaction reaction{.is_progress = true};
    switch (over.ending) {
        case Ending::Won:
            reaction.ending = over.winner == side_ ? "we won" : "we lost";
            break;
        case Ending::Drawn:
            reaction.ending = "drawn";
            break;
        case Ending::Undecided:
            reaction.ending = "undecided";
            break;
        case Ending::Cancelled:
            reaction.ending = "cancelled";
            break;
    }
    const auto outcome = record().outcome();
    if (!over.reason.empty()) {
        *reaction.ending += " (" + text::shown(over.reason) + ")";
    } else if (outcome) {
        *reaction.ending += " (" + std::string(name(outcome->reason)) + ")";
    }
    return reaction;
}

std::string Client::format_move(tafl::Move move) const {
    return format(Played{side_.value(), move});
}

std::string Client::meaning_of_silence() const {
    return side_ ? "the server left before the game was over"
                 : "the server left before the game began";
}

}  // namespace outflank::protocol::comp424
