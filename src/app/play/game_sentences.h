/// What the terminal game says to people, in one place.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/page.h"
#include "play/session.h"

namespace outflank::app::sentences {

/// An error as something to read: from a capital, unless it begins with a move, to a full stop.
std::string whole(std::string sentence);

/// "Level 3, casual: ...".
std::string level_sentence(int level);
/// The levels with what they mean, a line each.
Page level_page();

/// The same for the games that have no engine of their own.
std::string ply_level_sentence(int level);
Page ply_level_page();

/// "you", or "outflank level 3".
std::string seat_words(const Seat& seat);

/// "You can play b1 a2 d3 c4."; of very many moves the first.
template <Game G>
std::string you_can_play(const GameRecord<G>& record, const std::vector<typename G::Move>& moves) {
    constexpr bool has_long_moves = requires(typename G::Move move) { move.from(); };
    constexpr std::size_t most = has_long_moves ? 12 : 24;  // two lines of 80 with what went before
    if (record.is_over()) return "The game is over.";
    std::string result = "You can play";
    for (std::size_t i = 0; i < moves.size() && i < most; ++i)
        result += ' ' + record.game().format(moves[i]);
    if (moves.size() > most) result += " and " + std::to_string(moves.size() - most) + " more";
    return result + '.';
}
template <Game G>
std::string you_can_play(const GameRecord<G>& record) {
    const auto moves = record.game().moves(record.position());
    return you_can_play(record, {moves.begin(), moves.end()});
}

/// To somebody who tried that move: where men are moved, what this man can do if it can move.
template <Game G>
std::string you_can_play_instead_of(const GameRecord<G>& record, typename G::Move tried) {
    std::vector<typename G::Move> same_man;
    if constexpr (requires { tried.from(); }) {
        for (const auto move : record.game().moves(record.position())) {
            if (move.from() == tried.from()) same_man.push_back(move);
        }
    }
    return same_man.empty() ? you_can_play(record) : you_can_play(record, same_man);
}

/// "White is thinking", "Defenders are thinking".
template <Game G>
std::string is_thinking(const G& game, Side side) {
    const std::string name(game.side_name(side));
    return name + (name.ends_with('s') ? " are thinking" : " is thinking");
}

/// "2. White: d6", before the move is made.
template <Game G>
std::string played(const GameRecord<G>& record, typename G::Move move) {
    return std::to_string(record.moves().size() + 1) + ". " +
           std::string(record.game().side_name(record.to_move())) + ": " +
           record.game().format(move);
}

/// "Black: you, White: outflank level 3".
template <Game G>
std::string seating(const Session<G>& session) {
    const auto side_words = [&](Side side) {
        return std::string(session.record().game().side_name(side)) + ": " +
               seat_words(session.seat(side));
    };
    return side_words(Side::One) + ", " + side_words(Side::Two);
}

/// "Black won by 16 (wipeout)."
template <Game G>
std::string result(const Session<G>& session, const event::Ended& ended) {
    const std::string reason(ended.reason);
    if (!ended.winner) return "A draw (" + reason + ").";
    // In discs; in Tafl a win is a win, and so is a resignation.
    const auto outcome = session.record().outcome();
    const int margin = outcome && !session.resigned() ? std::abs(outcome->score) : 1;
    return std::string(session.record().game().side_name(*ended.winner)) + " won" +
           (margin > 1 ? " by " + std::to_string(margin) : "") + " (" + reason + ").";
}

inline constexpr std::string_view AfterTheEnd =
    "analyze goes through it, new plays again, quit leaves.";

}  // namespace outflank::app::sentences
