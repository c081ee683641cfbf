/// MatchRunner: plays the games of a match, several at a time, and hands them over in order.
///
/// It knows no game: whoever runs a match says how the game of a number is played. Games end in any
/// order, and are kept as they do; whatever depends on the order (what is printed, when an SPRT is
/// settled) sees them by number, so that a match says the same whatever its concurrency.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "arena/played_game.h"
#include "core/result.h"

namespace outflank::arena {

struct MatchJob {
    int games = 0;
    unsigned concurrency = 1;
    /// Plays the game of a number; nothing when it was abandoned. Called by several threads at
    /// once.
    std::function<std::optional<PlayedGame>(int, const std::stop_token&)> play;
    /// A game has ended. One call at a time. An error ends the match; games that run are abandoned.
    std::function<Result<Done>(const PlayedGame&)> on_finished;
    /// The next game by number, once all before it have ended. One call at a time. False: enough.
    std::function<bool(const PlayedGame&)> on_next;
};

/// What a match left behind.
struct MatchEnd {
    std::vector<PlayedGame> games;  // that count, by number
    std::optional<Error> problem;
};

class MatchRunner {
  public:
    explicit MatchRunner(MatchJob job) : job_(std::move(job)) {}

    /// Plays every game that is not among the finished ones. Blocks until all are played, enough is
    /// known, something failed, or a stop is requested. One call in a lifetime.
    MatchEnd run(std::vector<PlayedGame> finished, const std::stop_token& stop);

  private:
    void play(int number);
    void hand_over_in_order();
    [[nodiscard]] std::vector<int> missing() const;
    MatchEnd end();

    MatchJob job_;
    std::stop_source over_;  // no game is begun or goes on any more
    std::mutex mutex_;  // guards all below
    std::map<int, PlayedGame> finished_;  // by number
    int next_ = 1;  // to be handed over
    bool is_enough_ = false;
    std::optional<Error> problem_;
};

}  // namespace outflank::arena
