#include "roster/opening_list.h"

#include "core/read_file.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "games/othello/symmetry.h"
#include "play/embedded_openings.h"

namespace outflank::roster {

namespace {

using othello::Move;
using othello::Othello;
using othello::Position;
using othello::Square;

constexpr int Size = 8;

Result<Move> parse_number(std::string_view number) {
    const auto square = text::parse_int("a square", text::trim(number), 0, Size * Size - 1);
    if (!square) return square.error();
    return Move::at(Square::from_index64(static_cast<int>(*square)));
}

/// Some begin with the four discs the other way round, which is the same board in a mirror.
Position start_for(const Othello& game, Move first) {
    constexpr Symmetry mirror{1};
    const Position start = game.start();
    return game.is_legal(start, first) ? start : game.transformed(start, mirror);
}

/// Lists were written without passes.
Position with_forced_pass(const Othello& game, const Position& position) {
    return game.is_legal(position, Move::pass()) ? game.after(position, Move::pass()) : position;
}

}  // namespace

Result<OpeningList> OpeningList::parse(std::string_view text) {
    OpeningList list;
    std::size_t number = 0;
    for (const std::string_view line : text::split(text, '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        const auto added = list.add_line(line);
        if (!added) return added.error().in("line " + std::to_string(number));
    }
    return list;
}

Result<OpeningList> OpeningList::read(const std::string& file) {
    const auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    const auto text = text_in(*bytes);
    auto list = text ? parse(*text) : Result<OpeningList>(text.error());
    if (!list) return list.error().in(text::shown(file));
    return list;
}

Result<OpeningList> OpeningList::named(const std::string& name) {
    return name == Shipped ? parse(play::embedded_list()) : read(name);
}

std::optional<Move> OpeningList::reply(const Position& position) const {
    const auto canonical = othello::canonical(position, Size);
    const auto found = replies_.find({canonical.position.own(), canonical.position.other()});
    if (found == replies_.end()) return std::nullopt;
    return othello::transformed(found->second, inverse(canonical.symmetry), Size);
}

Result<Done> OpeningList::add_line(std::string_view line) {
    const auto numbers = text::split(line, ',');
    if (numbers.size() > LongestLine) {
        return Error{"an opening has at most " + std::to_string(LongestLine) +
                     " moves, this one has " + std::to_string(numbers.size())};
    }
    const Othello game(Size);
    std::optional<Position> position;
    for (const std::string_view number : numbers) {
        const auto move = parse_number(number);
        if (!move) return move.error();
        position = position ? with_forced_pass(game, *position) : start_for(game, *move);
        if (!game.is_legal(*position, *move)) {
            return Error{"square " + std::string(text::trim(number)) + " (" + game.format(*move) +
                         ") is not a legal move there"};
        }
        add(*position, *move);
        position = game.after(*position, *move);
    }
    return Done{};
}

void OpeningList::add(const Position& position, Move move) {
    const auto canonical = othello::canonical(position, Size);
    replies_.try_emplace({canonical.position.own(), canonical.position.other()},
                         othello::transformed(move, canonical.symmetry, Size));
}

}  // namespace outflank::roster
