#include "app/web/arena_run.h"

#include <chrono>
#include <string>
#include <utility>

#include "app/web/replies.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

/// Boards of a game that is watched, at most ten a second; nobody sees more. The end of a game is
/// told apart, so that none that matters is held back.
class BoardFilter {
  public:
    bool lets_pass() {
        const auto now = Clock::now();
        if (now - last_ < Interval) return false;
        last_ = now;
        return true;
    }

  private:
    static constexpr std::chrono::milliseconds Interval{100};
    Clock::time_point last_;
};

}  // namespace

ArenaRun::ArenaRun(Scheduler& scheduler, Scheduler::Owner owner, std::shared_ptr<ArenaMatch> match,
                   Say say)
    : scheduler_(scheduler), owner_(owner), match_(std::move(match)), say_(std::move(say)) {}

bool ArenaRun::start() {
    Json plan = match_->plan();
    plan["waiting"] = scheduler_.would_wait(Scheduler::Kind::Match);
    const std::scoped_lock lock(mutex_);
    if (!ask_for_a_game()) return false;
    say_("arena", plan, Weight::Needed);
    return true;
}

void ArenaRun::stop() {
    stop_.request_stop();
    const std::scoped_lock lock(mutex_);
    if (!std::exchange(is_over_, true)) say_("arena_end", match_->end(), Weight::Needed);
}

bool ArenaRun::ask_for_a_game() {
    return scheduler_.start(
        owner_, Scheduler::Kind::Match, stop_,
        [self = shared_from_this()](const std::stop_token& stop) { self->play_a_game(stop); });
}

void ArenaRun::play_a_game(const std::stop_token& stop) {
    if (stop.stop_requested()) return this->stop();  // the server closes, or somebody said so
    BoardFilter filter;
    const auto played = match_->play_next(stop, [&](const Json& board) {
        if (filter.lets_pass()) tell("arena_board", board, Weight::Passing);
    });
    if (!played) return fail(code::Failed, played.error().sentence);
    if (*played) tell("arena_game", **played);
    if (!*played || match_->is_complete()) return this->stop();
    if (!ask_for_a_game())
        fail(code::Busy, "too many questions wait for the engine; the match ends here");
}

void ArenaRun::tell(std::string_view type, const Json& members, Weight weight) {
    const std::scoped_lock lock(mutex_);
    if (!is_over_) say_(type, members, weight);
}

/// What was finished is told all the same.
void ArenaRun::fail(std::string_view code, const std::string& sentence) {
    tell("error", Json{{"code", code}, {"sentence", sentence}});
    stop();
}

}  // namespace outflank::app::web
