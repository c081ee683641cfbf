#include "roster/book_player.h"

#include <cassert>

#include "core/text.h"
#include "play/book_moves.h"

namespace outflank::roster {

namespace {

constexpr int LastErringLevel = 4;
constexpr int LastEasyLevel = 10;

}  // namespace

Result<play::Book> book_named(const std::string& name) {
    if (name == "on") return play::shipped_book();
    return name == "off" ? Result(play::Book()) : play::Book::read(name);
}

Result<Score> parse_book_tolerance(const std::string& typed) {
    constexpr double most = 64;
    const auto discs = text::parse_decimal(typed);
    if (discs && *discs <= most) return static_cast<Score>(*discs * Disc);
    return Error{"book-randomness expects discs from 0 to 64, not " + text::shown(typed)};
}

Score book_tolerance_of_level(std::optional<int> level) {
    if (level && *level <= LastErringLevel) return 3 * Disc;
    if (level && *level <= LastEasyLevel) return 3 * Disc / 2;
    return Disc / 2;
}

Result<Choice<othello::Move>> BookPlayer::choose(const GameRecord<othello::Othello>& record,
                                                 const Conditions<Move>& conditions) {
    assert(record.game().size() == 8);
    const auto position = narrowed(record.position());
    const auto moves = play::book_moves(book_, position);
    const auto chosen = play::choose_from(moves, tolerance_, rng_);
    if (!chosen) return player_->choose(record, conditions);
    if (conditions.on_report) conditions.on_report(play::report_of(book_, position, *chosen));
    return Choice<Move>{chosen->move, 1};
}

}  // namespace outflank::roster
