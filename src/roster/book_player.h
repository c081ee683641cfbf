/// BookPlayer: a player that plays by a book while it can, without thinking, and thinks afterwards.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/rng.h"
#include "games/othello/othello.h"
#include "play/book.h"
#include "play/player.h"

namespace outflank::roster {

/// `on`, the one inside the program, `off`, one that knows nothing, or a file.
Result<play::Book> book_named(const std::string& name);

/// How much worse than the best the book's moves may be for a player of a level, so that two games
/// differ. A low level plays by the book too, but knows it badly.
Score book_tolerance_of_level(std::optional<int> level);
/// The same in discs, as `book-randomness` has it.
Result<Score> parse_book_tolerance(const std::string& typed);

class BookPlayer final : public Player<othello::Othello> {
  public:
    using Player<othello::Othello>::choose;

    BookPlayer(std::unique_ptr<Player<othello::Othello>> player, play::Book book, Score tolerance,
               std::uint64_t seed)
        : player_(std::move(player)), book_(std::move(book)), tolerance_(tolerance), rng_(seed) {}

    [[nodiscard]] std::string name() const override { return player_->name(); }
    Result<Done> prepare(const std::stop_token& stop) override { return player_->prepare(stop); }

    /// REQUIRES: the game is played on 8x8.
    Result<Choice<Move>> choose(const GameRecord<othello::Othello>& record,
                                const Conditions<Move>& conditions) override;

  private:
    std::unique_ptr<Player<othello::Othello>> player_;
    play::Book book_;
    Score tolerance_;
    Rng rng_;
};

}  // namespace outflank::roster
