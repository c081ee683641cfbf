#include "protocol/tablut_challenge_client.h"

#include <utility>

#include "games/tafl/rules.h"

namespace outflank::protocol::challenge {

namespace {

std::string ending_of(Turn turn, Side us) {
    if (turn == Turn::Draw) return "drawn";
    return turn == won_by(us) ? "we won" : "we lost";
}

}  // namespace

Client::Client(Side side, std::string name)
    : Contestant(tafl::Tafl(tafl::Ashton)), side_(side), name_(std::move(name)) {}

std::unique_ptr<Framing> Client::framing() const { return std::make_unique<LengthFraming>(); }

std::string Client::greeting() const { return format_name(name_); }

Result<Reaction> Client::hear(std::string_view message) {
    const auto state = parse_state(message);
    if (!state) return state.error().in("this is no Tablut Challenge server");
    if (state->turn != Turn::White && state->turn != Turn::Black)
        return Reaction{.is_progress = true, .ending = ending_of(state->turn, side_)};
    const Side to_move = state->turn == Turn::White ? Side::Two : Side::One;
    const auto position = position_of(record().game(), state->board, to_move);
    if (!position) return position.error().in("the server's board cannot come up");
    return take_position(*position);
}

Result<Reaction> Client::take_position(const tafl::Position& position) {
    const bool is_first = !std::exchange(has_begun_, true);
    if (position == record().position() && !is_first)
        return Reaction{.note = "left aside: the same state again"};
    Reaction reaction{.is_progress = true};
    if (is_first) reaction.note = "the game begins";
    if (const auto move = move_to(position)) {
        if (const auto played = play(*move); !played) return played.error();
    } else if (position != record().position()) {
        begin_from(position);
        reaction.note = "no legal move leads to the server's board; going on from there";
    }
    reaction.wants_move = position.to_move() == side_ && !record().game().is_over(position);
    if (reaction.wants_move && record().is_over())  // a draw in our eyes, and not in the server's
        begin_from(position);
    return reaction;
}

std::optional<tafl::Move> Client::move_to(const tafl::Position& position) const {
    if (record().is_over()) return std::nullopt;
    const tafl::Tafl& game = record().game();
    for (const tafl::Move move : game.moves(record().position())) {
        if (game.after(record().position(), move) == position) return move;
    }
    return std::nullopt;
}

std::string Client::format_move(tafl::Move move) const { return format(Action{side_, move}); }

std::string Client::meaning_of_silence() const {
    if (!has_begun_) return "the server left before the game began";
    return record().to_move() == side_
               ? "the server left in our turn, as it does when our time is over"
               : "the server left in our opponent's turn, as it does when his time is over";
}

}  // namespace outflank::protocol::challenge
