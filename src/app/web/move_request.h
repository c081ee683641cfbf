/// MoveRequest: what a player at a game of the web is asked, and how it is answered from a worker.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include "app/web/player_pool.h"
#include "play/session_messages.h"
#include "roster/player_spec.h"

namespace outflank::app::web {

template <Game G>
struct MoveRequest {
    Ticket ticket;
    GameRecord<G> record;
    roster::PlayerSpec player;
    Duration move_time;
    std::optional<GameClock> clock;
};

/// Passes reports on, at most one a tenth of a second; nobody reads faster.
template <Game G>
class ReportFilter {
  public:
    using Report = SearchReport<typename G::Move>;
    using OnPassed = std::function<void(const Report&)>;

    explicit ReportFilter(OnPassed on_passed) : on_passed_(std::move(on_passed)) {}

    void tell(const Report& report) {
        held_back_ = report;
        if (Clock::now() - last_ >= Interval) release();
    }
    /// The last report is always passed on.
    void release() {
        if (held_back_) on_passed_(*held_back_);
        held_back_.reset();
        last_ = Clock::now();
    }

  private:
    static constexpr std::chrono::milliseconds Interval{100};

    OnPassed on_passed_;
    std::optional<Report> held_back_;
    Clock::time_point last_ = Clock::now();
};

/// Gives Progressed, and at last Chosen or Failed. Blocks.
template <Game G>
void choose_move(const MoveRequest<G>& request, PlayerPool<G>& pool, const std::stop_token& stop,
                 const std::function<void(Command<G>)>& answer) {
    auto player = pool.borrow(request.record.game(), request.player);
    if (!player) return answer(command::Failed{request.ticket, player.error().sentence});
    ReportFilter<G> filter([&](const SearchReport<typename G::Move>& report) {
        answer(command::Progressed<G>{request.ticket, report});
    });
    Conditions<typename G::Move> conditions;
    conditions.move_time = request.move_time;
    conditions.clock = request.clock;
    conditions.stop = stop;
    conditions.on_report = [&](const auto& report) { filter.tell(report); };
    const auto choice = (*player)->choose(request.record, conditions);
    filter.release();
    pool.give_back(request.record.game(), request.player, *std::move(player));
    if (!choice) return answer(command::Failed{request.ticket, choice.error().sentence});
    answer(command::Chosen<G>{request.ticket, choice->move});
}

}  // namespace outflank::app::web
