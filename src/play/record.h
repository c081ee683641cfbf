/// GameRecord: a whole game, the only form in which a game is stored, sent or shown to a player.
///
/// It knows what a position cannot: what came before. So it is the record that sees a draw by
/// repetition, and that takes moves back. Its text is the start (left out when it is the game's
/// own), the word `moves`, and the moves:
///
///     f5 d6 c3 d3
///     ---------------------------OX------XO--------------------------- X moves f5 d6
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "games/game.h"
#include "play/transcript.h"

namespace outflank {

template <Game G>
class GameRecord {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    explicit GameRecord(G game) : GameRecord(game, game.start()) {}
    GameRecord(G game, Position start) : game_(std::move(game)), positions_{std::move(start)} {}

    /// A position, a transcript, or both with the word `moves` between. Forced passes may be left
    /// out.
    static Result<GameRecord> parse(const G& game, std::string_view text);
    [[nodiscard]] std::string format() const;

    [[nodiscard]] const G& game() const { return game_; }
    [[nodiscard]] const Position& start() const { return positions_.front(); }
    [[nodiscard]] const Position& position() const { return positions_.back(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] Side to_move() const { return game_.to_move(position()); }

    /// The end of the game, repetition included; nullopt while it goes on.
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] bool is_over() const { return outcome().has_value(); }

    /// Refuses an illegal move and any move after the end, with the reason; the record stays as it
    /// was.
    Result<Done> play(Move move);

    /// Takes the last move back. REQUIRES: there is one.
    void undo() {
        assert(!moves_.empty());
        moves_.pop_back();
        positions_.pop_back();
    }

    friend bool operator==(const GameRecord& a, const GameRecord& b) {
        return a.moves_ == b.moves_ && a.start() == b.start();
    }

  private:
    [[nodiscard]] bool is_drawn_by_repetition() const;
    Result<Done> play_text(std::string_view move_text);

    G game_;
    std::vector<Move> moves_;
    std::vector<Position> positions_;  // one more than moves
};

/// The pass that the side to move is forced to make, in games that have passes.
template <Game G>
std::optional<typename G::Move> forced_pass(const G& game, const typename G::Position& position) {
    if constexpr (requires { G::Move::pass(); }) {
        if (game.is_legal(position, G::Move::pass())) return G::Move::pass();
    }
    return std::nullopt;
}

template <Game G>
std::optional<Outcome> GameRecord<G>::outcome() const {
    if (const auto outcome = game_.outcome(position())) return outcome;
    if (is_drawn_by_repetition())
        return Outcome{.winner = std::nullopt, .score = 0, .reason = Reason::Repetition};
    return std::nullopt;
}

template <Game G>
bool GameRecord<G>::is_drawn_by_repetition() const {
    const RepetitionRule rule = game_.repetition();
    if (rule.draw_at == 0) return false;
    int occurrences = 0;
    for (std::size_t i = positions_.size(); i-- > 0;) {
        if (i == 0 && !rule.counts_start) break;
        if (positions_[i] == position() && ++occurrences == rule.draw_at) return true;
        const bool came_by_capture = i > 0 && game_.gain(positions_[i - 1], moves_[i - 1]) > 0;
        if (rule.since_capture && came_by_capture) break;
    }
    return false;
}

template <Game G>
Result<Done> GameRecord<G>::play(Move move) {
    if (const auto end = outcome())
        return Error{"the game is over (" + std::string(name(end->reason)) + ")"};
    if (!game_.is_legal(position(), move)) {
        return Error{game_.format(move) + " is not a legal move for " +
                     text::lower(game_.side_name(to_move()))};
    }
    positions_.push_back(game_.after(position(), move));
    moves_.push_back(move);
    return Done{};
}

template <Game G>
Result<Done> GameRecord<G>::play_text(std::string_view move_text) {
    const auto move = game_.parse_move(move_text);
    if (!move) return move.error();
    const auto pass = forced_pass(game_, position());
    if (pass && *pass != *move) {
        const auto passed = play(*pass);
        if (!passed) return passed;
    }
    return play(*move);
}

template <Game G>
Result<GameRecord<G>> GameRecord<G>::parse(const G& game, std::string_view text) {
    const TranscriptParts parts = transcript_parts(text);
    GameRecord record(game);
    if (!parts.position.empty()) {
        auto start = game.parse_position(parts.position);
        if (!start) return start.error();
        record = GameRecord(game, *std::move(start));
    }
    for (std::size_t i = 0; i < parts.moves.size(); ++i) {
        const auto played = record.play_text(parts.moves[i]);
        if (!played) return played.error().in("move " + std::to_string(i + 1));
    }
    return record;
}

template <Game G>
std::string GameRecord<G>::format() const {
    std::string result;
    if (start() != game_.start() || moves_.empty()) result = game_.format(start());
    if (!result.empty() && !moves_.empty()) result += " moves";
    for (const Move move : moves_) {
        if (!result.empty()) result += ' ';
        result += game_.format(move);
    }
    return result;
}

}  // namespace outflank
