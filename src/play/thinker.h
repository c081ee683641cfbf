/// Thinker: players at work beside the skin that asked them. The skin hands over what a Session
/// wants to know (event::Thinking) and collects the commands that answer it.
///
/// Every function is for the owner's thread and returns at once. Players think one at a time, in
/// the order they were asked, so that one player may sit at both sides.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/inbox.h"
#include "core/worker.h"
#include "play/player.h"
#include "play/session_messages.h"

namespace outflank {

/// What a player is asked.
template <Game G>
struct Request {
    Ticket ticket;
    std::shared_ptr<Player<G>> player;
    GameRecord<G> record;
    std::optional<Duration> move_time;
    std::optional<GameClock> clock;
};

template <Game G>
class Thinker {
  public:
    /// `wake` is called on the worker's thread whenever there is something to collect.
    explicit Thinker(std::function<void()> wake = {}) : answers_(std::move(wake)) {}

    /// The answers come as Progressed and at last Chosen or Failed, with the request's ticket.
    void ask(Request<G> request) {
        worker_.start([this, request = std::move(request)](const std::stop_token& stop) {
            answer(request, stop);
        });
    }

    /// Whoever thinks is to answer now with the best so far.
    void hurry() { worker_.stop(); }

    /// What has come since the last time, for Session::handle.
    [[nodiscard]] std::vector<Command<G>> collect() { return answers_.collect(); }

  private:
    using Move = typename G::Move;

    void answer(const Request<G>& request, const std::stop_token& stop) {
        Conditions<Move> conditions;
        conditions.move_time = request.move_time;
        conditions.clock = request.clock;
        conditions.stop = stop;
        conditions.on_report = [&](const SearchReport<Move>& report) {
            answers_.send(command::Progressed<G>{request.ticket, report});
        };
        const auto choice = request.player->choose(request.record, conditions);
        if (choice) {
            answers_.send(command::Chosen<G>{request.ticket, choice->move});
        } else {
            answers_.send(command::Failed{request.ticket, choice.error().sentence});
        }
    }

    Inbox<Command<G>> answers_;
    Worker worker_;  // last, so that nobody answers into an inbox that is gone
};

}  // namespace outflank
