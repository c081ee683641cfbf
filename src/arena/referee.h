/// Referee: one game between two players, under the law of the match.
///
/// The players are not trusted: every move is checked, the time around every call is measured, and
/// whoever plays an illegal move, is late, fails or resigns has lost the game, which is a result
/// like any other.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "arena/law.h"
#include "arena/played_game.h"
#include "core/duration.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "play/player.h"

namespace outflank::arena {

/// How a game ended, by sides.
struct Verdict {
    std::optional<Side> winner;
    int score = 0;  // for Side::One
    std::string reason;
    std::string remark;  // what a forfeit was about
};

/// What a game is lost by that was not played to its end: the whole board.
inline int forfeit_score(const othello::Othello& game) { return game.size() * game.size(); }
inline int forfeit_score(const tafl::Tafl& /*game*/) { return 1; }

template <Game G>
struct RefereedGame {
    GameRecord<G> record;
    Verdict verdict;
    std::array<PlayerStats, 2> stats;  // by index(Side)
};

template <Game G>
class Referee {
  public:
    using Seats = std::array<Player<G>*, 2>;  // by index(Side)
    using Watch = std::function<Clock::time_point()>;
    using OnPlayed = std::function<void(const GameRecord<G>&)>;

    /// `on_played`, where there is one, is shown the game before the first move and after each.
    Referee(GameRecord<G> opening, const Seats& seats, const Law& law, std::stop_token stop = {},
            Watch watch = Clock::now, OnPlayed on_played = {})
        : record_(std::move(opening)),
          seats_(seats),
          time_keeper_(law),
          longest_game_(law.longest_game),
          watch_(std::move(watch)),
          on_played_(std::move(on_played)) {
        conditions_.move_time = law.move_time;
        conditions_.stop = std::move(stop);
    }

    /// Plays the game to its end. Blocks. Nothing comes back when a stop was requested: a move that
    /// was hurried says nothing about its player.
    std::optional<RefereedGame<G>> play() {
        std::optional<Verdict> verdict = verdict_of_the_board();
        show();
        while (!verdict) {
            verdict = let_move();
            if (conditions_.stop.stop_requested()) return std::nullopt;
            if (!verdict) show();
            if (!verdict) verdict = verdict_of_the_board();
            if (!verdict) verdict = verdict_of_the_length();
        }
        return RefereedGame<G>{std::move(record_), *std::move(verdict), stats_};
    }

  private:
    using Move = typename G::Move;

    void show() const {
        if (on_played_) on_played_(record_);
    }

    [[nodiscard]] std::optional<Verdict> verdict_of_the_board() const {
        const auto end = record_.outcome();
        if (!end) return std::nullopt;
        return Verdict{end->winner, end->score, std::string(name(end->reason)), {}};
    }

    [[nodiscard]] std::optional<Verdict> verdict_of_the_length() const {
        if (static_cast<int>(record_.moves().size()) < longest_game_) return std::nullopt;
        return Verdict{.winner = std::nullopt, .score = 0, .reason = "endless", .remark = {}};
    }

    /// A forced pass is nobody's decision and takes nobody's time. A verdict here is a loss of the
    /// side that was to move.
    std::optional<Verdict> let_move() {
        if (const auto pass = forced_pass(record_.game(), record_.position())) {
            (void)record_.play(*pass);
            return std::nullopt;
        }
        const Side side = record_.to_move();
        conditions_.clock = time_keeper_.clock(side);
        const auto begin = watch_();
        const auto choice = seats_[index(side)]->choose(record_, conditions_);
        const Duration spent = watch_() - begin;
        count(side, spent, choice ? choice->explored : 0);
        if (auto late = time_keeper_.spend(side, spent)) return lost(side, "time", *late);
        if (!choice) return lost(side, reason_of_failure(spent), choice.error().sentence);
        if (!choice->move) return lost(side, "resign", "resigned");
        const auto played = record_.play(*choice->move);
        if (!played) return lost(side, "illegal", played.error().sentence);
        return std::nullopt;
    }

    /// Whoever was waited for as long as anybody is has hung, not crashed.
    [[nodiscard]] std::string reason_of_failure(Duration spent) const {
        const bool has_limit = conditions_.move_time || conditions_.clock;
        return !has_limit && spent >= conditions_.patience ? "time" : "crash";
    }

    void count(Side side, Duration spent, std::uint64_t explored) {
        PlayerStats& stats = stats_[index(side)];
        ++stats.moves;
        stats.nodes += explored;
        stats.seconds += in_seconds(spent);
        stats.worst_move_seconds = std::max(stats.worst_move_seconds, in_seconds(spent));
    }

    [[nodiscard]] Verdict lost(Side side, std::string reason, const std::string& what) const {
        const int score = forfeit_score(record_.game());
        const std::string who(record_.game().side_name(side));
        return {opponent(side), side == Side::One ? -score : score, std::move(reason),
                who + ": " + what};
    }

    GameRecord<G> record_;
    Seats seats_;
    TimeKeeper time_keeper_;
    int longest_game_;
    Watch watch_;
    OnPlayed on_played_;
    Conditions<Move> conditions_;
    std::array<PlayerStats, 2> stats_{};
};

}  // namespace outflank::arena
