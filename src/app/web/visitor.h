/// Visitor: one client's conversation with the hall: what it says is obeyed, what happens to the
/// game it is attached to is told. No I/O: texts come in by hear() and go out to a Client.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/web/arena_run.h"
#include "app/web/client.h"
#include "app/web/hall.h"
#include "app/web/scheduler.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

/// For the hall's thread.
class Visitor : public std::enable_shared_from_this<Visitor> {
  public:
    /// Both outlive it, or leave() was called.
    Visitor(Hall& hall, Client& client);
    ~Visitor();
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    void greet();
    void hear(std::string_view text);
    /// The client is gone: nothing is sent any more, and its studies end.
    void leave();

    /// The game has changed; `common` is its state for whoever has not asked for the change.
    void tell_state(const HostedGame& game, const SharedText& common);
    void tell_thought(const SharedText& message);

  private:
    template <class Message>
    void obey_within_limits(const Message& message);
    void obey(const protocol::web::Create& create);
    void obey(const protocol::web::Attach& attach);
    void obey(protocol::web::Detach detach);
    void obey(const protocol::web::GameMessage& message);
    void obey(const protocol::web::Hint& hint);
    void obey(const protocol::web::Analyze& analyze);
    void obey(const protocol::web::Tree& tree);
    void obey(const protocol::web::Arena& arena);
    void obey(const protocol::web::Report& report);
    void obey(protocol::web::Stop stop);
    void obey(protocol::web::Ping ping);
    void obey(const protocol::web::Parse& parse);
    void obey(const protocol::web::Export& question);

    void enter(const FoundGame& found);
    void leave_game();
    /// The record that a question is about. Where there is none, that is said.
    std::optional<AnyRecord> record_of(const protocol::web::Subject& subject);
    /// Does work on a worker as this visitor's study; `before` is the one it takes the place of.
    template <class Work>
    void study(Scheduler::Kind kind, std::stop_source& before, Work work);

    void answer(std::string_view type, const Json& members);
    void refuse(const Refusal& refusal);
    void send(std::string text, Weight weight = Weight::Needed);

    Hall& hall_;
    Client* client_;  // null: it has left
    Scheduler::Owner number_ = fresh_owner();
    std::shared_ptr<HostedGame> game_;
    std::optional<std::int64_t> request_;  // of the message that is being obeyed
    bool is_told_ = false;  // its state has been sent
    std::stop_source hint_;
    std::stop_source analysis_;
    std::stop_source tree_;
    std::stop_source report_;
    std::shared_ptr<ArenaRun> arena_;  // the last one, also when it has ended
};

}  // namespace outflank::app::web
