#include "learn/game_code.h"

#include <bit>
#include <cassert>
#include <cstdlib>
#include <string>

namespace outflank::learn {

namespace {

using kernels::Bitboard;

constexpr unsigned NumberOrder = 4;
constexpr unsigned PrefixBits = 6;

unsigned bits_for(Bitboard moves) {
    return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(kernels::count(moves) - 1)));
}

int place_of(int square, Bitboard moves) {
    return kernels::count(moves & (kernels::bit(square) - 1));
}

int square_at(std::uint64_t place, Bitboard moves) {
    for (; place > 0; --place) moves &= moves - 1;
    return kernels::lowest(moves);
}

/// What both ends know of the labels so far.
class Expectation {
  public:
    [[nodiscard]] Trust trust() const { return trust_; }
    [[nodiscard]] int half_discs(Side side) const { return seen_by(side, for_black_); }

    /// Along best play an exact score never changes; a searched one moves by a few discs.
    [[nodiscard]] unsigned order(Trust trust) const {
        return trust == Trust::Exact && trust_ == Trust::Exact ? 0 : 3;
    }

    void see(const Label& label, Side side) {
        trust_ = label.trust;
        if (trust_ != Trust::None) for_black_ = seen_by(side, label.half_discs);
    }

  private:
    Trust trust_ = Trust::None;
    int for_black_ = 0;
};

/// The other two, in the order of the enumeration.
Trust another(Trust trust, unsigned which) {
    const unsigned code = static_cast<unsigned>(trust) + 1 + which;
    return static_cast<Trust>(code % 3);
}

void put_label(BitWriter& bits, const Label& label, Side side, const Expectation& expected) {
    const bool is_same = label.trust == expected.trust();
    bits.put(is_same ? 1 : 0, 1);
    if (!is_same) bits.put(label.trust == another(expected.trust(), 1) ? 1 : 0, 1);
    if (label.trust != Trust::None)
        bits.put_signed(label.half_discs - expected.half_discs(side), expected.order(label.trust));
}

Result<Label> take_label(BitReader& bits, Side side, const Expectation& expected) {
    Label label;
    label.trust = bits.take(1) == 1
                      ? expected.trust()
                      : another(expected.trust(), static_cast<unsigned>(bits.take(1)));
    if (label.trust == Trust::None) return label;
    const std::int64_t score =
        expected.half_discs(side) + bits.take_signed(expected.order(label.trust));
    if (std::abs(score) > Label::Most) return Error{"a score lies outside -64 to 64 discs"};
    label.half_discs = static_cast<int>(score);
    return label;
}

}  // namespace

void GameEncoder::put(const ScoredGame& game) {
    assert(game.number >= next_number_ && game.squares.size() == game.labels.size());
    bits_.put_small(game.number - next_number_, NumberOrder);
    next_number_ = game.number + 1;
    bits_.put(static_cast<std::uint64_t>(game.prefix), PrefixBits);
    Walk walk;
    Expectation expected;
    for (std::size_t i = 0; i < game.squares.size(); ++i) {
        assert(walk.is_legal(game.squares[i]));
        const Side side = walk.position().to_move;
        bits_.put(static_cast<std::uint64_t>(place_of(game.squares[i], walk.moves())),
                  bits_for(walk.moves()));
        put_label(bits_, game.labels[i], side, expected);
        expected.see(game.labels[i], side);
        walk.play(game.squares[i]);
    }
    assert(walk.is_over());
}

Result<ScoredGame> GameDecoder::take() {
    ScoredGame game;
    game.number = next_number_ + bits_.take_small(NumberOrder);
    if (game.number < next_number_) return Error{"the numbers of the games do not rise"};
    next_number_ = game.number + 1;
    game.prefix = static_cast<int>(bits_.take(PrefixBits));
    game.squares.reserve(ScoredGame::MostMoves);
    game.labels.reserve(ScoredGame::MostMoves);
    Walk walk;
    Expectation expected;
    while (!walk.is_over()) {
        const std::uint64_t place = bits_.take(bits_for(walk.moves()));
        if (place >= static_cast<std::uint64_t>(kernels::count(walk.moves())))
            return Error{"a move is not one of those that can be made"};
        const Side side = walk.position().to_move;
        const auto label = take_label(bits_, side, expected);
        if (!label) return label.error();
        expected.see(*label, side);
        const int square = square_at(place, walk.moves());
        game.squares.push_back(static_cast<std::uint8_t>(square));
        game.labels.push_back(*label);
        walk.play(square);
    }
    if (bits_.has_overrun()) return Error{"a game goes on beyond the end"};
    if (game.prefix > static_cast<int>(game.squares.size()))
        return Error{"a game is shorter than its random beginning"};
    return game;
}

}  // namespace outflank::learn
