#include "arena/match_runner.h"

#include <utility>

#include "core/parallel.h"

namespace outflank::arena {

MatchEnd MatchRunner::run(std::vector<PlayedGame> finished, const std::stop_token& stop) {
    const std::stop_callback relay(stop, [this] { over_.request_stop(); });
    for (PlayedGame& game : finished) finished_.emplace(game.number, std::move(game));
    hand_over_in_order();
    const std::vector<int> numbers = missing();
    for_each_index(
        numbers.size(), job_.concurrency, [&](std::size_t i) { play(numbers[i]); },
        [this] { return over_.stop_requested(); });
    return end();
}

void MatchRunner::play(int number) {
    auto game = job_.play(number, over_.get_token());
    const std::scoped_lock lock(mutex_);
    if (!game || is_enough_ || problem_) return;
    if (const auto kept = job_.on_finished(*game); !kept) {
        problem_ = kept.error();
        over_.request_stop();
    }
    finished_.emplace(number, *std::move(game));
    hand_over_in_order();
}

void MatchRunner::hand_over_in_order() {
    for (auto game = finished_.find(next_); game != finished_.end() && !is_enough_;
         game = finished_.find(next_)) {
        is_enough_ = !job_.on_next(game->second);
        ++next_;
    }
    if (is_enough_) over_.request_stop();
}

std::vector<int> MatchRunner::missing() const {
    std::vector<int> numbers;
    for (int number = 1; number <= job_.games; ++number)
        if (!finished_.contains(number)) numbers.push_back(number);
    return numbers;
}

/// A match that was settled counts what settled it; one that was broken off, all that it has, so
/// that the games behind a gap are handed over now.
MatchEnd MatchRunner::end() {
    MatchEnd result{{}, problem_};
    for (auto& [number, game] : finished_) {
        if (is_enough_ && number >= next_) break;
        if (number >= next_) (void)job_.on_next(game);
        result.games.push_back(std::move(game));
    }
    return result;
}

}  // namespace outflank::arena
