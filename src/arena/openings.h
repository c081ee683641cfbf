/// Openings: where the games of a match begin, so that two players who never draw lots do not play
/// the same game over and over. They come from a file, or are made: random moves after which a
/// short search finds neither side ahead.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/opening_judge.h"
#include "core/rng.h"
#include "core/text.h"
#include "play/record.h"

namespace outflank::arena {

/// The opening with that index. Any thread.
template <Game G>
using Openings = std::function<GameRecord<G>(std::size_t)>;

/// A transcript or a position a line; blank lines and those that begin with # are skipped. An error
/// names the line. Games that are over are no openings.
template <Game G>
Result<std::vector<GameRecord<G>>> read_openings(const G& game, std::string_view text) {
    std::vector<GameRecord<G>> openings;
    std::size_t number = 0;
    for (const std::string_view whole : text::split(text, '\n')) {
        ++number;
        const std::string_view line = text::trim(whole);
        if (line.empty() || line.front() == '#') continue;
        auto opening = GameRecord<G>::parse(game, line);
        if (opening && opening->is_over())
            opening = Error{"the game is over, so there is nothing to play from here"};
        if (!opening) return opening.error().in("line " + std::to_string(number));
        openings.push_back(*std::move(opening));
    }
    if (openings.empty()) return Error{"expected openings, one transcript a line, and found none"};
    return openings;
}

/// One after the other, and from the beginning when they are used up. REQUIRES: there is one.
template <Game G>
Openings<G> given_openings(std::vector<GameRecord<G>> list) {
    return [list = std::move(list)](std::size_t i) { return list[i % list.size()]; };
}

/// How many random moves an opening has: enough for thousands of different ones, few enough that
/// the game is still to be played.
inline int opening_plies(const othello::Othello& game) {
    constexpr int most = 8;
    return std::min(most, game.size() * game.size() / 8);
}
inline int opening_plies(const tafl::Tafl& /*game*/) { return 4; }

/// Makes balanced openings, no two of which are images of each other. Where there are no further
/// ones it is content with less balance, and in the end begins anew. The same seed gives the same
/// openings, whoever asks for them in whatever order.
template <Game G>
class OpeningMaker {
  public:
    OpeningMaker(const G& game, OpeningJudge<G> judge, std::uint64_t seed)
        : game_(game), judge_(std::move(judge)), rng_(seed), tolerance_(balanced_at(game)) {}

    /// Any thread. Blocks while it searches for openings.
    GameRecord<G> at(std::size_t i) {
        const std::scoped_lock lock(mutex_);
        while (openings_.size() <= i && !is_exhausted_) find_next();
        return openings_[i % openings_.size()];
    }

  private:
    void find_next() {
        constexpr int patience = 200;
        for (int attempt = 0; attempt < patience; ++attempt) {
            GameRecord<G> opening = random_opening();
            if (opening.is_over() || !is_wanted(opening.position())) continue;
            openings_.push_back(std::move(opening));
            return;
        }
        be_content_with_less();
    }

    void be_content_with_less() {
        constexpr double most = 1000;
        if (std::isinf(tolerance_)) {
            is_exhausted_ = !openings_.empty();
        } else {
            tolerance_ =
                tolerance_ < most ? 2 * tolerance_ : std::numeric_limits<double>::infinity();
        }
    }

    GameRecord<G> random_opening() {
        GameRecord<G> record(game_);
        for (int ply = 0; ply < opening_plies(game_) && !record.is_over(); ++ply)
            (void)record.play(pick(rng_, game_.moves(record.position())));
        return record;
    }

    /// Balanced, and no image of one that was taken.
    bool is_wanted(const typename G::Position& position) {
        const std::uint64_t key = key_of_images(position);
        if (taken_.contains(key)) return false;
        const auto [judged, is_new] = imbalance_.try_emplace(key, 0);
        if (is_new) judged->second = judge_(position);
        if (judged->second > tolerance_) return false;
        taken_.insert(key);
        return true;
    }

    [[nodiscard]] std::uint64_t key_of_images(const typename G::Position& position) const {
        std::uint64_t least = UINT64_MAX;
        for (const Symmetry symmetry : AllSymmetries)
            least = std::min(least, game_.key(game_.transformed(position, symmetry)));
        return least;
    }

    G game_;
    OpeningJudge<G> judge_;
    std::mutex mutex_;  // guards all below
    Rng rng_;
    double tolerance_;
    bool is_exhausted_ = false;
    std::vector<GameRecord<G>> openings_;
    std::set<std::uint64_t> taken_;  // by key_of_images
    std::map<std::uint64_t, double> imbalance_;  // by key_of_images: no position is judged twice
};

template <Game G>
Result<Openings<G>> made_openings(const G& game, std::uint64_t seed) {
    auto judge = make_opening_judge(game);
    if (!judge) return judge.error();
    const auto maker = std::make_shared<OpeningMaker<G>>(game, *std::move(judge), seed);
    return Openings<G>([maker](std::size_t i) { return maker->at(i); });
}

}  // namespace outflank::arena
