/// Judge: what a position is worth with best play, and its best moves, for whoever asks: commands,
/// protocols, the terminal game, the analysis of a whole game.
///
/// The 8x8 board of Othello is thought about by the engine, every other game by the generic search,
/// but for the ends of games on 4x4 and 6x6, which the engine solves whatever the effort, and all
/// of such a game where the effort has no bounds. A judge keeps what it found between questions, so
/// neighbouring positions are cheap. One question at a time; every one blocks until its effort is
/// spent or the token asks it to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/hint_progress.h"
#include "engine/engine.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "play/record.h"
#include "search/report.h"

namespace outflank::analysis {

/// How hard to think: at a level or so many plies deep, where neither is set to the end of the
/// game; but not longer than a time, which is for the whole question, and a number of positions
/// allow. Nothing set is an exact solution, however long that takes. REQUIRES of whoever asks: a
/// level or a depth, not both.
struct Effort {
    std::optional<int> level = {};  // engine/level.h; plies where the engine does not play
    std::optional<Duration> time = {};
    std::optional<int> depth = {};  // plies
    std::optional<std::uint64_t> nodes = {};  // hints pass it over

    [[nodiscard]] bool is_boundless() const { return !level && !time && !depth && !nodes; }
};

template <Game G>
class Judge {
  public:
    using Record = GameRecord<G>;
    using Report = SearchReport<typename G::Move>;

    /// The threads are those of the generic search. REQUIRES: an engine where it plays the game
    /// (engine::has_own_engine).
    explicit Judge(const G& game, std::shared_ptr<engine::Engine> engine,
                   std::size_t hash_megabytes, unsigned threads = 1);
    Judge(Judge&&) noexcept;
    Judge& operator=(Judge&&) noexcept;
    ~Judge();

    /// Best play, told on the way there too. Where the game is over the line is empty and the score
    /// that of the result.
    Report best(const Record& record, const Effort& effort, const std::stop_token& stop,
                const OnReport<typename G::Move>& on_report = {});

    /// The best moves, best first. REQUIRES: the game is not over.
    std::vector<Report> hints(const Record& record, std::size_t count, const Effort& effort,
                              const std::stop_token& stop, const OnHintProgress& on_progress = {});

    /// As if nothing had been asked yet.
    void forget();

  private:
    struct Mind;

    std::unique_ptr<Mind> mind_;
};

extern template class Judge<othello::Othello>;
extern template class Judge<tafl::Tafl>;

/// A level as people type it: plies and a time in games that the engine does not play.
template <Game G>
Effort effort_of_level(const G& game, int level);

extern template Effort effort_of_level(const othello::Othello&, int);
extern template Effort effort_of_level(const tafl::Tafl&, int);

}  // namespace outflank::analysis
